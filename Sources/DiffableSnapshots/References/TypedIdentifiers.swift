/// The identifiers in the current content of a reference, cast to one type. Identifiers of earlier content are ignored,
/// since they may have other types.
struct TypedIdentifiers<Identifier: Hashable & Sendable, ID: EngineIdentity> {
    private let identifiers: [ID: Identifier]

    /// Nil when an identifier has another type.
    init?(_ ids: some Sequence<ID>, of table: IdentifierTable<ReferenceIdentifier, ID>) {
        var identifiers: [ID: Identifier] = [:]
        for id in ids {
            guard let identifier = table[id].value as? Identifier else { return nil }
            identifiers[id] = identifier
        }
        self.identifiers = identifiers
    }

    subscript(id: ID) -> Identifier {
        guard let identifier = identifiers[id] else {
            preconditionFailure("\(ID.self) \(id.rawValue) is not among the \(identifiers.count) that were cast.")
        }
        return identifier
    }
}
