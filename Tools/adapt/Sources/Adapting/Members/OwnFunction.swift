internal import SwiftSyntax

/// The function of the files that a call means: the only one of its name, called on `self` or without a receiver.
struct OwnFunction {
    private let parameters: [FunctionParameterSyntax]
    private let call: FunctionCallExprSyntax

    init?(calledBy call: FunctionCallExprSyntax, _ types: ExpressionTypes) {
        guard let name = Self.name(of: call.calledExpression), types.known.symbols.entries[name]?.count == 1,
            let entry = types.known.symbols.functions[name]?.first,
            let function = entry.declaration.node.as(FunctionDeclSyntax.self),
            entry.path.isEmpty || Self.isSelf(entry, call)
        else { return nil }
        parameters = Array(function.signature.parameterClause.parameters)
        self.call = call
    }

    private static func name(of callee: ExprSyntax) -> String? {
        if let reference = callee.as(DeclReferenceExprSyntax.self) { return reference.baseName.plainText }
        guard let member = callee.as(MemberAccessExprSyntax.self), member.base?.trimmedDescription == "self" else {
            return nil
        }
        return member.declName.baseName.plainText
    }

    /// Whether the function belongs to the type around the call.
    private static func isSelf(_ entry: Symbols.Entry, _ call: FunctionCallExprSyntax) -> Bool {
        Owner(of: call)?.typeName == entry.path.joined(separator: ".")
    }

    /// The type of the closure that stands there; nil for one that the function does not take.
    func closure(at place: ClosurePlace) -> FunctionTypeSyntax? {
        let closures = parameters.filter { $0.type.function != nil }
        switch place {
        case .argument(let index):
            let label = call.arguments.dropFirst(index).first?.label?.label ?? ""
            let fitting = closures.filter { $0.firstName.label == label }
            return fitting.count == 1 ? fitting[0].type.function : nil
        case .trailing(let label?):
            return closures.first { $0.firstName.label == label }?.type.function
        case .trailing(nil):
            // The arguments in parentheses take the parameters before it.
            let taken = call.arguments.compactMap { $0.label?.label }
            let open = closures.filter { !taken.contains($0.firstName.label) }
            return open.count == call.additionalTrailingClosures.count + 1 ? open.first?.type.function : nil
        }
    }
}

extension TypeSyntax {
    /// A function type in parentheses, with attributes, or optional.
    fileprivate var function: FunctionTypeSyntax? {
        switch self.as(TypeSyntaxEnum.self) {
        case .functionType(let type): type
        case .attributedType(let type): type.baseType.function
        case .optionalType(let type): type.wrappedType.function
        case .tupleType(let type): type.elements.count == 1 ? type.elements.first?.type.function : nil
        default: nil
        }
    }
}
