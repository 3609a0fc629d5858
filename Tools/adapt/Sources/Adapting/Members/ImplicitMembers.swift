internal import SwiftSyntax

/// Finds the type whose member `.name` is, where the syntax around it says so.
struct ImplicitMembers {
    let types: ExpressionTypes

    func context(of node: MemberAccessExprSyntax) -> KnownType? { context(of: Syntax(node)) }

    private func context(of node: Syntax) -> KnownType? {
        guard let parent = node.parent else { return nil }
        switch parent.as(SyntaxEnum.self) {
        case .functionCallExpr(let call) where call.calledExpression.id == node.id: return context(of: parent)
        case .memberAccessExpr, .optionalChainingExpr, .forceUnwrapExpr: return context(of: parent)
        case .arrayElement:
            let list = parent.parent?.parent.flatMap { context(of: $0) }
            return list.flatMap { isSet($0) ? $0 : $0.element }
        case .labeledExpr(let argument): return self.type(of: argument)
        case .initializerClause:
            let owner = parent.parent
            let annotation =
                owner?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
                ?? owner?.as(FunctionParameterSyntax.self)?.type
            return annotation.flatMap { types.known.type($0) }
        case .exprList:
            guard let sequence = parent.parent?.as(SequenceExprSyntax.self) else { return nil }
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[2].id == node.id, Self.joinsEqualTypes(elements[1]) else { return nil }
            return types.type(of: elements[0])
        default: return nil
        }
    }

    /// Whether both sides of an operator have the same type.
    private static func joinsEqualTypes(_ expression: ExprSyntax) -> Bool {
        expression.is(AssignmentExprSyntax.self)
            || ["==", "!="].contains(expression.as(BinaryOperatorExprSyntax.self)?.operator.text)
    }

    private func isSet(_ type: KnownType) -> Bool {
        types.known.ancestors(of: type.name)?.contains("SetAlgebra") == true
    }

    /// The type of the parameter in all functions that a call can mean.
    private func type(of argument: LabeledExprSyntax) -> KnownType? {
        guard let list = argument.parent?.as(LabeledExprListSyntax.self),
            let call = list.parent?.as(FunctionCallExprSyntax.self),
            let index = list.firstIndex(where: { $0.id == argument.id }),
            let callee = Callee(call, types)
        else { return nil }
        let place = list.distance(from: list.startIndex, to: index)
        let found = Set(callee.fitting.map { $0[place].type })
        return found.count == 1 ? found.first.flatMap { types.known.type(inTable: $0) } : nil
    }
}
