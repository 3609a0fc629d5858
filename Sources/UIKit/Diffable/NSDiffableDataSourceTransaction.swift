internal import DragDrop

/// What a move by the reordering handlers changes (R148). Everything is worked out when it is asked for.
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

    /// The items of all sections, removal and insertion of a move associated. O(n).
    public var difference: CollectionDifference<ItemIdentifierType> {
        identifiers.difference(transaction.difference)
    }

    /// The sections that change, last first (R148).
    public var sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]
    {
        transaction.sectionTransactions.map {
            NSDiffableDataSourceSectionTransaction(transaction: $0, identifiers: identifiers)
        }
    }
}
