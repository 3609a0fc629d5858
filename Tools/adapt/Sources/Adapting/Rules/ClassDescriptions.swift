internal import SwiftSyntax

/// Rewrites `Cell.description()` and `type(of: view).description()`, which the Objective-C runtime answers, to
/// `String(reflecting:)` of the class.
final class ClassDescriptions: FileRule {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.arguments.isEmpty, node.trailingClosure == nil, !node.isLeftToObjectiveC,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "description", let base = member.base, let type = type(base)
        else { return .visitChildren }
        let text = base.trimmedDescription
        replace(node, with: "String(reflecting: \(text)\(type == .name ? ".self" : ""))")
        return .skipChildren
    }

    private enum Form {
        case name, value
    }

    /// Nil if the expression is no class without a `description()` of its own.
    private func type(_ base: ExprSyntax) -> Form? {
        if let call = base.as(FunctionCallExprSyntax.self) {
            let isTypeOf =
                call.calledExpression.trimmedDescription == "type" && call.arguments.first?.label?.text == "of"
            return isTypeOf ? .value : nil
        }
        guard let name = base.as(DeclReferenceExprSyntax.self)?.baseName.plainText else { return nil }
        let isClass = rewriting.symbols.classes[name] != nil || DelegateTable.shared.classes[name] != nil
        let own = (rewriting.symbols.functions["description"] ?? []).filter { $0.path.last == name }
        return isClass && own.isEmpty ? .name : nil
    }
}
