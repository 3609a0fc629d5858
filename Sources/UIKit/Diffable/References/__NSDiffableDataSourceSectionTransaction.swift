/// What a move by the reordering handlers changes in one section, as Objective-C has it. See
/// `__NSDiffableDataSourceTransaction`.
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

    /// Removal and insertion of a move associated.
    open var difference: CollectionDifference<Any> { value.difference.values }
}
