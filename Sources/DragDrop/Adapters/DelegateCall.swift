/// A question of UIKit with its arguments. The engine never calls UIKit's delegate methods itself; it asks an
/// `EngineDelegate` and receives an answer.
package struct DelegateCall: Hashable, Sendable {
    package let question: Question
    package let list: ListID

    /// The row, or the destination of an update or a drop; nil where the method has none or the path is nil.
    package var path: RowPath?

    /// The target of a move, in the order without the moved row; for the layout's context the gap, counted as `space`
    /// says.
    package var target: RowPath?

    /// The index space of `path`; for the layout's context that of `target`.
    package var space: IndexSpace = .beforeDrag

    /// The item of the call; for `itemsForBeginning` and `itemsForAddingTo` the one that the row shows.
    package var item: ItemID?

    /// How the session ended, for `willEndWith` and `didEndWith`; the proposed operation, for a drop or a paste.
    package var operation: DropOperation?

    /// The position at which a completion finds its animation.
    package var position: AnimatingPosition?

    /// The new state of a cell (R089).
    package var dragState: CellDragState?

    /// The state of spring loading that an effect shows (R202).
    package var springLoadingState: SpringLoading.State?

    package init(
        _ question: Question, in list: ListID, path: RowPath? = nil, target: RowPath? = nil,
        space: IndexSpace = .beforeDrag, item: ItemID? = nil, operation: DropOperation? = nil,
        position: AnimatingPosition? = nil
    ) {
        self.question = question
        self.list = list
        self.path = path
        self.target = target
        self.space = space
        self.item = item
        self.operation = operation
        self.position = position
    }
}

/// The answer of a delegate.
package enum DelegateAnswer: Hashable, Sendable {
    case nothing
    case items([ItemID])
    case boolean(Bool)
    case proposal(DropProposal)
    case path(RowPath)
    case preview(PreviewAnswer)

    /// The session of a finger; nil for none.
    case session(finger: Int?)

    /// The method turned out to be missing: it was called, and a default implementation answered.
    case absent
}

/// Answers for the delegates and data sources of the lists: a script, or Swift code.
package protocol EngineDelegate: AnyObject {
    /// Returns whether the delegate or data source of the list implements the method.
    func implements(_ question: Question, in list: ListID) -> Bool

    /// Answers a question that is implemented, and forwards the delegate's own calls to `engine`. Nil means UIKit's
    /// default, `.absent` that the method is missing after all.
    func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer?

    /// Runs the completion handler of a load.
    func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine)

    /// Runs a block that was passed to `addCompletion(_:)`.
    func complete(_ completion: CompletionID, at position: AnimatingPosition, engine: inout Engine)

    /// Runs the completion of `loadObjects` with the items whose objects were created, in the order of the objects.
    func finish(_ load: ObjectsLoadID, with items: [ItemID], engine: inout Engine)

    /// The innermost participating view at a point of a plain view, and the position in it; nil where views have no
    /// geometry.
    func location(at point: ViewPoint, in list: ListID, engine: inout Engine) -> FingerLocation?

    /// Runs a block of the main queue.
    func run(_ block: MainQueueBlockID, engine: inout Engine)
}

extension EngineDelegate {
    package func finish(_ load: ObjectsLoadID, with items: [ItemID], engine: inout Engine) {}

    package func location(at point: ViewPoint, in list: ListID, engine: inout Engine) -> FingerLocation? { nil }

    package func run(_ block: MainQueueBlockID, engine: inout Engine) {}
}
