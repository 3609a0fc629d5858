/// What an app tells UIKit about a list.
package enum ListAction: Hashable, Sendable {
    /// `performBatchUpdates`, with the updates of the nested ones.
    case batch([ListUpdate])

    /// An update outside a batch.
    case update(ListUpdate)
    case reloadData

    /// `dragInteractionEnabled` is set.
    case setDragInteractionEnabled(Bool)
    case dropToRow(ItemID, RowPath)
    case dropIntoRow(ItemID, RowPath)
    case dropToView(ItemID, ListID)
    case insertPlaceholder(ItemID, RowPath)

    /// `commitInsertion`; the path is nil when the placeholder was gone and false was returned (R184).
    case commitPlaceholder(ItemID, RowPath?)
    case deletePlaceholder(ItemID, Bool)

    /// `setNeedsCellUpdate()`.
    case updatePlaceholder(ItemID)

    /// A load, with the type of the representation that is taken (R210–R212); nil when the receiver sees none.
    case load(ItemID, LoadRequest, type: String?)

    /// `session.loadObjects(ofClass:completion:)` (R076)
    case loadObjects(ProviderClass)

    /// `cancel()` of the progress of an item's loads (R214), or of `session.progress` (R078).
    case cancelProgress(ItemID?)
    case applySnapshot(SnapshotApplication)

    /// `snapshot()`
    case takeSnapshot

    /// `apply(_:to:animatingDifferences:)` with a section snapshot.
    case applySectionSnapshot(SectionID)

    /// A question that the app puts to a snapshot, and the answer.
    case read(SnapshotQuestion, ReturnedValue)

    // What an app tells an animator, an item or a session.
    case addAnimations
    case addCompletion
    case setPreviewProvider(ItemID, PreviewAnswer)
    case setNeedsDropPreviewUpdate(ItemID)
    case aimSpringLoading(SpringLoading.Aim)
    case nameSpringLoadingRegion(ItemID)
    case setProgressIndicatorStyle(ProgressIndicatorStyle)

    /// An update whose paths count on the screen (R198), and the same in the data source's order; nil when it is about
    /// a row that the data source does not know.
    case presentedUpdate(ListUpdate, ListUpdate?)

    /// A question of the app, with the answer; nil for a call that returns nothing, or raises.
    case query(ListQuery, ReturnedValue?)
}
