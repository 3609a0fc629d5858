/// A call of an app to UIKit about a list.
package enum ListAction: Hashable, Sendable {
    /// `performBatchUpdates`, including the updates of nested batches.
    case batch([ListUpdate])

    /// An update outside a batch.
    case update(ListUpdate)
    case reloadData

    /// An assignment to `dragInteractionEnabled`.
    case setDragInteractionEnabled(Bool)
    case dropToRow(ItemID, RowPath)
    case dropIntoRow(ItemID, RowPath)
    case dropToView(ItemID, ListID)
    case insertPlaceholder(ItemID, RowPath)

    /// `commitInsertion`; the path is nil when the placeholder was gone and the call returned false (R184).
    case commitPlaceholder(ItemID, RowPath?)
    case deletePlaceholder(ItemID, Bool)

    /// `setNeedsCellUpdate()`.
    case updatePlaceholder(ItemID)

    /// A load, with the type of the chosen representation (R210–R212); nil when no visible one satisfies the request.
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

    /// A query of the app to a snapshot, and the answer.
    case read(SnapshotQuestion, ReturnedValue)

    // Calls to an animator, an item or a session.
    case addAnimations
    case addCompletion
    case setPreviewProvider(ItemID, PreviewAnswer)
    case setNeedsDropPreviewUpdate(ItemID)
    case aimSpringLoading(SpringLoading.Aim)
    case nameSpringLoadingRegion(ItemID)
    case setProgressIndicatorStyle(ProgressIndicatorStyle)

    /// An update with paths on the screen (R198), and the same in the data source's order; nil when it refers to a row
    /// that the data source does not know.
    case presentedUpdate(ListUpdate, ListUpdate?)

    /// A query of the app with the answer; nil for a call that returns nothing or raises.
    case query(ListQuery, ReturnedValue?)
}
