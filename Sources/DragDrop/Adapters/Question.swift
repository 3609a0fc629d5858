/// A call of UIKit to a delegate, independent of the kind of view. An adapter supplies the selector.
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
    case canPaste
    case paste

    // MARK: The data source and the view's delegate

    case moveRow
    case canMove
    case canReorderItem
    case willReorder
    case didReorder
    case targetOfMove

    /// The older form of `targetOfMove`, replaced in iOS 15.
    case olderTargetOfMove
    case cellProvider
    case shouldExpandItem
    case willExpandItem
    case snapshotForExpandingParent
    case shouldCollapseItem
    case willCollapseItem
    case shouldSpringLoad

    // MARK: Blocks of a placeholder

    /// `cellUpdateHandler` (R180).
    case placeholderUpdate

    /// `previewParametersProvider` (R173).
    case placeholderPreview

    // MARK: Blocks

    /// A block that was passed to `addCompletion(_:)`.
    case completion

    // MARK: Cells, layouts and spring-loaded views

    /// `dragStateDidChange(_:)` of a cell.
    case dragStateDidChange

    /// The layout's invalidation context for a moving gap.
    case invalidationContext

    /// `UISpringLoadedInteractionBehavior`.
    case springLoadingShouldAllow
    case springLoadingDidFinish

    /// `UISpringLoadedInteractionEffect`.
    case springLoadingDidChange

    /// The activation handler of a `UISpringLoadedInteraction`.
    case springLoadingActivation

    /// Whether only an existing implementation is asked: an override, or an object that may be absent. The trace has no
    /// line for an absent one.
    package var isOverride: Bool {
        switch self {
        case .dragStateDidChange, .invalidationContext, .springLoadingShouldAllow, .springLoadingDidFinish,
            .springLoadingDidChange, .springLoadingActivation, .targetOfMove, .olderTargetOfMove, .placeholderUpdate,
            .placeholderPreview:
            true
        default: false
        }
    }

    /// Whether the question belongs to the data source or its handlers, which remain without a delegate.
    package var belongsToDataSource: Bool {
        switch self {
        case .moveRow, .canMove, .canReorderItem, .willReorder, .didReorder, .cellProvider: true
        case .shouldExpandItem, .willExpandItem, .snapshotForExpandingParent, .shouldCollapseItem, .willCollapseItem:
            true
        default: false
        }
    }

    /// Whether the question is about a move within a list, with a source and usually a destination.
    package var isAboutMove: Bool {
        switch self {
        case .moveRow, .canMove, .canReorderItem, .willReorder, .didReorder, .targetOfMove, .olderTargetOfMove: true
        default: false
        }
    }
}
