package import DragDrop

/// The sections and items for a diffable list, unique and in order.
///
/// Wraps the engine's snapshot, which uses numbers instead of identifiers. UIKit's exceptions go to `UIKitFault` and
/// leave the snapshot unchanged. A copy is O(1). A lookup is O(1), except for O(n) at the first one after a change.
/// Appending new identifiers is O(log n) each; other changes are O(n).
@preconcurrency
public struct NSDiffableDataSourceSnapshot<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    package var items = IdentifierTable<ItemIdentifierType, ItemID>()
    package var sections = IdentifierTable<SectionIdentifierType, SectionID>()
    package private(set) var content = Snapshot()
    private var places = PlaceCache()

    public init() {}

    /// Creates a state of a list, in the list's numbers. O(n).
    package init(
        _ snapshot: Snapshot, item: (ItemID) -> ItemIdentifierType, section: (SectionID) -> SectionIdentifierType
    ) {
        content = snapshot.renamed(
            item: { items.id(for: item($0)) }, section: { sections.id(for: section($0)) })
    }

    /// Changes the snapshot, or records UIKit's exception.
    mutating func change(_ edit: (inout Snapshot, IdentifierNames) throws(UIKitException) -> SnapshotLog?) {
        places = PlaceCache()
        do throws(UIKitException) {
            if let log = try edit(&content, names) { UIKitFault.log(log) }
        } catch {
            UIKitFault.raise(error)
        }
    }

    /// Makes a change that logs nothing.
    mutating func edit(_ edit: (inout Snapshot, IdentifierNames) throws(UIKitException) -> Void) {
        change { (content, names) throws(UIKitException) in
            try edit(&content, names)
            return nil
        }
    }

    /// The names of identifiers in the engine's messages.
    private var names: IdentifierNames {
        let (items, sections) = (items, sections)
        return IdentifierNames(
            item: { String(describing: items[$0]) }, section: { String(describing: sections[$0]) })
    }

    /// The path of an item, to be verified by the engine.
    package func place(of item: ItemID) -> RowPath? {
        places.place(of: item, in: content.arrangement, itemCount: items.count)
    }

    /// The rows of a section; raises for an unknown section (S08).
    private func rows(inSection identifier: SectionIdentifierType) -> RowSequence {
        var sections = sections
        do throws(UIKitException) {
            return try content.items(in: sections.id(for: identifier), names: names)
        } catch {
            UIKitFault.raise(error)
            return []
        }
    }

    // MARK: - Getting item metrics

    public var numberOfItems: Int { content.itemCount }

    /// Raises for an unknown section (S08).
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        rows(inSection: identifier).count
    }

    public var numberOfSections: Int { content.sectionCount }

    // MARK: - Identifying items

    /// The items of all sections.
    public var itemIdentifiers: [ItemIdentifierType] { items.identifiers(of: content.items) }

    /// Raises for an unknown section (S08).
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        items.identifiers(of: rows(inSection: identifier))
    }

    /// The index across all sections (R237); nil for an unknown item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let item = items.known(identifier), let place = place(of: item) else { return nil }
        return content.index(of: item, near: place)
    }

    public var reloadedItemIdentifiers: [ItemIdentifierType] { items.identifiers(of: content.reloadedItems) }

    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { items.identifiers(of: content.reconfiguredItems) }

    // MARK: - Identifying sections

    public var sectionIdentifiers: [SectionIdentifierType] { sections.identifiers(of: content.sections) }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        guard let item = items.known(identifier), let place = place(of: item) else { return nil }
        return content.section(containing: item, near: place).map { sections[$0] }
    }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.known(identifier).flatMap { content.index(of: $0) }
    }

    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        sections.identifiers(of: content.reloadedSections)
    }
}
