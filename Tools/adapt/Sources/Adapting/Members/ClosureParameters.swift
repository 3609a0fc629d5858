internal import SwiftSyntax

/// The types of the parameters of closures that name none, as far as the called function says them: one of UIKit or
/// Foundation, of lists, or of the files.
struct ClosureParameters {
    let types: ExpressionTypes

    func type(_ index: Int, of closure: ClosureExprSyntax) -> KnownType? {
        guard let (call, place) = Self.call(of: closure) else { return nil }
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            let type = types.type(of: base), let element = type.element
        {
            let name = member.declName.baseName.text
            return type.isList && Self.ofSequences.contains(name) && !types.known.symbols.names.contains(name)
                ? element : nil
        }
        if let own = OwnFunction(calledBy: call, types) {
            return own.closure(at: place).flatMap { $0.parameters.dropFirst(index).first }.flatMap {
                types.known.type($0.type)
            }
        }
        guard let callee = Callee(call, types) else { return nil }
        let parameters: [MemberTable.Parameter?] =
            switch place {
            case .argument(let number): callee.fitting.map { $0[number] }
            case .trailing(let label): callee.trailingParameters(labeled: label)
            }
        let found = Set(parameters.map { $0?.closureTypes.flatMap { $0.indices.contains(index) ? $0[index] : nil } })
        return found.count == 1 ? found.first.flatMap { $0 }.flatMap { types.known.type(inTable: $0) } : nil
    }

    /// Functions whose closures take elements, and that optionals lack, unlike `map` and `flatMap`.
    private static let ofSequences: Set<String> = [
        "forEach", "filter", "compactMap", "contains", "allSatisfy", "first", "last", "firstIndex", "lastIndex",
        "removeAll", "drop", "prefix", "sort", "sorted", "min", "max", "partition",
    ]

    private static func call(of closure: ClosureExprSyntax) -> (FunctionCallExprSyntax, ClosurePlace)? {
        guard let parent = closure.parent else { return nil }
        if let call = parent.as(FunctionCallExprSyntax.self), call.trailingClosure?.id == closure.id {
            return (call, .trailing(label: nil))
        }
        if let element = parent.as(MultipleTrailingClosureElementSyntax.self),
            let call = element.parent?.parent?.as(FunctionCallExprSyntax.self)
        {
            return (call, .trailing(label: element.label.text))
        }
        guard let argument = parent.as(LabeledExprSyntax.self),
            let list = argument.parent?.as(LabeledExprListSyntax.self),
            let call = list.parent?.as(FunctionCallExprSyntax.self),
            let index = list.firstIndex(where: { $0.id == argument.id })
        else { return nil }
        return (call, .argument(list.distance(from: list.startIndex, to: index)))
    }
}

/// Where a closure stands in a call.
enum ClosurePlace {
    case argument(Int)

    /// Nil for the first closure after the parentheses.
    case trailing(label: String?)
}
