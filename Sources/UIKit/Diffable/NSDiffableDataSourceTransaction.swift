internal import DragDrop

/// The changes of a reordering (R148), computed on request.
@preconcurrency
public struct NSDiffableDataSourceTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    let transaction: ReorderTransaction
    let identifiers: ListIdentifiers<SectionIdentifierType, ItemIdentifierType>

    /// O(n).
    public var initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        identifiers.snapshot(transaction.initialSnapshot)
    }

    /// O(n).
    public var finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        identifiers.snapshot(transaction.finalSnapshot)
    }

    /// The items of all sections, with the two halves of a move associated. O(n).
    public var difference: CollectionDifference<ItemIdentifierType> {
        identifiers.difference(transaction.difference)
    }

    /// The changed sections, last first (R148).
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        transaction.sectionTransactions.map {
            NSDiffableDataSourceSectionTransaction(transaction: $0, identifiers: identifiers)
        }
    }
}
