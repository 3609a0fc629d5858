internal import SwiftSyntax

/// The names that a member of a type, or a function, declares inside: parameters, variables, captures, in any block.
struct LocalNames {
    enum Binding {
        case annotated(TypeSyntax)
        case initialized(ExprSyntax)

        /// `if let name`, which has the type of the same name outside.
        case unwrapped
        case unknown
    }

    let bindings: [String: [Binding]]

    init(_ scope: Syntax) {
        let finder = BindingFinder(viewMode: .sourceAccurate)
        finder.walk(scope)
        bindings = finder.bindings
    }
}

private final class BindingFinder: SyntaxVisitor {
    private(set) var bindings: [String: [LocalNames.Binding]] = [:]

    private func insert(_ name: TokenSyntax, _ binding: LocalNames.Binding) {
        bindings[name.plainText, default: []].append(binding)
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        insert(node.secondName ?? node.firstName, node.ellipsis == nil ? .annotated(node.type) : .unknown)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        insert(node.secondName ?? node.firstName, node.type.map { .annotated($0) } ?? .unknown)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        insert(node.name, .unknown)
        return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value {
            insert(node.name, .initialized(value))
        } else if node.name.text != "self" {
            insert(node.name, .unwrapped)
        }
        return .visitChildren
    }

    override func visit(_ node: AccessorParametersSyntax) -> SyntaxVisitorContinueKind {
        insert(node.name, .unknown)
        return .visitChildren
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        insert(node.name, .unknown)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .visitChildren }
        if let annotation = node.typeAnnotation {
            insert(name, .annotated(annotation.type))
        } else if let value = node.initializer?.value, !value.isReference(to: name.plainText) {
            insert(name, .initialized(value))
        } else {
            insert(name, .unwrapped)
        }
        return .visitChildren
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier else { return .visitChildren }
        if let annotation = node.typeAnnotation {
            insert(name, .annotated(annotation.type))
        } else if let value = node.initializer?.value, !value.isReference(to: name.plainText) {
            insert(name, .initialized(value))
        } else {
            insert(name, .unknown)
        }
        return .visitChildren
    }

    /// Names in other patterns: `for name in`, `case .some(let name)`, `let (name, other) =`.
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        let isOfBinding =
            node.parent?.is(PatternBindingSyntax.self) == true
            || node.parent?.is(OptionalBindingConditionSyntax.self) == true
        if !isOfBinding { insert(node.identifier, .unknown) }
        return .visitChildren
    }
}

extension ExprSyntax {
    fileprivate func isReference(to name: String) -> Bool {
        self.as(DeclReferenceExprSyntax.self)?.baseName.plainText == name
    }
}
