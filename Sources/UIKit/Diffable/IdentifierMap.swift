internal import DragDrop

/// Maps the identifiers that a diffable data source has shown to those of its list.
struct IdentifierMap<Identifier: Hashable & Sendable, ID: EngineIdentity>: Sendable {
    private var ids: [Identifier: ID] = [:]
    private var identifiers: [ID: Identifier] = [:]

    /// The number of requests for each label.
    private var wishes: [String: Int] = [:]

    /// Nil for an ID under which the data source has never shown an identifier.
    subscript(id: ID) -> Identifier? { identifiers[id] }

    func id(of identifier: Identifier) -> ID? { ids[identifier] }

    /// The ID of an identifier, assigned under a unique label: equal labels get the suffixes " (2)", " (3)" …
    mutating func id(
        for identifier: Identifier, label: (Identifier) -> String, identity: (String) -> ID
    ) -> ID {
        if let known = ids[identifier] { return known }
        let label = label(identifier)
        var id: ID
        repeat {
            let wish = wishes[label, default: 0] + 1
            wishes[label] = wish
            id = identity(wish == 1 ? label : "\(label) (\(wish))")
        } while identifiers[id] != nil
        ids[identifier] = id
        identifiers[id] = identifier
        return id
    }

    /// Replaces IDs, given by the old ones.
    mutating func rename(_ names: [ID: ID]) {
        let renamed = names.compactMap { old, new in identifiers.removeValue(forKey: old).map { ($0, new) } }
        for (identifier, id) in renamed {
            ids[identifier] = id
            identifiers[id] = identifier
        }
    }
}
