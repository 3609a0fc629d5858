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

extension Engine {
    /// What keeps a drag from beginning in the list, with the rule; nil for nothing.
    func liftObstacle(in list: ListID) -> (LiftObstacle, RuleID)? {
        if obeys(.r002), !scene.isDragEnabled(list) {
            return (self[list].hasDefaultDragEnabled ? .offByDefault(device) : .switchedOff, .r002)
        }
        return respondent.implements(.itemsForBeginning, in: list) ? nil : (.noItems, .r082)
    }

    /// Another gesture recognizer fires before the finger has moved (R012).
    mutating func recognizeOther(isLongPress: Bool) {
        guard let list = drag?.source else { return }
        let outcome = outcomeOfRecognizer(isLongPress: isLongPress, in: list)
        record(.note(.recognized(outcome, list: list)), .r012)
        guard obeys(.r012), outcome == .liftIsCancelled else { return }
        endLift(because: .r012)
        hand.isTouchingWithoutDrag = true
    }

    /// A second touch in a view whose lift behavior is extended: what another finger, or this one, has lifted there and
    /// not moved yet is let go (R248).
    mutating func cancelExtendedLift(in list: ListID) {
        guard self[list].hasExtendedLift, device.version >= Decisions.extendedLiftVersion, obeys(.r248) else { return }
        for session in sessions where session.drag.phase == .lifted && session.drag.source == list {
            onBehalf(of: session.finger) { engine in
                engine.endLift(because: .r248)
                engine.hand.isTouchingWithoutDrag = true
            }
        }
    }

    private func outcomeOfRecognizer(isLongPress: Bool, in list: ListID) -> RecognizerOutcome {
        if isLongPress { return .bothGoOn }
        return self[list].allowsSimultaneousRecognitionDuringLift ? .liftIsCancelled : .recognizerFails
    }
}
