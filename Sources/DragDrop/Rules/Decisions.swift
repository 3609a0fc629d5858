/// The values that rules and decided open questions need. Those of an open question are graded *assumed*.
package enum Decisions {
    /// Q06: a list whose delegate has no update method proposes a copy with the unspecified intent. A table that moves
    /// rows itself is the exception.
    package static let proposalWithoutUpdate = DropProposal(.copy)

    /// Q06, Q35: the implicit proposal of a table that moves rows, when a single row of its own is dragged and no
    /// method is asked.
    package static let proposalForOwnRow = DropProposal(.move, .insertAtDestinationIndexPath)

    /// Q20: the hover time until spring loading activates. Nominal; not meaningful for a real device.
    package static let springLoadingMilliseconds = 500

    /// Q20: the hover times after which the effect is in the state `possible`, and in the state `activating`.
    package static let springLoadingPossibleMilliseconds = 100
    package static let springLoadingActivatingMilliseconds = 400

    /// Q28: the interval at which a timer repeats an update, under the alternative.
    package static let updateTimerMilliseconds = 500

    /// Q20: the time that a finger rests before the gap follows, for the cadences `fast` and `slow`.
    package static let fastCadenceMilliseconds = 100
    package static let slowCadenceMilliseconds = 500

    /// Q20: the duration of a lift. Nominal.
    package static let liftMilliseconds = 300

    /// R172: the durations of the animation of a coordinator's drop call and of a return to the origin. Measured for
    /// collections on iOS 26.5 (0.98 s, 1.24–1.27 s); nominal for tables and placeholders.
    package static let dropMilliseconds = 980
    package static let returnMilliseconds = 1250

    /// R245: the times at which the preview of a plain drop arrives, and at which its animation ends.
    package static let plainDropSeatMilliseconds = 340
    package static let plainDropMilliseconds = 1170

    /// R246: the first version of iOS on which an app can request another drop preview.
    package static let dropPreviewUpdateVersion = SystemVersion(17, 4)

    /// R247, R248: the first version of iOS with sessions that are never dragged, and with extended lifts.
    package static let undraggedSessionVersion: SystemVersion = 27
    package static let extendedLiftVersion: SystemVersion = 27

    /// R035: the largest number of items that have individual previews. Assumed; no number is published.
    package static let smallFlockItemCount = 8

    /// R065: the distance above the finger at which a precise proposal is hit-tested. Nominal.
    package static let preciseOffsetPoints = 50

    /// R079: the duration of a transfer from which on the system shows its progress. Nominal.
    package static let progressIndicatorMilliseconds = 1000

    /// R241: the proposal of a view with a paste configuration; no source states it.
    package static let pasteProposal = DropProposal(.copy)

    /// Q23: the first version of iOS that words a count mismatch of a table, and of a collection, as E03.
    package static let combinedMismatchOfTables: SystemVersion = 16
    package static let combinedMismatchOfCollections = SystemVersion(16, 4)

    /// E03: the first version of iOS whose text says "before and after"; earlier logs have "before and/or after".
    package static let beforeAndAfterVersion: SystemVersion = 17

    /// E52–E55: the first version of iOS with the newer text for scrolling too far, from logs of 2018 to 2020.
    package static let outOfBoundsVersion: SystemVersion = 13

    /// E54: the first version of iOS on which a table's older text names presentation values.
    package static let presentationValuesVersion: SystemVersion = 11

    /// R243: the timeout of a table's drop session. Nominal; not meaningful for a real device.
    package static let dropTimeoutMilliseconds = 5000

    /// B08: the first version of iOS on which rows can move out of deleted and into inserted sections. No device here
    /// is older.
    package static let sectionMoveVersion: SystemVersion = 7
}
