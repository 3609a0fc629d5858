internal import DragDrop

extension NSDiffableDataSourceSnapshot {
    // MARK: - Inserting items

    /// Without a section, appends to the last one. Moves existing items, with a line in the log (S03). Raises without
    /// any section (S04), for an unknown section (S05), and for repeated items (S01).
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let count = items.count
        let ids = items.ids(for: identifiers)
        let section = sectionIdentifier.map { sections.id(for: $0) }
        let areNew = ids.allSatisfy { $0.rawValue >= count }
        change { (content, names) throws(UIKitException) in
            try content.appendItems(ids, to: section, areNew: areNew, names: names)
        }
    }

    /// Treats existing and repeated items like `appendItems(_:toSection:)`. Also raises for an unknown neighbour (S05)
    /// and for one among the items (S09).
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, .before, beforeIdentifier)
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
    ) {
        insert(identifiers, .after, afterIdentifier)
    }

    private mutating func insert(
        _ identifiers: [ItemIdentifierType], _ side: Snapshot.Side, _ neighbour: ItemIdentifierType
    ) {
        let (ids, item) = (items.ids(for: identifiers), items.id(for: neighbour))
        change { (content, names) throws(UIKitException) in try content.insertItems(ids, side, item, names: names) }
    }

    // MARK: - Removing items

    /// Ignores unknown items (S11).
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let ids = items.ids(for: identifiers)
        edit { (content, _) throws(UIKitException) in content.deleteItems(ids) }
    }

    /// Removes the sections too (R237).
    public mutating func deleteAllItems() {
        edit { (content, _) throws(UIKitException) in content.deleteAllItems() }
    }

    // MARK: - Reordering items

    /// Raises when either item is unknown (S07).
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, .before, toIdentifier)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, .after, toIdentifier)
    }

    private mutating func move(
        _ identifier: ItemIdentifierType, _ side: Snapshot.Side, _ target: ItemIdentifierType
    ) {
        let (item, neighbour) = (items.id(for: identifier), items.id(for: target))
        edit { (content, names) throws(UIKitException) in try content.moveItem(item, side, neighbour, names: names) }
    }

    // MARK: - Reloading data

    /// The rows get new cells when the snapshot is applied (R236). Raises for an unknown item (S10).
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        let ids = items.ids(for: identifiers)
        edit { (content, names) throws(UIKitException) in try content.reloadItems(ids, names: names) }
    }

    /// The rows keep their cells, which are refilled (R236). Raises for an unknown item (S10).
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        let ids = items.ids(for: identifiers)
        edit { (content, names) throws(UIKitException) in try content.reconfigureItems(ids, names: names) }
    }
}
