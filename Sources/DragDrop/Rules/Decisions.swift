/// The answers to the contract's open questions that are values. All of them are graded *assumed*.
package enum Decisions {
    /// Q06: a list whose delegate has no update method accepts a copy without a place.
    package static let proposalWithoutUpdate = DropProposal(.copy)

    /// Q20: how long a finger hovers before spring loading activates. Nominal; no meaning for a real device.
    package static let springLoadingMilliseconds = 500

    /// Q20: how long a finger rests before the gap follows, with the cadences `fast` and `slow`.
    package static let fastCadenceMilliseconds = 100
    package static let slowCadenceMilliseconds = 500

    /// Q23: which form of a count mismatch is raised.
    package static let countMismatchForm = CountMismatchForm.separate
}
