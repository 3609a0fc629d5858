/// The Objective-C form of a section snapshot: an object that is changed in place, with identifiers of any type.
///
/// Represents the same outline as `NSDiffableDataSourceSectionSnapshot`, to and from which it can be cast with `as`.
/// Costs, order and exceptions are those of the value.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
    package typealias Value = NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>

    package private(set) var value: Value

    // MARK: - Creating a section snapshot

    public override init() {
        value = Value()
        super.init()
    }

    package init(_ value: Value) {
        self.value = value
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        NSDiffableDataSourceSectionSnapshotReference(value)
    }

    /// Compares items, their parents and their expansion. As in UIKit, equal objects have different hash values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSDiffableDataSourceSectionSnapshotReference)?.value == value
    }

    /// The descendants of an item. Raises for an unknown item (S18).
    open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        ofParentItem(parentItem, includingParentItem: false)
    }

    open func ofParentItem(
        _ parentItem: Any, includingParentItem: Bool
    ) -> NSDiffableDataSourceSectionSnapshotReference {
        let part = value.snapshot(of: ReferenceIdentifier(parentItem), includingParent: includingParentItem)
        return NSDiffableDataSourceSectionSnapshotReference(part)
    }

    // MARK: - Adding items

    open func appendItems(_ items: [Any]) {
        value.append(items.identifiers)
    }

    /// Without a parent, appends to the roots.
    open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
        value.append(items.identifiers, to: parentItem.map { ReferenceIdentifier($0) })
    }

    // MARK: - Accessing items

    open var items: [Any] { value.items.values }
    open var rootItems: [Any] { value.rootItems.values }
    open var visibleItems: [Any] { value.visibleItems.values }

    open func expandedItems() -> [Any] {
        value.expandedItems.values
    }

    // MARK: - Getting item metrics

    /// `NSNotFound` for an unknown item.
    open func index(ofItem item: Any) -> Int {
        value.index(of: ReferenceIdentifier(item)) ?? NSNotFound
    }

    /// The number of ancestors of an item. Raises for an unknown item (S17), with the result `NSNotFound`.
    open func level(ofItem item: Any) -> Int {
        let (item, level) = (ReferenceIdentifier(item), value.level(of: ReferenceIdentifier(item)))
        return value.contains(item) ? level : NSNotFound
    }

    /// Nil for a root. Raises for an unknown item (S17).
    open func parent(ofChildItem childItem: Any) -> Any? {
        value.parent(of: ReferenceIdentifier(childItem))?.value
    }

    open func containsItem(_ item: Any) -> Bool {
        value.contains(ReferenceIdentifier(item))
    }

    /// Raises for an unknown item (S17).
    open func isVisible(_ item: Any) -> Bool {
        value.isVisible(ReferenceIdentifier(item))
    }

    // MARK: - Inserting items

    /// Returns the item that follows the inserted items, or the given item if that has no children. Returns nil,
    /// contrary to the type, if no item follows, and for an empty snapshot. Measured on Mac Catalyst.
    @discardableResult
    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
        let follower = snapshot.value.items.isEmpty ? nil : follower(of: ReferenceIdentifier(item))
        value.insert(snapshot.value, after: ReferenceIdentifier(item))
        guard let follower else { return AnyObject?.none as Any }
        return follower.value
    }

    open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
        value.insert(items.identifiers, after: ReferenceIdentifier(afterIdentifier))
    }

    open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
        value.insert(snapshot.value, before: ReferenceIdentifier(item))
    }

    open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
        value.insert(items.identifiers, before: ReferenceIdentifier(beforeIdentifier))
    }

    private func follower(of item: ReferenceIdentifier) -> ReferenceIdentifier? {
        guard let index = value.index(of: item) else { return nil }
        let (items, count) = (value.items, value.snapshot(of: item).items.count)
        guard index + count + 1 < items.count else { return nil }
        return count == 0 ? item : items[index + count + 1]
    }

    // MARK: - Removing and replacing items

    open func deleteItems(_ items: [Any]) {
        value.delete(items.identifiers)
    }

    open func deleteAllItems() {
        value.deleteAll()
    }

    open func replaceChildren(
        ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
    ) {
        value.replace(childrenOf: ReferenceIdentifier(parentItem), using: snapshot.value)
    }

    // MARK: - Expanding and collapsing items

    /// Raises for an unknown item (S17).
    open func isExpanded(_ item: Any) -> Bool {
        value.isExpanded(ReferenceIdentifier(item))
    }

    open func expandItems(_ items: [Any]) {
        value.expand(items.identifiers)
    }

    open func collapseItems(_ items: [Any]) {
        value.collapse(items.identifiers)
    }

    // MARK: - Debugging section snapshots

    open func visualDescription() -> String {
        value.visualDescription()
    }
}
