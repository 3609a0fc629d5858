/// A gesture on rows of lists, and on places of the finger.
package typealias EngineGesture = Gesture<TouchedRow, FingerLocation>

/// A row under a finger, by its current data source path.
package struct TouchedRow: Hashable, Sendable {
    package var path: RowPath
    package var list: ListID

    /// The touched point, in a plain view.
    package var point: ViewPoint?

    package init(_ path: RowPath, in list: ListID, at point: ViewPoint? = nil) {
        self.path = path
        self.list = list
        self.point = point
    }
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
