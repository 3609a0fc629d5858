/// A question that public sources leave open or answer differently, with what this engine does about it.
package struct OpenQuestion: Hashable, Sendable {
    package let id: QuestionID

    package let question: String

    /// What is known, one to three sentences; where sources disagree, each side has one.
    package let evidence: [String]

    /// What this engine does, in one sentence of at most `Rule.sentenceLengthMax` characters.
    package let decision: String

    /// Further sentences of the decision; mostly none.
    package let details: [String]

    /// What a real device might do instead, where another answer is known or likely.
    package let alternative: String?

    /// What the two answers are called; nil exactly where there is no alternative.
    package let answers: Answers?

    /// The kind of list that it is about; nil where it is about all of them.
    package let subject: ListKind?

    /// Why the question is open no more, in a sentence; nil for all others. Its number is never used again.
    package let closing: String?

    package func concerns(_ kind: ListKind?) -> Bool { subject == nil || subject == kind }

    /// Every decision is an assumption.
    package static let grade: Rule.Grade = .assumed

    /// The rules that the question touches, in order. O(n) in the number of rules.
    package var rules: [RuleID] {
        Rule.all.filter { $0.questions.contains(id) }.map { $0.id }
    }
}
