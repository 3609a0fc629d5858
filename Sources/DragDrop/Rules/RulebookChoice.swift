/// `Q07=nothing-called` or `Q07=decided`: a chosen answer to an open question.
package struct Assumed: Equatable {
    package let question: QuestionID
    package let takesOther: Bool

    /// The new spelling of `Q07=other`; nil for an answer given by its name.
    package let newSpelling: String?

    /// Returns nil for an unknown question, a question without an alternative, or a word that names none of its
    /// answers.
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

/// The chosen answers and the omitted rules, in the spelling of `--assume` and `--without`.
package struct RulebookChoice: Hashable, Sendable {
    package var assumed: [String] = []
    package var omitted: [String] = []

    package init(assumed: [String] = [], omitted: [String] = []) {
        self.assumed = assumed
        self.omitted = omitted
    }

    /// The rulebook of the choice. Skips invalid names, which the parser of the user's input has already reported.
    package var rulebook: Rulebook {
        var rulebook = Rulebook()
        for assumed in assumed.compactMap({ Assumed($0) }) {
            rulebook.assume(assumed.question, other: assumed.takesOther)
        }
        for rule in omitted.compactMap({ RuleID($0) }) { rulebook.omit(rule) }
        return rulebook
    }

    /// Parses options in pairs: `--assume Q07=nothing-called`.
    package init(options: [String]) {
        for (option, value) in zip(options, options.dropFirst()) {
            if option == "--assume" { assumed.append(value) }
            if option == "--without" { omitted.append(value) }
        }
    }

    /// The equivalent options.
    package var options: [String] {
        assumed.flatMap { ["--assume", $0] } + omitted.flatMap { ["--without", $0] }
    }
}
