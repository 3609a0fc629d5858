extension OpenQuestion {
    /// The names of the two answers to a question: `assume Q21 not-asked`.
    ///
    /// A decision may be reversed later; a name keeps its meaning.
    package struct Answers: Hashable, Sendable {
        /// The name of the answer that this engine has chosen.
        package let decided: String

        /// The name of the alternative.
        package let other: String

        /// The answer that the word `other` selected before answers had names: the alternative of that time.
        package let formerOther: String

        init(decided: String, other: String, formerOther: String? = nil) {
            self.decided = decided
            self.other = other
            self.formerOther = formerOther ?? other
        }

        /// Whether a word selects the alternative: one of the names, `decided`, or `other` in its former meaning. Nil
        /// for any other word.
        package func takesOther(_ word: String) -> Bool? {
            switch word {
            case decided, Self.decidedWord: false
            case other: true
            case Self.formerWord: formerOther == other
            default: nil
            }
        }

        /// The word that selects the decision of every question.
        package static let decidedWord = "decided"

        /// The word that selected the alternative of every question before the answers had names.
        package static let formerWord = "other"
    }

    /// The questions with an alternative, in order.
    package static let withAlternative: [OpenQuestion] = all.filter { $0.answers != nil }

    /// Whether the answer still matters: there are two, and no measurement has decided between them.
    package var isUndecided: Bool { answers != nil && closing == nil }

    /// The name of a rulebook's answer; nil for a question with only one answer.
    package func answer(by rulebook: Rulebook) -> String? {
        answers.map { rulebook.assumesOther(id) ? $0.other : $0.decided }
    }
}
