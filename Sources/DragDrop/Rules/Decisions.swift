/// The answers to the contract's open questions that are values. All of them are graded *assumed*.
package enum Decisions {
    /// Q06: a list whose delegate has no update method accepts a copy without a place; a row of a table that moves rows
    /// is the exception.
    package static let proposalWithoutUpdate = DropProposal(.copy)

    /// Q06, Q35: what a table that moves rows takes for proposed where a single row of its own is dragged and nobody is
    /// asked.
    package static let proposalForOwnRow = DropProposal(.move, .insertAtDestinationIndexPath)

    /// Q20: how long a finger hovers before spring loading activates. Nominal; no meaning for a real device.
    package static let springLoadingMilliseconds = 500

    /// Q20: when, in the course of that hover, the effect shows that activation is possible, and that it comes.
    package static let springLoadingPossibleMilliseconds = 100
    package static let springLoadingActivatingMilliseconds = 400

    /// Q28: how often a timer would repeat an update, by the alternative.
    package static let updateTimerMilliseconds = 500

    /// Q20: how long a finger rests before the gap follows, with the cadences `fast` and `slow`.
    package static let fastCadenceMilliseconds = 100
    package static let slowCadenceMilliseconds = 500

    /// Q20: how long a lift takes. Nominal.
    package static let liftMilliseconds = 300

    /// R172: how long the animation of a coordinator's drop call takes, and that of a return to the origin. Measured
    /// for collections on iOS 26.5 (0.98 s, 1.24–1.27 s); nominal for tables and placeholders.
    package static let dropMilliseconds = 980
    package static let returnMilliseconds = 1250

    /// R245: after which time the preview of a plain drop is in its place, and after which its animation completes.
    package static let plainDropSeatMilliseconds = 340
    package static let plainDropMilliseconds = 1170

    /// R246: from which version of iOS on an app can ask for another drop preview.
    package static let dropPreviewUpdateVersion = SystemVersion(17, 4)

    /// R247, R248: from which version of iOS on there are sessions that are never dragged, and extended lifts.
    package static let undraggedSessionVersion: SystemVersion = 27
    package static let extendedLiftVersion: SystemVersion = 27

    /// R035: the largest flock whose items are asked for previews one by one. Assumed; no number is published.
    package static let smallFlockItemCount = 8

    /// R065: how far above the finger a precise proposal is hit-tested. Nominal.
    package static let preciseOffsetPoints = 50

    /// R079: how long a transfer takes before the system shows its progress. Nominal.
    package static let progressIndicatorMilliseconds = 1000

    /// R241: what a view with a paste configuration proposes; no source states it.
    package static let pasteProposal = DropProposal(.copy)

    /// Q23: from which version of iOS on a count mismatch of a table, and one of a collection, is worded as E03.
    package static let combinedMismatchOfTables: SystemVersion = 16
    package static let combinedMismatchOfCollections = SystemVersion(16, 4)

    /// E03: from which version of iOS on the text says "before and after"; earlier logs have "before and/or after".
    package static let beforeAndAfterVersion: SystemVersion = 17

    /// E52–E55: from which version of iOS on scrolling too far has the newer words; from logs of 2018 to 2020.
    package static let outOfBoundsVersion: SystemVersion = 13

    /// E54: from which version of iOS on a table's older words name presentation values.
    package static let presentationValuesVersion: SystemVersion = 11

    /// R243: how long the drop session of a table waits in vain. Nominal; no meaning for a real device.
    package static let dropTimeoutMilliseconds = 5000

    /// B08: the first version of iOS whose views let rows move out of deleted and into inserted sections.
    package static let sectionMoveVersion: SystemVersion = 7
}
