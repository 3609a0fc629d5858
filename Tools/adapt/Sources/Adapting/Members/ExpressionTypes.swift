internal import SwiftSyntax

/// Finds the types of expressions from their syntax, without type checking: nil wherever that is not certain.
final class ExpressionTypes {
    let known: KnownTypes
    private var scopes: [SyntaxIdentifier: LocalNames] = [:]

    /// The maximum number of expressions and bindings that lead to a type.
    private static let depthMax = 24

    init(_ known: KnownTypes) {
        self.known = known
    }

    func type(of node: ExprSyntax) -> KnownType? { type(of: node, depth: 0) }

    private func type(of node: ExprSyntax, depth: Int) -> KnownType? {
        guard depth < Self.depthMax else { return nil }
        switch node.as(ExprSyntaxEnum.self) {
        case .declReferenceExpr(let reference): return type(of: reference, depth: depth)
        case .memberAccessExpr(let member): return type(of: member, depth: depth)
        case .functionCallExpr(let call): return type(of: call, depth: depth)
        case .superExpr: return superclass(at: node)
        case .optionalChainingExpr(let chain): return type(of: chain.expression, depth: depth + 1)
        case .forceUnwrapExpr(let unwrap): return type(of: unwrap.expression, depth: depth + 1)
        case .tryExpr(let expression): return type(of: expression.expression, depth: depth + 1)
        case .tupleExpr(let tuple):
            guard tuple.elements.count == 1, let only = tuple.elements.first, only.label == nil else { return nil }
            return type(of: only.expression, depth: depth + 1)
        case .sequenceExpr(let sequence):
            let elements = Array(sequence.elements)
            guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return nil }
            return elements[2].as(TypeExprSyntax.self).flatMap { known.type($0.type) }
        default: return nil
        }
    }

    // MARK: - Names

    private func type(of node: DeclReferenceExprSyntax, depth: Int) -> KnownType? {
        let name = node.baseName.plainText
        let owner = Owner(of: node)
        if name == "self" { return owner.flatMap { $0.isInstance ? known.type(named: $0.typeName) : nil } }
        if name == "Self" { return owner.flatMap { known.type(named: $0.typeName)?.asType } }
        if let scope = Owner.scope(of: node), let bindings = locals(in: scope).bindings[name] {
            return type(of: bindings, named: name, at: node, depth: depth)
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

    /// The type that all bindings of a name have. `if let name` alone has that of the property.
    private func type(
        of bindings: [LocalNames.Binding], named name: String, at node: DeclReferenceExprSyntax, depth: Int
    ) -> KnownType? {
        var types: Set<KnownType?> = []
        for binding in bindings {
            switch binding {
            case .annotated(let type): types.insert(known.type(type))
            case .initialized(let value): types.insert(type(of: value, depth: depth + 1))
            case .unwrapped: continue
            case .unknown: return nil
            }
        }
        if types.isEmpty {
            guard let owner = Owner(of: node), owner.isInstance, let type = known.type(named: owner.typeName) else {
                return nil
            }
            return property(name, of: type, depth: depth)
        }
        return types.count == 1 ? types.first ?? nil : nil
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
        return known.type(named: first.type)
    }

    private func type(of node: FunctionCallExprSyntax, depth: Int) -> KnownType? {
        if let type = type(of: node.calledExpression, depth: depth + 1), type.isType { return type.asValue }
        guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
            let type = type(of: base, depth: depth + 1)
        else { return nil }
        let name = member.declName.baseName.plainText
        if name == "init" { return type.asValue }
        guard !known.symbols.names.contains(name) else { return nil }
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
