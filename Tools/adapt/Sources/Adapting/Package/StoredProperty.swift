internal import SwiftSyntax

/// A property of a class that is neither static nor computed.
struct StoredProperty {
    let name: String

    /// As written, without `?` and `!`; of `UITableView()`: `UITableView`. Nil if it is not written.
    let type: String?
    let isOutlet: Bool
    let isPrivate: Bool
}

extension Declaration {
    /// The properties that a `var` or `let` stores.
    var storedProperties: [StoredProperty] {
        guard let node = node.as(VariableDeclSyntax.self), modifiers.isDisjoint(with: ["static", "class"]) else {
            return []
        }
        return node.bindings.compactMap { binding in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText,
                binding.accessorBlock?.isComputed != true
            else { return nil }
            return StoredProperty(
                name: name, type: binding.typeAnnotation?.type.unwrapped ?? binding.initializer?.value.madeType,
                isOutlet: node.isOutlet,
                isPrivate: !node.isOutlet && !modifiers.isDisjoint(with: ["private", "fileprivate"]))
        }
    }
}

extension AccessorBlockSyntax {
    fileprivate var isComputed: Bool {
        guard case .accessors(let list) = accessors else { return true }
        return list.contains { $0.accessorSpecifier.text == "get" }
    }
}

extension TypeSyntax {
    /// As written, without `?` and `!`.
    var unwrapped: String {
        if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType.unwrapped }
        if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType.unwrapped }
        return trimmedDescription
    }
}

extension ExprSyntax {
    /// The type in `UITableView(frame: .zero)`.
    fileprivate var madeType: String? {
        let name = self.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)
        return name.map { $0.baseName.plainText }.flatMap { $0.first?.isUppercase == true ? $0 : nil }
    }
}
