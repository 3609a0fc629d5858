/// A question that public sources leave open or answer differently, with what this engine does about it.
package struct OpenQuestion: Hashable, Sendable {
    /// The number, of family `.questions`.
    package let id: RuleID

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

    /// Why the question is open no more, in a sentence; nil for all others. Its number is never used again.
    package let closing: String?

    /// Every decision is an assumption.
    package static let grade: Rule.Grade = .assumed

    init(
        _ id: RuleID, _ question: String, evidence: [String], decision: String, details: [String] = [],
        alternative: String? = nil, answers: Answers? = nil, closing: String? = nil
    ) {
        self.id = id
        self.question = question
        self.evidence = evidence
        self.decision = decision
        self.details = details
        self.alternative = alternative
        self.answers = answers
        self.closing = closing
    }
}

extension OpenQuestion {
    /// Finds an open question; nil for the number of a rule. O(1).
    package static subscript(id: RuleID) -> OpenQuestion? {
        guard id.family == .questions else { return nil }
        let question: OpenQuestion = all[Int(id.rawValue - RuleID.q01.rawValue)]
        precondition(question.id == id, "The table of open questions does not follow the order of RuleID.")
        return question
    }

    /// The rules that the question touches, in order. O(n) in the number of rules.
    package var rules: [RuleID] {
        Rule.all.filter { $0.questions.contains(id) }.map { $0.id }
    }
}
