internal import SourceText

/// The assumed answers to open questions.
extension CheckerPass {
    /// `assume Q07 nothing-called`
    mutating func assumption(_ match: PhraseMatch) -> Assumption? {
        guard let name = match.name(.rule), let question = knownRule(name) else { return nil }
        guard let answers = methods.answers.first(where: { $0.question == question.text }) else {
            report(
                .nothingToAssume, "'\(question.text)' has no alternative", at: question.range,
                hints: ["Those that have one: \(methods.answers.map { $0.question }.joinedAsList(prefix: ""))."])
            return nil
        }
        guard let word = match.name(.choice) else { return Assumption(question: question, takesOther: false) }
        return takesOther(word, of: answers, in: match).map { Assumption(question: question, takesOther: $0) }
    }

    private mutating func takesOther(
        _ word: Name, of answers: MethodCatalog.NamedAnswers, in match: PhraseMatch
    ) -> Bool? {
        switch word.text {
        case answers.decided: return false
        case answers.other: return true
        case "other":
            reportFormer(word, of: answers, in: match)
            return answers.formerOther == answers.other
        default:
            let near = Suggestion(for: word.text, in: [answers.decided, answers.other], at: word.range)
            report(
                .unknownAnswer, "'\(answers.question)' has no answer '\(word.text)'", at: word.range,
                hints: near.hints + ["The answers are '\(answers.decided)', as decided, and '\(answers.other)'."],
                edit: near.edit)
            return nil
        }
    }

    /// Reports a former name of an answer. A word from a table of cases or a parameter may be an answer to several
    /// questions, so only a word in the phrase itself has a fix.
    private mutating func reportFormer(_ word: Name, of answers: MethodCatalog.NamedAnswers, in match: PhraseMatch) {
        let turned =
            answers.formerOther == answers.decided
            ? ["This is the decision by now: what was assumed is so anyway."] : []
        let isWritten =
            word.range.file == match.range.file && match.range.lowerBound <= word.range.lowerBound
            && word.range.upperBound <= match.range.upperBound
        report(
            .formerAnswer, "'other' is the former name of '\(answers.formerOther)'", at: word.range,
            severity: .warning, hints: ["Write `assume \(answers.question) \(answers.formerOther)`."] + turned,
            edit: isWritten ? TextEdit(range: word.range, replacement: answers.formerOther) : nil)
    }
}
