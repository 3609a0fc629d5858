/// The Objective-C form of a reordering's changes in one section. See `__NSDiffableDataSourceTransaction`.
open class __NSDiffableDataSourceSectionTransaction: NSObject {
    private let value: NSDiffableDataSourceSectionTransaction<ReferenceIdentifier, ReferenceIdentifier>

    init(_ value: NSDiffableDataSourceSectionTransaction<ReferenceIdentifier, ReferenceIdentifier>) {
        self.value = value
        super.init()
    }

    open var sectionIdentifier: Any { value.sectionIdentifier.value }

    open var initialSnapshot: NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(value.initialSnapshot)
    }

    open var finalSnapshot: NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(value.finalSnapshot)
    }

    /// With the two halves of a move associated.
    open var difference: CollectionDifference<Any> { value.difference.values }
}
