/// Why a long press lifts nothing although the view has a drag interaction.
package enum LiftObstacle: Hashable, Sendable {
    /// Disabled by the device's default, which the app did not change (R002).
    case offByDefault(Device)

    /// Disabled by the app (R002).
    case switchedOff

    /// Without a delegate, or without its one required method (R082).
    case noItems

    /// The list's last drop session has not ended yet (R092).
    case dropUnderWay
}

/// The outcome when another gesture recognizer fires during a lift (R012).
package enum RecognizerOutcome: Hashable, Sendable {
    case recognizerFails, liftIsCancelled

    /// A long press waits for the lift and then continues beside it.
    case bothGoOn
}
