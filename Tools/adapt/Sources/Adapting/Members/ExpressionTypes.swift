internal import SwiftSyntax

/// Finds the types of expressions from their syntax, without type checking: nil wherever that is not certain.
final class ExpressionTypes {
    let known: KnownTypes
    private var scopes: [SyntaxIdentifier: LocalNames] = [:]

    /// Names and closures whose types are being looked for; `let view = view.superview` leads back to itself.
    private var open: Set<OpenQuestion> = []

    /// The maximum number of expressions and bindings that lead to a type.
    static let depthMax = 24

    init(_ known: KnownTypes) {
        self.known = known
    }

    func type(of node: ExprSyntax) -> KnownType? { type(of: node, depth: 0) }

    func type(of node: ExprSyntax, depth: Int) -> KnownType? {
        guard depth < Self.depthMax else { return nil }
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): return type(of: reference, depth: depth)
        case .memberAccessExpr(let member): return type(of: member, depth: depth)
        case .functionCallExpr(let call): return type(of: call, depth: depth)
        case .subscriptCallExpr(let call): return type(of: call, depth: depth)
        case .arrayExpr(let literal): return type(of: literal, depth: depth)
        case .dictionaryExpr(let literal): return type(of: literal, depth: depth)
        case .genericSpecializationExpr(let node): return type(of: node.expression, depth: depth + 1)
        case .superExpr: return superclass(at: node)
        case .optionalChainingExpr(let chain): return type(of: chain.expression, depth: depth + 1)
        case .forceUnwrapExpr(let unwrap): return type(of: unwrap.expression, depth: depth + 1)
        case .tryExpr(let expression): return type(of: expression.expression, depth: depth + 1)
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else { return nil }
            return type(of: only.expression, depth: depth + 1)
        case .sequenceExpr(let sequence):
            let elements = Array(sequence.elements)
            guard elements.count == 3 else { return nil }
            if elements[1].is(UnresolvedAsExprSyntax.self) {
                return elements[2].as(TypeExprSyntax.self).flatMap { known.type($0.type) }
            }
            return elements[1].trimmedDescription == "??"
                ? type(of: elements[0], or: elements[2], depth: depth + 1) : nil
        default: return nil
        }
    }

    // MARK: - Names

    private func type(of node: DeclReferenceExprSyntax, depth: Int) -> KnownType? {
        let name = node.baseName.plainText
        let owner = Owner(of: node)
        if name.hasPrefix("$") { return implicitParameter(name, at: node) }
        if name == "self" { return owner.flatMap { $0.isInstance ? known.type(named: $0.typeName) : nil } }
        if name == "Self" { return owner.flatMap { known.type(named: $0.typeName)?.asType } }
        if let scope = Owner.scope(of: node), let binding = locals(in: scope).binding(of: name, at: node) {
            return asking(.name(node.id)) { type(of: binding, named: name, at: node, depth: depth) }
        }
        if let owner, let type = known.type(named: owner.typeName), let found = property(name, of: type, depth: depth) {
            return owner.isInstance ? found : nil
        }
        if let type = known.type(named: name), !Syntax(node).isGenericParameter(name) { return type.asType }
        return nil
    }

    func locals(in scope: Syntax) -> LocalNames {
        if let known = scopes[scope.id] { return known }
        let found = LocalNames(scope)
        scopes[scope.id] = found
        return found
    }

    /// The type of a local name. `if let name` alone has that of the property.
    private func type(
        of binding: LocalNames.Binding, named name: String, at node: DeclReferenceExprSyntax, depth: Int
    )
        -> KnownType?
    {
        switch binding {
        case .annotated(let type): return known.type(type)
        case .initialized(let value): return type(of: value, depth: depth + 1)
        case .unwrapped:
            guard let owner = Owner(of: node), owner.isInstance, let type = known.type(named: owner.typeName) else {
                return nil
            }
            return property(name, of: type, depth: depth)
        case .element(let values): return type(of: values, depth: depth + 1).flatMap { $0.isList ? $0.element : nil }
        case .value(let values):
            return type(of: values, depth: depth + 1).flatMap { $0.isDictionary ? $0.element : nil }
        case .parameter(let closure, let index): return parameter(index, of: closure)
        case .unknown: return nil
        }
    }

    /// Nil where a question leads to itself.
    private func asking(_ question: OpenQuestion, _ answer: () -> KnownType?) -> KnownType? {
        guard open.insert(question).inserted else { return nil }
        defer { open.remove(question) }
        return answer()
    }

    private enum OpenQuestion: Hashable {
        case name(SyntaxIdentifier)
        case parameter(Int, of: SyntaxIdentifier)
    }

    /// The parameter of a closure that has no types.
    private func parameter(_ index: Int, of closure: ClosureExprSyntax) -> KnownType? {
        asking(.parameter(index, of: closure.id)) { ClosureParameters(types: self).type(index, of: closure) }
    }

    /// `$0`
    private func implicitParameter(_ name: String, at node: DeclReferenceExprSyntax) -> KnownType? {
        let parents = sequence(first: Syntax(node), next: { $0.parent })
        guard let index = Int(name.dropFirst()),
            let closure = parents.lazy.compactMap({ $0.as(ClosureExprSyntax.self) }).first
        else { return nil }
        return parameter(index, of: closure)
    }

    private func superclass(at node: some SyntaxProtocol) -> KnownType? {
        guard let owner = Owner(of: node), owner.isInstance, known.type(named: owner.typeName) != nil,
            let name = known.symbols.classes[owner.typeName]?.first?.declaration.inherited.first
        else { return nil }
        return known.type(named: name)
    }

    // MARK: - Members

    private func type(of node: MemberAccessExprSyntax, depth: Int) -> KnownType? {
        guard let base = node.base, let type = type(of: base, depth: depth + 1) else { return nil }
        let name = node.declName.baseName.plainText
        if name == "self" { return type }
        if type.isType, let nested = known.type(named: "\(type.name).\(name)") { return nested.asType }
        if type.element != nil { return member(name, ofList: type) }
        return property(name, of: type, depth: depth)
    }

    private func property(_ name: String, of type: KnownType, depth: Int) -> KnownType? {
        ownProperty(name, of: type.name, depth: depth) ?? inherited(name, of: type) { $0.parameters == nil }
    }

    private func ownProperty(_ name: String, of type: String, depth: Int) -> KnownType? {
        guard let entry = known.symbols.classes[type]?.first else { return nil }
        let family = ClassFamily(entry, known.symbols, .shared)
        for level in family.levels {
            guard let member = level.members.first(where: { $0.member.declares(property: name) })?.member,
                let binding = member.binding(of: name)
            else { continue }
            if let annotation = binding.typeAnnotation { return known.type(annotation.type) }
            return binding.initializer.flatMap { self.type(of: $0.value, depth: depth + 1) }
        }
        return nil
    }

    private func inherited(
        _ name: String, of type: KnownType, where isMeant: (MemberTable.Member) -> Bool
    ) -> KnownType? {
        guard let ancestors = known.ancestors(of: type.name) else { return nil }
        let members = known.table.members(name, of: ancestors)
        guard members.allSatisfy(isMeant), Set(members.map { $0.type }).count == 1, let first = members.first else {
            return nil
        }
        return known.type(inTable: first.type)
    }

    private func type(of node: FunctionCallExprSyntax, depth: Int) -> KnownType? {
        if let type = type(of: node.calledExpression, depth: depth + 1), type.isType { return type.asValue }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            let type = type(of: base, depth: depth + 1)
        else { return nil }
        let name = member.declName.baseName.plainText
        if name == "init" { return type.asValue }
        guard !known.symbols.names.contains(name) else { return nil }
        if type.element != nil { return result(of: name, ofList: type) }
        return inherited(name, of: type) { $0.parameters != nil }
    }
}

extension Declaration {
    fileprivate func declares(property name: String) -> Bool {
        ["var", "let"].contains(introducer) && (self.name == name || otherNames.contains(name))
    }

    fileprivate func binding(of name: String) -> PatternBindingSyntax? {
        node.as(VariableDeclSyntax.self)?.bindings.first {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText == name
        }
    }
}
