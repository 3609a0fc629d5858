package import DragDrop

/// The unique items of one section as an outline, parents before their children.
///
/// Wraps the engine's section snapshot, which uses numbers instead of identifiers and states the costs. UIKit's
/// exceptions go to `UIKitFault` and leave the snapshot unchanged.
@preconcurrency public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    package private(set) var table = IdentifierTable<ItemIdentifierType, ItemID>()
    package private(set) var content = SectionSnapshot()

    // MARK: - Creating a section snapshot

    public init() {}

    public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
        self = snapshot
    }

    /// Creates an outline of a list, in the list's numbers. O(n).
    package init(_ outline: SectionSnapshot, item: (ItemID) -> ItemIdentifierType) {
        content = outline.renamed { table.id(for: item($0)) }
    }

    // MARK: - Adding items

    /// Without a parent, appends to the roots. Raises for an unknown parent (S18) and for items that exist or are
    /// repeated (S15). Adding no items does not check the parent.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let (ids, above) = (table.ids(for: items), parent.map { table.id(for: $0) })
        change { (content) throws(SectionSnapshotFault) in try content.append(ids, to: above) }
    }

    /// Inserts siblings of an item. Raises for an unknown item (S19) and for existing items (S15).
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        insert(items, .before, item)
    }

    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        insert(items, .after, item)
    }

    /// Inserts the roots with all descendants. Raises for an unknown item (S19) and for existing items (S15).
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        insert(snapshot, .before, item)
    }

    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        insert(snapshot, .after, item)
    }

    // MARK: - Removing and replacing items

    /// Deletes items with all descendants. For an unknown item, raises and deletes none (S16).
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let ids = table.ids(for: items)
        change { (content) throws(SectionSnapshotFault) in try content.delete(ids) }
    }

    public mutating func deleteAll() {
        change { (content) throws(SectionSnapshotFault) in content.deleteAll() }
    }

    /// Raises for an unknown parent (S18) and for items elsewhere in the outline (S15).
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        let (above, other) = (table.id(for: parent), renamed(snapshot))
        change { (content) throws(SectionSnapshotFault) in try content.replace(childrenOf: above, using: other) }
    }

    // MARK: - Expanding and collapsing items

    /// Expands items, with or without children; ignores unknown items.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        let ids = table.ids(for: items)
        change { (content) throws(SectionSnapshotFault) in content.expand(ids) }
    }

    /// Ignores unknown items.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        let ids = table.ids(for: items)
        change { (content) throws(SectionSnapshotFault) in content.collapse(ids) }
    }

    // MARK: - Changing through the engine

    private mutating func insert(
        _ items: [ItemIdentifierType], _ side: Snapshot.Side, _ neighbour: ItemIdentifierType
    ) {
        let (ids, item) = (table.ids(for: items), table.id(for: neighbour))
        change { (content) throws(SectionSnapshotFault) in try content.insert(ids, side, item) }
    }

    private mutating func insert(_ snapshot: Self, _ side: Snapshot.Side, _ neighbour: ItemIdentifierType) {
        let (other, item) = (renamed(snapshot), table.id(for: neighbour))
        change { (content) throws(SectionSnapshotFault) in try content.insert(other, side, item) }
    }

    /// Another section snapshot in the numbers of this one.
    private mutating func renamed(_ other: Self) -> SectionSnapshot {
        other.content.renamed { table.id(for: other.table[$0]) }
    }

    private mutating func change(_ edit: (inout SectionSnapshot) throws(SectionSnapshotFault) -> Void) {
        do throws(SectionSnapshotFault) {
            try edit(&content)
        } catch {
            UIKitFault.raise(error.exception(table.names))
        }
    }

    /// Creates a part of an outline, with the numbers of the whole.
    init(part: SectionSnapshot, table: IdentifierTable<ItemIdentifierType, ItemID>) {
        content = part
        self.table = table
    }
}

extension IdentifierTable where ID == ItemID {
    /// The names of items in the engine's messages.
    var names: IdentifierNames {
        IdentifierNames(item: { String(describing: self[$0]) }, section: { "\($0.rawValue)" })
    }
}
