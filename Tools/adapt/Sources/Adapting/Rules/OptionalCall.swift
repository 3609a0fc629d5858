internal import SwiftSyntax

/// `receiver.name?(arguments)`
struct OptionalCall {
    let node: FunctionCallExprSyntax
    let receiver: ExprSyntax

    /// The name of the method.
    let nameToken: TokenSyntax

    /// `?` or `!`
    let mark: TokenSyntax
    let labels: [String]

    var name: String { nameToken.plainText }
    var signature: String { name + "(" + labels.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" }
    var hasTrailingClosure: Bool { node.trailingClosure != nil }

    /// The range of the name and the mark.
    var bytes: Range<Int> { nameToken.bytes.lowerBound..<mark.bytes.upperBound }

    init?(_ node: FunctionCallExprSyntax) {
        let callee: ExprSyntax
        if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
            (callee, mark) = (chain.expression, chain.questionMark)
        } else if let unwrap = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
            (callee, mark) = (unwrap.expression, unwrap.exclamationMark)
        } else {
            return nil
        }
        guard node.leftParen != nil, let member = callee.as(MemberAccessExprSyntax.self), let base = member.base else {
            return nil
        }
        self.node = node
        receiver = base
        nameToken = member.declName.baseName
        labels = node.arguments.map { $0.label?.label ?? "" }
    }

    /// Whether the callee must be a method, because closures have no labels.
    var asksMethod: Bool { labels.contains { !$0.isEmpty } }

    func fits(_ declared: [String]?) -> Bool {
        guard let declared else { return false }
        return declared == labels || hasTrailingClosure && declared.dropLast() == labels[...]
    }

    /// Whether the value stays optional without the mark, because the receiver is.
    var hasOptionalReceiver: Bool {
        var next: ExprSyntax? = receiver
        while let expression = next {
            switch expression.as(ExprSyntaxEnum.self) {
            case .optionalChainingExpr: return true
            case .memberAccessExpr(let member): next = member.base
            case .functionCallExpr(let call): next = call.calledExpression
            case .subscriptCallExpr(let call): next = call.calledExpression
            case .forceUnwrapExpr(let unwrap): next = unwrap.expression
            default: return false
            }
        }
        return false
    }

    /// Whether the value is bound by `if let`, `guard let` or `while let`, which need an optional.
    var isBound: Bool {
        node.parent?.is(InitializerClauseSyntax.self) == true
            && node.parent?.parent?.is(OptionalBindingConditionSyntax.self) == true
    }
}
