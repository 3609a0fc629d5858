/// A gesture of a person. Rows are current data source paths; a point lies in the touched plain view.
package enum Gesture: Hashable, Sendable {
    case select([RowPath], in: ListID)
    case deselect([RowPath], in: ListID)
    case lift(RowPath, in: ListID, at: ViewPoint? = nil)
    case release

    /// Another gesture recognizer fires while something is lifted (R012).
    case recognize(isLongPress: Bool)
    case drag(RowPath, in: ListID, at: ViewPoint? = nil)
    case add(RowPath, in: ListID, at: ViewPoint? = nil)
    case hover(FingerLocation)
    case leave
    case drop
    case cancel
    case spring(RowPath, in: ListID)

    /// Touches a table row's reorder control, or begins the movement gesture of a collection's item.
    case reorder(RowPath, in: ListID)

    /// Taps the disclosure of an outline's row.
    case expand(RowPath, in: ListID)
    case collapse(RowPath, in: ListID)

    /// Chooses Ask Siri in the context menu of a row, from iOS 27 on (R247).
    case askSiri(RowPath, in: ListID)

    /// Makes the following gestures with another finger (R027).
    case finger(Int)
    case wait(milliseconds: Int)
    case settle
}

/// Why a gesture is impossible now. A fault of the script, not of UIKit.
package enum GestureRefusal: Error, Hashable, Sendable {
    /// `lift`, `drag`, `reorder` or `ask-siri` while a lift, a drag or a movement is in progress.
    case alreadyDragging

    /// `release`, or another recognizer, without a lift.
    case nothingLifted

    /// `hover`, `add`, `spring`, `leave`, `drop` or `cancel` without a drag.
    case nothingDragged

    /// `hover gap` where no gap is shown.
    case noGap(ListID)

    /// A finger outside 1 to `Limits.fingers`.
    case noSuchFinger(Int)

    /// A row or section that does not exist.
    case noSuchRow(RowPath, ListID)

    /// A view that no longer exists, or that a program has not created yet.
    case gone(ListID)
    case notYet(ListID)

    /// A row that is scrolled out of sight.
    case outOfSight(RowPath, ListID)

    /// `ask-siri` on a system without this menu item.
    case noAskSiri(on: SystemVersion)

    /// Advancing time does not end, because loads keep beginning loads.
    case neverSettles

    /// A gesture during a delegate call. Fingers do not move before the call returns.
    case insideCall

    /// UIKit raised an exception, so the app has crashed.
    case crashed
}
