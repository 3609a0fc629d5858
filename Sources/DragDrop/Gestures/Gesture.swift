/// What a person does. Rows are data source paths of the moment; a point is one of the plain view that is touched.
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

    /// Takes a table's row by its reorder control, or a collection's item by the gesture that moves it.
    case reorder(RowPath, in: ListID)

    /// Taps the disclosure of an outline's row.
    case expand(RowPath, in: ListID)
    case collapse(RowPath, in: ListID)

    /// Chooses Ask Siri in the context menu of a row, from iOS 27 on (R247).
    case askSiri(RowPath, in: ListID)

    /// The gestures that follow are made with that finger (R027).
    case finger(Int)
    case wait(milliseconds: Int)
    case settle
}

/// Why a gesture cannot be made now. A fault of the script, not of UIKit.
package enum GestureRefusal: Error, Hashable, Sendable {
    /// `lift` or `drag` while something is lifted or dragged already.
    case alreadyDragging

    /// `release` without a lift.
    case nothingLifted

    /// `hover`, `add`, `leave` or `drop` without a drag.
    case nothingDragged

    /// `hover gap` where no gap is shown.
    case noGap(ListID)

    /// A person has `Limits.fingers` fingers, counted from 1.
    case noSuchFinger(Int)

    /// A row that is not there.
    case noSuchRow(RowPath, ListID)

    /// A view that no longer exists, and one that a program has not made yet.
    case gone(ListID)
    case notYet(ListID)

    /// A row that the list has scrolled away.
    case outOfSight(RowPath, ListID)

    /// `ask-siri` on a system that has no such menu.
    case noAskSiri(on: SystemVersion)

    /// `settle` found no end: loads keep beginning loads.
    case neverSettles

    /// A gesture out of a delegate call: nobody's finger moves before the call returns.
    case insideCall

    /// UIKit has raised an exception: the app is gone.
    case crashed
}
