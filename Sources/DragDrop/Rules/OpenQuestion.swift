/// A question that public sources leave open or answer differently, and this engine's decision.
package struct OpenQuestion: Hashable, Sendable {
    package let id: QuestionID

    package let question: String

    /// The known facts, in one to three sentences; where sources disagree, one sentence per side.
    package let evidence: [String]

    /// The engine's behaviour, in one sentence of at most `Rule.sentenceLengthMax` characters.
    package let decision: String

    /// Further sentences of the decision; usually empty.
    package let details: [String]

    /// The possible behaviour of a real device, where another answer is known or likely.
    package let alternative: String?

    /// The names of the two answers; nil exactly when there is no alternative.
    package let answers: Answers?

    /// The kind of list that it applies to; nil for all.
    package let subject: ListKind?

    /// Why the question is closed, in one sentence; nil for an open one. Its number is never reused.
    package let closing: String?

    /// Every decision is an assumption.
    package static let grade: Rule.Grade = .assumed

    /// The rules that the question touches, in order. O(n) in the number of rules.
    package var rules: [RuleID] {
        Rule.all.filter { $0.questions.contains(id) }.map { $0.id }
    }
}

extension QuestionID {
    /// Returns whether the question is about a kind of list.
    package func concerns(_ kind: ListKind?) -> Bool { subject == nil || subject == kind }
}
