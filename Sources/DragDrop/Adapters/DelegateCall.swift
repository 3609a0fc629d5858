/// A question of UIKit with its arguments. The engine never calls a delegate: it asks this and gets an answer back.
package struct DelegateCall: Hashable, Sendable {
    package let question: Question
    package let list: ListID

    /// The row, or the destination of an update or a drop; nil where the method has none or the path is nil.
    package var path: RowPath?

    /// Where a native move ends, in the order without the moved row.
    package var target: RowPath?

    /// The order that `path` counts in.
    package var space: IndexSpace = .beforeDrag

    /// The item that the call is about; for `itemsForBeginning` the one under the finger.
    package var item: ItemID?

    /// How the session ended, for `willEndWith` and `didEndWith`.
    package var operation: DropOperation?

    /// Where a completion finds its animation.
    package var position: AnimatingPosition?

    /// What a cell is told of itself (R089).
    package var dragState: CellDragState?

    /// What an effect is told of spring loading (R202).
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

/// What a delegate answers.
package enum DelegateAnswer: Hashable, Sendable {
    case nothing
    case items([ItemID])
    case boolean(Bool)
    case proposal(DropProposal)
    case path(RowPath)
    case preview(PreviewAnswer)

    /// The session of a finger; nil for none.
    case session(finger: Int?)

    /// Nobody has written the method after all: it was called, and a default answered.
    case absent
}

/// Whoever answers for the delegates and data sources: a script, or real Swift code.
package protocol EngineDelegate: AnyObject {
    /// Whether the delegate or data source of the list has the method.
    func implements(_ question: Question, in list: ListID) -> Bool

    /// Answers a question that is implemented. What the delegate tells UIKit on the way goes to `engine`.
    /// Nil stands for the answer of an absent method.
    func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer?

    /// The completion handler of a load.
    func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine)

    /// The block that was given to `addCompletion(_:)`.
    func complete(_ completion: CompletionID, at position: AnimatingPosition, engine: inout Engine)

    /// The completion of `loadObjects`: the items that objects could be made from, in the order of the array.
    func finish(_ load: ObjectsLoadID, with items: [ItemID], engine: inout Engine)

    /// The innermost view that takes part at a point of a plain view, and where in it that is; nil where views have no
    /// places.
    func location(at point: ViewPoint, in list: ListID, engine: inout Engine) -> FingerLocation?

    /// A block that was put on the main queue.
    func run(_ block: MainQueueBlockID, engine: inout Engine)
}

extension EngineDelegate {
    package func finish(_ load: ObjectsLoadID, with items: [ItemID], engine: inout Engine) {}

    package func location(at point: ViewPoint, in list: ListID, engine: inout Engine) -> FingerLocation? { nil }

    package func run(_ block: MainQueueBlockID, engine: inout Engine) {}
}
