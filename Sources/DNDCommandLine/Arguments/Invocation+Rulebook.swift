package import DragDrop

/// `Q07=other` or `Q07=decided`: which answer to an open question holds.
struct Assumed: Equatable {
    let question: RuleID
    let takesOther: Bool

    /// Nil for a question that does not exist or has no alternative.
    init?(_ text: String) {
        let parts = text.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let question = RuleID(String(parts[0])), OpenQuestion[question]?.alternative != nil
        else { return nil }
        switch parts[1] {
        case "other": takesOther = true
        case "decided": takesOther = false
        default: return nil
        }
        self.question = question
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
    /// The options that made the rulebook, as they were typed: `--assume Q07=other`.
    var rulebookArguments: [String] {
        values(.assume).flatMap { [CommandOption.assume.name, $0] }
            + values(.without).flatMap { [CommandOption.without.name, $0] }
    }
}

extension DNDCommandLine {
    /// What `--assume` and `--without` come to.
    package static func rulebook(from arguments: [String]) -> Rulebook {
        (try? ArgumentReader.read(["run"] + arguments + ["-"]))?.rulebook ?? Rulebook()
    }
}
