/// What UIKit asks or tells a delegate, whatever kind of view asks. An adapter knows the selector.
package enum Question: UInt8, CaseIterable, Hashable, Sendable {
    // MARK: The drag side

    case itemsForBeginning
    case liftPreview
    case willAnimateLift
    case dragWillBegin
    case allowsMoveOperation
    case isRestrictedToDraggingApplication
    case prefersFullSizePreviews
    case dragDidMove
    case sessionForAdding
    case itemsForAdding
    case willAddItems
    case dragWillEnd
    case cancelPreview
    case willAnimateCancel
    case dragDidEnd
    case didTransferItems

    // MARK: The drop side

    case canHandle
    case didEnter
    case didUpdate
    case didExit
    case performDrop
    case dropPreview
    case willAnimateDrop
    case concludeDrop
    case dropDidEnd

    // MARK: The data source and the view's delegate

    case moveRow
    case canReorderItem
    case willReorder
    case didReorder
    case shouldSpringLoad

    /// Whether the question belongs to the data source, which a scene declares with `reorders`.
    package var belongsToDataSource: Bool {
        switch self {
        case .moveRow, .canReorderItem, .willReorder, .didReorder: true
        default: false
        }
    }
}

/// What kind of answer a question wants.
package enum AnswerKind: Hashable, Sendable {
    case nothing, items, boolean, proposal, path, preview, session
}
