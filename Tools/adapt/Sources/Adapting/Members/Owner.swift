internal import SwiftSyntax

/// The type whose member contains a piece of syntax.
struct Owner {
    /// With the types around it: `Board.Cell`.
    let typeName: String

    /// Whether `self` is an object there, and no type.
    let isInstance: Bool

    /// Nil outside of members.
    init?(of node: some SyntaxProtocol) {
        guard let member = Self.member(around: node), let type = member.parent?.parent?.parent?.parent,
            let name = Self.name(of: type)
        else { return nil }
        typeName = name
        isInstance = Self.isInstance(member, around: Syntax(node))
    }

    /// The innermost member of a type around it.
    static func member(around node: some SyntaxProtocol) -> Syntax? {
        sequence(first: Syntax(node), next: { $0.parent }).first {
            $0.parent?.is(MemberBlockItemSyntax.self) == true && !$0.is(IfConfigDeclSyntax.self)
                && !$0.isTypeDeclaration
        }
    }

    /// What local names belong to: the innermost member of a type, or else the statement at file scope.
    static func scope(of node: some SyntaxProtocol) -> Syntax? {
        member(around: node)
            ?? sequence(first: Syntax(node), next: { $0.parent }).first {
                $0.is(CodeBlockItemSyntax.self) && $0.parent?.parent?.is(SourceFileSyntax.self) == true
            }
    }

    /// With the types around it.
    private static func name(of type: Syntax) -> String? {
        var names: [String] = []
        for scope in sequence(first: type, next: { $0.parent }) {
            if let scope = scope.as(ExtensionDeclSyntax.self) {
                names.append(scope.extendedType.plainName)
            } else if scope.isTypeDeclaration {
                guard let name = scope.asProtocol((any NamedDeclSyntax).self)?.name.plainText else { return nil }
                names.append(name)
            }
        }
        return names.reversed().joined(separator: ".")
    }

    /// Initial values have no `self`, except those of lazy properties.
    private static func isInstance(_ member: Syntax, around node: Syntax) -> Bool {
        let modifiers = Set(
            member.asProtocol((any WithModifiersSyntax).self)?.modifiers.map { $0.name.text } ?? [])
        guard modifiers.isDisjoint(with: ["static", "class"]) else { return false }
        guard member.is(VariableDeclSyntax.self), !modifiers.contains("lazy") else { return true }
        return sequence(first: node, next: { $0.parent }).contains { $0.is(AccessorBlockSyntax.self) }
    }
}

extension Syntax {
    fileprivate var isTypeDeclaration: Bool { asProtocol((any DeclGroupSyntax).self) != nil }
}
