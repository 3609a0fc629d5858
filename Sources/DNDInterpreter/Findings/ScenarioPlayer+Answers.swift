internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Answers from `answer` statements.
extension ScenarioPlayer {
    /// Adds an `answer`. Throws when a Swift program answers for its list, or for any list if it names none.
    func addAnswer(_ rule: CallRule, number: Int, _ statement: Statement) throws(ScriptFault) {
        let hosted = engine.lists.filter { player.hostedLists.contains($0.id) }
        let named = try list(rule.pattern.list)
        if let other = hosted.first(where: { named == nil || $0.id == named }) {
            throw ScriptFault(
                "\(other.name) belongs to a Swift program, which alone answers for it", at: statement.range)
        }
        player.handAnswers.append(HandAnswer(rule: rule, number: number))
    }

    /// The findings about answers that no call used.
    var answerFindings: [Finding] {
        player.handAnswers.filter { !$0.isGiven }.map { answer in
            let range = answer.rule.range
            return Finding(
                .answerNotAsked(method: answer.rule.pattern.methodName), list: nil, at: range,
                after: watch.step ?? range)
        }
    }
}

extension CallPattern {
    /// The short name of the method.
    var methodName: String {
        guard case .method(let method) = subject else { return "..." }
        return method.name
    }
}
