internal import SwiftSyntax

/// Adds `AnyObject` to an `@objc protocol` without it: only classes can adopt such a protocol, and `weak var` needs
/// that.
final class ClassBoundProtocols: FileRule {
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = node.inheritanceClause?.inheritedTypes.map { $0.type.plainName } ?? []
        guard let attribute = Declaration(DeclSyntax(node))?.attribute("objc"), !attribute.isLeftToObjectiveC,
            !isClassBound(inherited)
        else { return .visitChildren }
        if let colon = node.inheritanceClause?.colon {
            rewriting.insert(" AnyObject,", at: colon.bytes.upperBound, in: file.index)
        } else {
            rewriting.insert(": AnyObject", at: node.name.bytes.upperBound, in: file.index)
        }
        return .visitChildren
    }

    /// Whether an inherited protocol is class-bound already.
    private func isClassBound(_ inherited: [String]) -> Bool {
        inherited.contains { name in
            ["AnyObject", "class", "NSObjectProtocol"].contains(name)
                || rewriting.symbols.protocols[name]?.declaration.attribute("objc") != nil
                || (name.hasPrefix("UI") || name.hasPrefix("NS"))
                    && (name.hasSuffix("Delegate") || name.hasSuffix("DataSource"))
        }
    }
}
