internal import SwiftSyntax

/// A declaration, with the parts that rewriting needs.
struct Declaration {
    let node: DeclSyntax

    /// `func`, `class`, `extension` …
    let keyword: TokenSyntax

    /// The name as written; for an extension of a nested type: `Board.Cell`.
    let name: String

    /// The range of the name, or of the keyword for a declaration without one.
    let nameBytes: Range<Int>

    /// The names of a `var`, `let` or `case` after the first.
    private(set) var otherNames: [String] = []

    /// The argument labels of a function: `["", "canMoveRowAt"]`, with an empty string for `_`. Nil without parameters.
    private(set) var labels: [String]?

    /// The names after the colon of a type, without generic arguments.
    private(set) var inherited: [String] = []

    /// The braces of a type and what they contain.
    private(set) var body: MemberBlockSyntax?
    private(set) var hasWhereClause = false
    private(set) var members: [Declaration] = []

    var introducer: String { keyword.text }
    var bytes: Range<Int> { node.bytes }
    var firstToken: TokenSyntax { node.firstToken(viewMode: .sourceAccurate) ?? keyword }
    var lastToken: TokenSyntax { node.lastToken(viewMode: .sourceAccurate) ?? keyword }

    /// Those outside `#if`.
    var attributes: [AttributeSyntax] {
        let list = node.asProtocol((any WithAttributesSyntax).self)?.attributes
        return list?.compactMap { $0.as(AttributeSyntax.self) } ?? []
    }

    /// `override`, `public`, `class` (of a method) …
    var modifiers: Set<String> {
        Set(node.asProtocol((any WithModifiersSyntax).self)?.modifiers.map { $0.name.text } ?? [])
    }

    func attribute(_ name: String) -> AttributeSyntax? {
        attributes.first { $0.attributeName.trimmedDescription == name }
    }

    /// `tableView(_:canMoveRowAt:)`, or the name of a property.
    var signature: String {
        labels.map { name + "(" + $0.map { ($0.isEmpty ? "_" : $0) + ":" }.joined() + ")" } ?? name
    }

    /// The name in `@objc(name)`.
    var objectiveCName: String? { attribute("objc")?.arguments?.trimmedDescription }
}

extension Declaration: Hashable {
    static func == (left: Declaration, right: Declaration) -> Bool { left.node.id == right.node.id }

    func hash(into hasher: inout Hasher) { hasher.combine(node.id) }
}

// MARK: - Reading

extension Declaration {
    /// Nil for a declaration that no rule looks at.
    init?(_ node: DeclSyntax) {
        switch node.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node):
            self.init(node, node.funcKeyword, node.name)
            labels = node.signature.parameterClause.labels
        case .initializerDecl(let node):
            self.init(node, node.initKeyword, node.initKeyword)
            labels = node.signature.parameterClause.labels
        case .subscriptDecl(let node):
            self.init(node, node.subscriptKeyword, node.subscriptKeyword)
            labels = node.parameterClause.parameters.map { $0.secondName == nil ? "" : $0.firstName.label }
        case .variableDecl(let node):
            let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier }
            guard let first = names.first else { return nil }
            self.init(node, node.bindingSpecifier, first)
            otherNames = names.dropFirst().map { $0.plainText }
        case .enumCaseDecl(let node):
            guard let first = node.elements.first else { return nil }
            self.init(node, node.caseKeyword, first.name)
            otherNames = node.elements.dropFirst().map { $0.name.plainText }
        case .typeAliasDecl(let node): self.init(node, node.typealiasKeyword, node.name)
        case .associatedTypeDecl(let node): self.init(node, node.associatedtypeKeyword, node.name)
        case .importDecl(let node): self.init(node, node.importKeyword, node.importKeyword)
        case .extensionDecl(let node):
            self.init(DeclSyntax(node), node.extensionKeyword, node.extendedType.plainName, node.extendedType.bytes)
            read(node)
        case .classDecl(let node): self.init(group: node, node.name)
        case .actorDecl(let node): self.init(group: node, node.name)
        case .structDecl(let node): self.init(group: node, node.name)
        case .enumDecl(let node): self.init(group: node, node.name)
        case .protocolDecl(let node): self.init(group: node, node.name)
        default: return nil
        }
    }

    private init(_ node: DeclSyntax, _ keyword: TokenSyntax, _ name: String, _ nameBytes: Range<Int>) {
        self.node = node
        self.keyword = keyword
        self.name = name
        self.nameBytes = nameBytes
    }

    private init(_ node: some DeclSyntaxProtocol, _ keyword: TokenSyntax, _ name: TokenSyntax) {
        self.init(DeclSyntax(node), keyword, name.plainText, name.bytes)
    }

    private init(group node: some DeclGroupSyntax, _ name: TokenSyntax) {
        self.init(DeclSyntax(fromProtocol: node), node.introducer, name.plainText, name.bytes)
        read(node)
    }

    private mutating func read(_ node: some DeclGroupSyntax) {
        inherited = node.inheritanceClause?.inheritedTypes.compactMap { $0.type.plainName } ?? []
        body = node.memberBlock
        hasWhereClause = node.genericWhereClause != nil
        members = node.memberBlock.members.declarations
    }
}

extension FunctionParameterClauseSyntax {
    /// With an empty string for `_`.
    var labels: [String] { parameters.map { $0.firstName.label } }
}

extension TokenSyntax {
    /// As an argument label: empty for `_`.
    var label: String { tokenKind == .wildcard ? "" : plainText }
}

extension TypeSyntax {
    /// The name without attributes, `any` and generic arguments: `Board.Cell`.
    var plainName: String {
        switch self.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): type.name.plainText
        case .memberType(let type): type.baseType.plainName + "." + type.name.plainText
        case .attributedType(let type): type.baseType.plainName
        case .someOrAnyType(let type): type.constraint.plainName
        case .suppressedType(let type): "~" + type.type.plainName
        default: trimmedDescription
        }
    }
}

extension MemberBlockItemListSyntax {
    /// With those inside `#if`.
    var declarations: [Declaration] {
        flatMap { item -> [Declaration] in
            guard let condition = item.decl.as(IfConfigDeclSyntax.self) else {
                return Declaration(item.decl).map { [$0] } ?? []
            }
            return condition.clauses.flatMap { clause -> [Declaration] in
                if case .decls(let list)? = clause.elements { list.declarations } else { [] }
            }
        }
    }
}

extension CodeBlockItemListSyntax {
    /// With those inside `#if`.
    var declarations: [Declaration] {
        flatMap { item -> [Declaration] in
            guard case .decl(let decl) = item.item else { return [] }
            guard let condition = decl.as(IfConfigDeclSyntax.self) else {
                return Declaration(decl).map { [$0] } ?? []
            }
            return condition.clauses.flatMap { clause -> [Declaration] in
                if case .statements(let list)? = clause.elements { list.declarations } else { [] }
            }
        }
    }
}
