/// `#keyPath(Person.address.street)` becomes `"address.street"`.
enum KeyPaths {
    static func rewrite(_ rewriting: inout Rewriting) {
        for file in rewriting.files {
            for index in file.tokens.indices where file.tokens[index].text == "#keyPath" {
                guard !file.isLeftToObjectiveC(index), file.text(index + 1) == "(",
                    let close = file.tokens[index + 1].partner
                else { continue }
                let range = file.bytes(of: index..<(close + 1))
                if let path = path((index + 2)..<close, in: file, rewriting) {
                    rewriting.replace(range, with: "\"\(path)\"", in: file.index)
                } else {
                    rewriting.remark(.unreadable("#keyPath"), at: range, in: file.index)
                }
            }
        }
    }

    /// The path without its leading types, which are capitalised. Nil if no property is left.
    private static func path(_ tokens: Range<Int>, in file: SwiftFile, _ rewriting: Rewriting) -> String? {
        var names: [String] = []
        for index in tokens {
            switch file.tokens[index].kind {
            case .identifier, .quotedIdentifier: names.append(file.text(index))
            case .punctuation where file.text(index) == ".": continue
            case .operator where ["?", "!"].contains(file.text(index)): continue
            default: return nil
            }
        }
        let properties = names.drop { $0.first?.isUppercase ?? false || $0 == "self" }.map { name in
            let own = (rewriting.symbols.properties[name] ?? []).map { $0.objectiveCName(in: rewriting.files[$0.file]) }
            return Set(own).count == 1 ? own[0] ?? name : name
        }
        return properties.isEmpty ? nil : properties.joined(separator: ".")
    }
}
