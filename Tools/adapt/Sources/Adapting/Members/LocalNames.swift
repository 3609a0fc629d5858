internal import SwiftSyntax

/// The names that a member of a type, or a function, declares inside: parameters, variables, captures, in any block.
struct LocalNames {
    enum Binding {
        case annotated(TypeSyntax)
        case initialized(ExprSyntax)

        /// `if let name`, which has the type of the same name outside.
        case unwrapped

        /// `for name in`, over an array or a set.
        case element(ExprSyntax)

        /// `for (_, name) in`, over a dictionary.
        case value(ExprSyntax)

        /// A parameter without a type.
        case parameter(ClosureExprSyntax, index: Int)
        case unknown
    }

    /// A binding and where it can be seen: from the end of its declaration to the end of its block.
    struct Local {
        let binding: Binding
        let scope: Range<AbsolutePosition>
    }

    let bindings: [String: [Local]]

    /// The innermost binding of a name, which is the last one before the node; nil where none can be seen. Unknown if
    /// one of those of this name is.
    func binding(of name: String, at node: some SyntaxProtocol) -> Binding? {
        let all = bindings[name] ?? []
        if let unknown = all.first(where: { if case .unknown = $0.binding { true } else { false } }) {
            return unknown.binding
        }
        return all.filter { $0.scope.contains(node.position) }.max { $0.scope.lowerBound < $1.scope.lowerBound }?
            .binding
    }

    init(_ scope: Syntax) {
        let finder = BindingFinder(viewMode: .sourceAccurate)
        finder.walk(scope)
        bindings = finder.bindings
    }
}

private final class BindingFinder: SyntaxVisitor {
    private(set) var bindings: [String: [LocalNames.Local]] = [:]

    private func insert(_ name: TokenSyntax, _ binding: LocalNames.Binding) {
        bindings[name.plainText, default: []].append(LocalNames.Local(binding: binding, scope: Self.scope(of: name)))
    }

    private static func scope(of name: TokenSyntax) -> Range<AbsolutePosition> {
        var start = name.endPosition
        var end = start
        for node in sequence(first: Syntax(name), next: { $0.parent }) {
            end = node.endPosition
            switch node.as(SyntaxEnum.self) {
            case .patternBinding, .optionalBindingCondition, .closureCapture: start = node.endPosition
            case .forStmt(let loop): return loop.sequence.endPosition..<end
            case .ifExpr(let condition): return start..<(condition.elseBody?.position ?? end)
            case .closureExpr, .functionDecl, .initializerDecl, .subscriptDecl, .accessorBlock, .accessorDecl,
                .codeBlock, .whileStmt, .switchCase, .catchClause, .memberBlock:
                return start..<end
            default: continue
            }
        }
        return start..<end
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        insert(node.secondName ?? node.firstName, node.ellipsis == nil ? .annotated(node.type) : .unknown)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        let name = node.secondName ?? node.firstName
        insert(name, node.type.map { .annotated($0) } ?? .parameter(of: node))
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        insert(node.name, .parameter(of: node))
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
        if !isOfBinding { insert(node.identifier, .pattern(node)) }
        return .visitChildren
    }
}

extension LocalNames.Binding {
    fileprivate static func parameter(of node: some SyntaxProtocol) -> LocalNames.Binding {
        let parents = sequence(first: Syntax(node), next: { $0.parent })
        guard let closure = parents.lazy.compactMap({ $0.as(ClosureExprSyntax.self) }).first,
            let index = node.parent?.children(viewMode: .sourceAccurate).map({ $0.id }).firstIndex(of: node.id)
        else { return .unknown }
        return .parameter(closure, index: index)
    }

    /// A name in the pattern of a loop, or in a cast: `case let name as UILabel`.
    fileprivate static func pattern(_ node: IdentifierPatternSyntax) -> LocalNames.Binding {
        var inner = Syntax(node)
        if let binding = node.parent?.as(ValueBindingPatternSyntax.self) { inner = Syntax(binding) }
        guard let parent = inner.parent else { return .unknown }
        switch parent.as(SyntaxEnum.self) {
        case .forStmt(let loop):
            return loop.typeAnnotation.map { .annotated($0.type) } ?? .element(loop.sequence)
        case .tuplePatternElement(let element):
            guard let tuple = element.parent?.parent?.as(TuplePatternSyntax.self), tuple.elements.count == 2,
                tuple.elements.last?.id == element.id, let loop = tuple.parent?.as(ForStmtSyntax.self)
            else { return .unknown }
            return loop.sequence.enumerated.map { .element($0) } ?? .value(loop.sequence)
        case .patternExpr(let pattern): return cast(pattern)
        default: return .unknown
        }
    }

    private static func cast(_ node: PatternExprSyntax) -> LocalNames.Binding {
        guard let elements = node.parent?.as(ExprListSyntax.self).map({ Array($0) }), elements.count == 3,
            elements[0].id == node.id, elements[1].is(UnresolvedAsExprSyntax.self),
            let type = elements[2].as(TypeExprSyntax.self)
        else { return .unknown }
        return .annotated(type.type)
    }
}

extension ExprSyntax {
    fileprivate func isReference(to name: String) -> Bool {
        self.as(DeclReferenceExprSyntax.self)?.baseName.plainText == name
    }

    /// `views` in `views.enumerated()`.
    fileprivate var enumerated: ExprSyntax? {
        guard let call = self.as(FunctionCallExprSyntax.self), call.arguments.isEmpty,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            member.declName.baseName.text == "enumerated"
        else { return nil }
        return member.base
    }
}
