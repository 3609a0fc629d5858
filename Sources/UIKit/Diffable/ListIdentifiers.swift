internal import DragDrop

/// Converts a data source's sections and items between the app's values and the engine's identities.
struct ListIdentifiers<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
    private var items = IdentifierMap<Item, ItemID>()
    private var sections = IdentifierMap<Section, SectionID>()

    // MARK: - From the engine

    func identifier(of item: ItemID) -> Item {
        guard let identifier = items[item] else {
            preconditionFailure("The list shows item \(item.rawValue), which no snapshot has brought.")
        }
        return identifier
    }

    func identifier(of section: SectionID) -> Section {
        guard let identifier = sections[section] else {
            preconditionFailure("The list shows section \(section.rawValue), which no snapshot has brought.")
        }
        return identifier
    }

    func snapshot(_ snapshot: Snapshot) -> NSDiffableDataSourceSnapshot<Section, Item> {
        NSDiffableDataSourceSnapshot(snapshot, item: identifier(of:), section: identifier(of:))
    }

    func snapshot(_ outline: SectionSnapshot) -> NSDiffableDataSourceSectionSnapshot<Item> {
        NSDiffableDataSourceSectionSnapshot(outline, item: identifier(of:))
    }

    /// A move is an associated removal and insertion, as after `inferringMoves()`.
    func difference(_ difference: ItemDifference) -> CollectionDifference<Item> {
        let changes =
            difference.removals.map { change in
                CollectionDifference.Change.remove(
                    offset: change.offset, element: identifier(of: change.item), associatedWith: change.associatedWith)
            }
            + difference.insertions.map { change in
                .insert(
                    offset: change.offset, element: identifier(of: change.item), associatedWith: change.associatedWith)
            }
        guard let result = CollectionDifference(changes) else {
            preconditionFailure("The engine's difference has halves of moves that do not fit: \(difference).")
        }
        return result
    }

    // MARK: - To the engine

    func known(_ section: Section) -> SectionID? { sections.id(of: section) }

    func known(_ item: Item) -> ItemID? { items.id(of: item) }

    @MainActor mutating func id(of section: Section, in list: any DiffableList) -> SectionID {
        sections.id(
            for: section, label: { String(describing: $0) }, identity: { list.identity(ofSectionTitled: $0) })
    }

    @MainActor private mutating func id(of item: Item, in list: any DiffableList) -> ItemID {
        items.id(
            for: item, label: { String(describing: $0) }, identity: { list.identity(ofItemLabelled: $0) })
    }

    /// Returns whether an item was ever shown under this identity.
    func knows(_ item: ItemID) -> Bool { items[item] != nil }

    mutating func rename(_ names: [ItemID: ItemID]) { items.rename(names) }

    /// O(n).
    @MainActor mutating func content(
        of snapshot: NSDiffableDataSourceSnapshot<Section, Item>, in list: any DiffableList
    ) -> Snapshot {
        snapshot.content.renamed(
            item: { id(of: snapshot.items[$0], in: list) }, section: { id(of: snapshot.sections[$0], in: list) })
    }

    /// O(n).
    @MainActor mutating func content(
        of snapshot: NSDiffableDataSourceSectionSnapshot<Item>, in list: any DiffableList
    ) -> SectionSnapshot {
        snapshot.content.renamed { id(of: snapshot.table[$0], in: list) }
    }
}
