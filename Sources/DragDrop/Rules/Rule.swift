/// One aspect of UIKit's behaviour in one sentence, with its grade and its source.
///
/// Rules are data: traces cite them, `why` and `explain` print them, and the fidelity table of the docs is generated
/// from them.
package struct Rule: Hashable, Sendable {
    package let id: RuleID

    /// UIKit's behaviour, at most `sentenceLengthMax` characters; exception texts are quoted and shortened with "…".
    package let sentence: String

    package let grade: Grade

    /// The place to look it up: a header, a session, a documentation page, a measurement.
    package let source: String

    /// The open questions about the rule, in order.
    package let questions: [QuestionID]

    /// The engine's support for the rule.
    package let coverage: Coverage
}

extension Rule {
    /// The maximum length of a sentence, so that a rule fits into two lines of a terminal.
    package static let sentenceLengthMax: Int = 140
}
