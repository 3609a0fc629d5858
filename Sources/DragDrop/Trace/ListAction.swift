/// What an app tells UIKit about a list.
package enum ListAction: Hashable, Sendable {
    /// `performBatchUpdates`, with the updates of the nested ones.
    case batch([ListUpdate])

    /// An update outside a batch.
    case update(ListUpdate)
    case reloadData
    case dropToRow(ItemID, IndexPath)
    case dropIntoRow(ItemID, IndexPath)
    case dropToView(ItemID, ListID)
    case insertPlaceholder(ItemID, IndexPath)

    /// `commitInsertion`; the path is nil when the placeholder was gone and false was returned (R184).
    case commitPlaceholder(ItemID, IndexPath?)
    case deletePlaceholder(ItemID, Bool)

    /// `loadObject(ofClass:completionHandler:)`, with the representation that is taken: the first that was registered
    /// (R210, R211); nil when the receiver sees none.
    case load(ItemID, type: String?)
    case applySnapshot(reload: Bool)
}
