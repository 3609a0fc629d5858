/// The Objective-C form of a snapshot: an object that is changed in place, with identifiers of any type.
///
/// Represents the same snapshot as `NSDiffableDataSourceSnapshot`, to and from which it can be cast with `as`. Costs,
/// order and exceptions are those of the value.
open class NSDiffableDataSourceSnapshotReference: NSObject, NSCopying {
    package typealias Value = NSDiffableDataSourceSnapshot<ReferenceIdentifier, ReferenceIdentifier>

    package var value: Value

    public override init() {
        value = Value()
        super.init()
    }

    package init(_ value: Value) {
        self.value = value
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        NSDiffableDataSourceSnapshotReference(value)
    }

    /// Compares sections and items, but not reload marks (R237). As in UIKit, equal objects have different hash values.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSDiffableDataSourceSnapshotReference)?.value == value
    }

    // MARK: - Getting item metrics

    open var numberOfItems: Int { value.numberOfItems }
    open var numberOfSections: Int { value.numberOfSections }

    open func numberOfItems(inSection sectionIdentifier: Any) -> Int {
        value.numberOfItems(inSection: ReferenceIdentifier(sectionIdentifier))
    }

    // MARK: - Identifying items

    open var itemIdentifiers: [Any] { value.itemIdentifiers.values }
    open var reloadedItemIdentifiers: [Any] { value.reloadedItemIdentifiers.values }
    open var reconfiguredItemIdentifiers: [Any] { value.reconfiguredItemIdentifiers.values }

    open func itemIdentifiersInSection(withIdentifier sectionIdentifier: Any) -> [Any] {
        value.itemIdentifiers(inSection: ReferenceIdentifier(sectionIdentifier)).values
    }

    /// `NSNotFound` for an unknown item.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        value.indexOfItem(ReferenceIdentifier(itemIdentifier)) ?? NSNotFound
    }

    // MARK: - Identifying sections

    open var sectionIdentifiers: [Any] { value.sectionIdentifiers.values }
    open var reloadedSectionIdentifiers: [Any] { value.reloadedSectionIdentifiers.values }

    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        value.sectionIdentifier(containingItem: ReferenceIdentifier(itemIdentifier))?.value
    }

    /// `NSNotFound` for an unknown section.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        value.indexOfSection(ReferenceIdentifier(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: - Changing items

    open func appendItems(withIdentifiers identifiers: [Any]) {
        value.appendItems(identifiers.identifiers)
    }

    open func appendItems(withIdentifiers identifiers: [Any], intoSectionWithIdentifier sectionIdentifier: Any) {
        value.appendItems(identifiers.identifiers, toSection: ReferenceIdentifier(sectionIdentifier))
    }

    open func insertItems(withIdentifiers identifiers: [Any], beforeItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(identifiers.identifiers, beforeItem: ReferenceIdentifier(itemIdentifier))
    }

    open func insertItems(withIdentifiers identifiers: [Any], afterItemWithIdentifier itemIdentifier: Any) {
        value.insertItems(identifiers.identifiers, afterItem: ReferenceIdentifier(itemIdentifier))
    }

    open func deleteItems(withIdentifiers identifiers: [Any]) {
        value.deleteItems(identifiers.identifiers)
    }

    open func deleteAllItems() {
        value.deleteAllItems()
    }

    open func moveItem(withIdentifier fromIdentifier: Any, beforeItemWithIdentifier toIdentifier: Any) {
        value.moveItem(ReferenceIdentifier(fromIdentifier), beforeItem: ReferenceIdentifier(toIdentifier))
    }

    open func moveItem(withIdentifier fromIdentifier: Any, afterItemWithIdentifier toIdentifier: Any) {
        value.moveItem(ReferenceIdentifier(fromIdentifier), afterItem: ReferenceIdentifier(toIdentifier))
    }

    open func reloadItems(withIdentifiers identifiers: [Any]) {
        value.reloadItems(identifiers.identifiers)
    }

    open func reconfigureItems(withIdentifiers identifiers: [Any]) {
        value.reconfigureItems(identifiers.identifiers)
    }

    // MARK: - Changing sections

    open func appendSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.appendSections(sectionIdentifiers.identifiers)
    }

    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.insertSections(
            sectionIdentifiers.identifiers, beforeSection: ReferenceIdentifier(toSectionIdentifier))
    }

    open func insertSections(
        withIdentifiers sectionIdentifiers: [Any], afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.insertSections(sectionIdentifiers.identifiers, afterSection: ReferenceIdentifier(toSectionIdentifier))
    }

    open func deleteSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.deleteSections(sectionIdentifiers.identifiers)
    }

    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, beforeSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.moveSection(
            ReferenceIdentifier(fromSectionIdentifier), beforeSection: ReferenceIdentifier(toSectionIdentifier))
    }

    open func moveSection(
        withIdentifier fromSectionIdentifier: Any, afterSectionWithIdentifier toSectionIdentifier: Any
    ) {
        value.moveSection(
            ReferenceIdentifier(fromSectionIdentifier), afterSection: ReferenceIdentifier(toSectionIdentifier))
    }

    open func reloadSections(withIdentifiers sectionIdentifiers: [Any]) {
        value.reloadSections(sectionIdentifiers.identifiers)
    }
}
