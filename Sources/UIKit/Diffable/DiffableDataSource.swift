internal import DragDrop

/// A diffable data source as seen by the engine: converts the identities of the list to the app's identifiers.
@MainActor protocol DiffableDataSource: AnyObject {
    /// Returns whether the app has set the handler for a question. Always true for the cell provider, and false for
    /// questions without a handler.
    func has(_ handler: Question) -> Bool

    /// The cell provider's cell; without one, the engine raises an exception (S13).
    func cell(for item: ItemID, at path: IndexPath) -> UIView?

    /// The description of an item's identifier.
    func description(of item: ItemID) -> String

    /// Returns whether an item of the app already has this identity.
    func knows(_ item: ItemID) -> Bool

    /// Adopts the list's new identities of rows, given by the old ones.
    func rename(_ names: [ItemID: ItemID])
}

/// A data source that stores its identifiers in a `DiffableContent`.
@MainActor protocol ContentDataSource: DiffableDataSource {
    associatedtype Section: Hashable & Sendable
    associatedtype Item: Hashable & Sendable

    var content: DiffableContent<Section, Item> { get }
}

extension ContentDataSource {
    func has(_ handler: Question) -> Bool { handler == .cellProvider }
    func description(of item: ItemID) -> String { String(describing: content.identifiers.identifier(of: item)) }
    func knows(_ item: ItemID) -> Bool { content.identifiers.knows(item) }
    func rename(_ names: [ItemID: ItemID]) { content.rename(names) }
}

/// `ReorderingHandlers`. A handler that is not set behaves as in UIKit.
@MainActor protocol ReorderingDataSource: DiffableDataSource {
    /// `.canReorderItem`
    func canReorder(_ item: ItemID) -> Bool

    /// `.willReorder`, while `snapshot()` is still the old one (R147).
    func willReorder(_ transaction: ReorderTransaction)

    /// `.didReorder`, when `snapshot()` is the new one (R147).
    func didReorder(_ transaction: ReorderTransaction)
}

/// `SectionSnapshotHandlers`. A handler that is not set behaves as in UIKit.
@MainActor protocol OutlineDataSource: DiffableDataSource {
    /// `.shouldExpandItem`
    func shouldExpand(_ item: ItemID) -> Bool

    /// `.willExpandItem`
    func willExpand(_ item: ItemID)

    /// `.shouldCollapseItem`
    func shouldCollapse(_ item: ItemID) -> Bool

    /// `.willCollapseItem`
    func willCollapse(_ item: ItemID)

    /// `.snapshotForExpandingParent`: the new children of an item; nil without a handler. The list assigns identities
    /// to new children, so the engine must not be accessed meanwhile.
    func children(of parent: ItemID, insteadOf children: SectionSnapshot) -> SectionSnapshot?
}
