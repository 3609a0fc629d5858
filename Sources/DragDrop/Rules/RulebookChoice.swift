/// `Q07=nothing-called` or `Q07=decided`: which answer to an open question holds.
package struct Assumed: Equatable {
    package let question: QuestionID
    package let takesOther: Bool

    /// What to write instead of `Q07=other`; nil for an answer that is called by its name.
    package let newSpelling: String?

    /// Nil for a question that does not exist or has no alternative, and for a word that names no answer to it.
    package init?(_ text: String) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let question = QuestionID(String(parts[0])),
            let answers = OpenQuestion[question].answers, let takesOther = answers.takesOther(String(parts[1]))
        else { return nil }
        self.question = question
        self.takesOther = takesOther
        newSpelling =
            parts[1] == OpenQuestion.Answers.formerWord ? "\(question.description)=\(answers.formerOther)" : nil
    }
}

/// Answers to open questions and rules that are left out, as they are written after `--assume` and `--without`.
package struct RulebookChoice: Hashable, Sendable {
    package var assumed: [String] = []
    package var omitted: [String] = []

    package init(assumed: [String] = [], omitted: [String] = []) {
        self.assumed = assumed
        self.omitted = omitted
    }

    /// What is none of a question or rule is left out: whoever reads it from people has complained.
    package var rulebook: Rulebook {
        var rulebook = Rulebook()
        for assumed in assumed.compactMap({ Assumed($0) }) {
            rulebook.assume(assumed.question, other: assumed.takesOther)
        }
        for rule in omitted.compactMap({ RuleID($0) }) { rulebook.omit(rule) }
        return rulebook
    }

    /// Takes options by two: `--assume Q07=nothing-called`.
    package init(options: [String]) {
        for (option, value) in zip(options, options.dropFirst()) {
            if option == "--assume" { assumed.append(value) }
            if option == "--without" { omitted.append(value) }
        }
    }

    /// The options that say the same.
    package var options: [String] {
        assumed.flatMap { ["--assume", $0] } + omitted.flatMap { ["--without", $0] }
    }
}
