internal import SwiftSyntax

/// `#keyPath(Person.address.street)` becomes `"address.street"`.
final class KeyPaths: FileRule {
    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "keyPath", !node.isLeftToObjectiveC else { return .visitChildren }
        if let path = node.arguments.first.flatMap({ path(Self.names(in: $0.expression)) }) {
            replace(node, with: "\"\(path)\"")
        } else {
            remark(.unreadable("#keyPath"), at: node)
        }
        return .skipChildren
    }

    /// The path without its leading types, which are capitalised. Nil if no property is left.
    private func path(_ names: [String]?) -> String? {
        guard let names else { return nil }
        let properties = names.drop { $0.first?.isUppercase ?? false || $0 == "self" }.map { name in
            let own = (rewriting.symbols.properties[name] ?? []).map { $0.declaration.objectiveCName }
            return Set(own).count == 1 ? own[0] ?? name : name
        }
        return properties.isEmpty ? nil : properties.joined(separator: ".")
    }

    /// The names of a path; nil for other expressions.
    private static func names(in expression: ExprSyntax) -> [String]? {
        switch expression.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let name): [name.baseName.plainText]
        case .memberAccessExpr(let member):
            member.base.flatMap { names(in: $0) }.map { $0 + [member.declName.baseName.plainText] }
        case .optionalChainingExpr(let chain): names(in: chain.expression)
        case .forceUnwrapExpr(let unwrap): names(in: unwrap.expression)
        default: nil
        }
    }
}
