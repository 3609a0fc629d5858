/// What UIKit does in one respect, in one sentence, with how well that is known and from where.
///
/// Rules are data: the trace names them, `why` and `explain` print them, and the fidelity table of the docs is
/// generated from them.
package struct Rule: Hashable, Sendable {
    package let id: RuleID

    /// What UIKit does, at most `sentenceLengthMax` characters; exception texts are quoted and shortened with "…".
    package let sentence: String

    package let grade: Grade

    /// Where a reader can look it up: a header, a session, a documentation page, a measurement.
    package let source: String

    /// The open questions that touch the rule, in order.
    package let questions: [QuestionID]

    /// What the engine makes of it.
    package let coverage: Coverage
}

extension Rule {
    /// The longest sentence allowed, so that a rule fits into two lines of a terminal.
    package static let sentenceLengthMax: Int = 140
}
