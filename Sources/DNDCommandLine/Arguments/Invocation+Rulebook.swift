package import DragDrop

/// `Q07=nothing-called` or `Q07=decided`: which answer to an open question holds.
struct Assumed: Equatable {
    let question: RuleID
    let takesOther: Bool

    /// What to write instead of `Q07=other`; nil for an answer that is called by its name.
    let newSpelling: String?

    /// Nil for a question that does not exist or has no alternative, and for a word that names no answer to it.
    init?(_ text: String) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let question = RuleID(String(parts[0])),
            let answers = OpenQuestion[question]?.answers, let takesOther = answers.takesOther(String(parts[1]))
        else { return nil }
        self.question = question
        self.takesOther = takesOther
        newSpelling =
            parts[1] == OpenQuestion.Answers.formerWord ? "\(question.description)=\(answers.formerOther)" : nil
    }
}

extension Invocation {
    /// What the engine takes for true, by `--assume` and `--without`.
    var rulebook: Rulebook {
        var rulebook = Rulebook()
        for assumed in values(.assume).compactMap({ Assumed($0) }) {
            rulebook.assume(assumed.question, other: assumed.takesOther)
        }
        for rule in values(.without).compactMap({ RuleID($0) }) { rulebook.omit(rule) }
        return rulebook
    }
}

extension Invocation {
    /// The options that made the rulebook, as they were typed: `--assume Q07=nothing-called`.
    var rulebookArguments: [String] {
        values(.assume).flatMap { [CommandOption.assume.name, $0] }
            + values(.without).flatMap { [CommandOption.without.name, $0] }
    }
}

extension Invocation {
    /// Says of every `--assume Q07=other` what it is called now.
    func noteFormerAnswers(_ console: Console) {
        for assumed in values(.assume) {
            guard let name = Assumed(assumed)?.newSpelling else { continue }
            console.complain("--assume \(assumed): 'other' is a former name", "Write --assume \(name).")
        }
    }
}

extension DNDCommandLine {
    /// What `--assume` and `--without` come to.
    package static func rulebook(from arguments: [String]) -> Rulebook {
        (try? ArgumentReader.read(["run"] + arguments + ["-"]))?.rulebook ?? Rulebook()
    }
}
