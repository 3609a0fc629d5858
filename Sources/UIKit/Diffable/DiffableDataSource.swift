internal import DragDrop

/// A diffable data source as the engine's questions reach it: by the identities of the list, which it turns into the
/// app's identifiers.
@MainActor protocol DiffableDataSource: AnyObject {
    /// Whether the app has set the handler that a question goes to. The cell provider always is; a question that goes
    /// to no handler never is.
    func has(_ handler: Question) -> Bool

    /// What the cell provider gives; without a cell the engine raises (S13).
    func cell(for item: ItemID, at path: IndexPath) -> UIView?

    /// How the identifier of an item describes itself.
    func description(of item: ItemID) -> String

    /// Whether an item of the app has this identity already.
    func knows(_ item: ItemID) -> Bool

    /// The list calls rows otherwise from now on: old identities with their new ones.
    func rename(_ names: [ItemID: ItemID])
}

/// One that keeps the identifiers in a `DiffableContent`.
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

/// `ReorderingHandlers`. A handler that is not set answers as UIKit does without one.
@MainActor protocol ReorderingDataSource: DiffableDataSource {
    /// `.canReorderItem`
    func canReorder(_ item: ItemID) -> Bool

    /// `.willReorder`, while `snapshot()` is still the old one (R147).
    func willReorder(_ transaction: ReorderTransaction)

    /// `.didReorder`, when `snapshot()` is the new one (R147).
    func didReorder(_ transaction: ReorderTransaction)
}

/// `SectionSnapshotHandlers`. A handler that is not set answers as UIKit does without one.
@MainActor protocol OutlineDataSource: DiffableDataSource {
    /// `.shouldExpandItem`
    func shouldExpand(_ item: ItemID) -> Bool

    /// `.willExpandItem`
    func willExpand(_ item: ItemID)

    /// `.shouldCollapseItem`
    func shouldCollapse(_ item: ItemID) -> Bool

    /// `.willCollapseItem`
    func willCollapse(_ item: ItemID)

    /// `.snapshotForExpandingParent`: what is to be beneath an item instead of what is there now; nil without a
    /// handler. New children get identities from the list: nobody may be changing the engine meanwhile.
    func children(of parent: ItemID, insteadOf children: SectionSnapshot) -> SectionSnapshot?
}
