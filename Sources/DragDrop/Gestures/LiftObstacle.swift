/// Why a long press lifts nothing, although there is a drag interaction.
package enum LiftObstacle: Hashable, Sendable {
    /// The device's default is off, and the app has not said otherwise (R002).
    case offByDefault(Device)

    /// The app has switched dragging off (R002).
    case switchedOff

    /// The delegate, or the one method that it must have, is missing (R082).
    case noItems

    /// The list's last drop session has not ended yet (R092).
    case dropUnderWay
}

/// What another gesture recognizer that fires during a lift leads to (R012).
package enum RecognizerOutcome: Hashable, Sendable {
    case recognizerFails, liftIsCancelled

    /// Long presses wait for the lift and then go on beside it.
    case bothGoOn
}
