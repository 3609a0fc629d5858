/// The argument of `performDropWith` or `performDrop`: the items, the place and the proposal.
package struct DropCoordinator: Sendable {
    package struct Item: Hashable, Sendable {
        package let id: ItemID

        /// Non-nil only for an item that was dragged from this list (R163), in the data source's order.
        package let sourcePath: RowPath?

        /// Whether the item has a local object that this process can see (R068).
        package let hasLocalObject: Bool

        /// False when `previewSize` is zero because the item has no preview (R164).
        package let hasPreview: Bool
    }

    package let list: ListID

    /// In the order of the session's items (R161).
    package let items: [Item]

    /// Nil when the finger hit no place and no gap was ever shown (R102, R123).
    package let destination: RowPath?

    /// The index space of `destination`: without the dragged rows while a gap is shown for a move (R103).
    package let space: IndexSpace
    package let proposal: DropProposal

    /// True when the drag began in this app (R068).
    package let isLocal: Bool

    /// `UIDropSession.progressIndicatorStyle` (R079).
    var progressIndicatorStyle = ProgressIndicatorStyle.standard

    /// The rows that items were dropped to, for the previews (R173).
    var droppedPaths: [RowPath] = []

    /// The list's update count before the drop; without an update every row existed before (Q40).
    var updateCountBefore: Int?

    /// Loads that began inside the drop, for the transfer (R080).
    var loads: [LoadID] = []
}
