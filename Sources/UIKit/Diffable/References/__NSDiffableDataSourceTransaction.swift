/// The Objective-C form of a reordering's changes: `NSDiffableDataSourceTransaction` under Swift's name for a refined
/// class.
open class __NSDiffableDataSourceTransaction: NSObject {
    private let value: NSDiffableDataSourceTransaction<ReferenceIdentifier, ReferenceIdentifier>

    init(_ value: NSDiffableDataSourceTransaction<ReferenceIdentifier, ReferenceIdentifier>) {
        self.value = value
        super.init()
    }

    open var initialSnapshot: NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(value.initialSnapshot)
    }

    open var finalSnapshot: NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(value.finalSnapshot)
    }

    /// The items of all sections, with the two halves of a move associated. O(n).
    open var difference: CollectionDifference<Any> { value.difference.values }

    /// The changed sections, last first (R148).
    open var sectionTransactions: [__NSDiffableDataSourceSectionTransaction] {
        value.sectionTransactions.map { __NSDiffableDataSourceSectionTransaction($0) }
    }
}

extension CollectionDifference<ReferenceIdentifier> {
    /// The same difference with the values of the identifiers.
    var values: CollectionDifference<Any> {
        let changes = map { change -> CollectionDifference<Any>.Change in
            switch change {
            case .insert(let offset, let element, let partner):
                .insert(offset: offset, element: element.value, associatedWith: partner)
            case .remove(let offset, let element, let partner):
                .remove(offset: offset, element: element.value, associatedWith: partner)
            }
        }
        guard let result = CollectionDifference<Any>(changes) else {
            preconditionFailure("A difference of \(count) changes became none by the same changes of other elements.")
        }
        return result
    }
}
