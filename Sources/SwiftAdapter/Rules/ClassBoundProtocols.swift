/// Adds `AnyObject` to an `@objc protocol` without it: only classes can adopt such a protocol, and `weak var` needs
/// that.
enum ClassBoundProtocols {
    static func rewrite(_ rewriting: inout Rewriting) {
        for entry in rewriting.symbols.all where entry.declaration.introducer == "protocol" {
            let declaration = entry.declaration
            let file = rewriting.files[entry.file]
            guard !declaration.name.isEmpty, let attribute = declaration.attribute("objc"),
                !file.isLeftToObjectiveC(attribute.tokens.lowerBound),
                !isClassBound(declaration.inherited, rewriting.symbols)
            else { continue }
            let name = declaration.keyword + 1
            if declaration.inherited.isEmpty {
                rewriting.insert(": AnyObject", at: file.tokens[name].range.upperBound, in: entry.file)
            } else if file.text(name + 1) == ":" {
                rewriting.insert(" AnyObject,", at: file.tokens[name + 1].range.upperBound, in: entry.file)
            }
        }
    }

    /// Whether an inherited protocol is class-bound already.
    private static func isClassBound(_ inherited: [String], _ symbols: Symbols) -> Bool {
        inherited.contains { name in
            ["AnyObject", "class", "NSObjectProtocol"].contains(name)
                || symbols.protocols[name]?.declaration.attribute("objc") != nil
                || (name.hasPrefix("UI") || name.hasPrefix("NS"))
                    && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
        }
    }
}
