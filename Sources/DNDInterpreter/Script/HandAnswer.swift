internal import DNDLanguage
internal import DragDrop

/// An answer for one future call.
struct HandAnswer: Sendable {
    let rule: CallRule

    /// The number of the matching call, counted from 1.
    let number: Int

    /// The number of matching calls so far, without those that an earlier answer used.
    private(set) var seenCount = 0

    init(rule: CallRule, number: Int) {
        self.rule = rule
        self.number = number
    }

    var isGiven: Bool { seenCount >= number }

    /// Counts a matching call; returns whether it is the one to answer.
    mutating func count() -> Bool {
        seenCount += 1
        return seenCount == number
    }
}

extension ScriptPlayer {
    /// The `answer` for this call.
    func handAnswer(
        to call: DelegateCall, _ bindings: Bindings, _ engine: Engine
    ) throws(ScriptFault) -> CallRule? {
        for index in handAnswers.indices where !handAnswers[index].isGiven {
            let pattern = handAnswers[index].rule.pattern
            guard pattern.names(call, engine: engine), try pattern.fits(call, bindings: bindings, engine: engine),
                handAnswers[index].count()
            else { continue }
            return handAnswers[index].rule
        }
        return nil
    }
}
