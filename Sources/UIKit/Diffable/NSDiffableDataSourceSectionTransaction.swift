internal import DragDrop

/// The changes of a reordering in one section (R148).
@preconcurrency
public struct NSDiffableDataSourceSectionTransaction<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
    let transaction: SectionTransaction
    let identifiers: ListIdentifiers<SectionIdentifierType, ItemIdentifierType>

    public var sectionIdentifier: SectionIdentifierType { identifiers.identifier(of: transaction.section) }

    /// O(items of the section).
    public var initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        identifiers.snapshot(transaction.initialSnapshot)
    }

    /// O(items of the section).
    public var finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        identifiers.snapshot(transaction.finalSnapshot)
    }

    /// With the two halves of a move associated.
    public var difference: CollectionDifference<ItemIdentifierType> {
        identifiers.difference(transaction.difference)
    }
}
