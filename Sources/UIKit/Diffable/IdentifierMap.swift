internal import DragDrop

/// The identifiers that a diffable data source has shown, and how its list knows them.
struct IdentifierMap<Identifier: Hashable & Sendable, ID: EngineIdentity>: Sendable {
    private var ids: [Identifier: ID] = [:]
    private var identifiers: [ID: Identifier] = [:]

    /// How often a label was wished for.
    private var wishes: [String: Int] = [:]

    /// Nil for what the data source has never shown.
    subscript(id: ID) -> Identifier? { identifiers[id] }

    func id(of identifier: Identifier) -> ID? { ids[identifier] }

    /// Makes the identifier known under a label of its own: equal labels get " (2)", " (3)" … behind them.
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

    /// Items are known otherwise from now on.
    mutating func rename(_ names: [ID: ID]) {
        let renamed = names.compactMap { old, new in identifiers.removeValue(forKey: old).map { ($0, new) } }
        for (identifier, id) in renamed {
            ids[identifier] = id
            identifiers[id] = identifier
        }
    }
}
