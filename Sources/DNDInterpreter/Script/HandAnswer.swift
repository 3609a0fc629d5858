internal import DNDLanguage
internal import DragDrop

/// An answer for one call that is still to come.
struct HandAnswer: Sendable {
    let rule: CallRule

    /// Which of the calls that fit, counted from 1.
    let number: Int

    /// Calls that fitted so far, those left out that an earlier answer took.
    private(set) var seenCount = 0

    init(rule: CallRule, number: Int) {
        self.rule = rule
        self.number = number
    }

    var isGiven: Bool { seenCount >= number }

    /// A call has come that fits: whether it is the one.
    mutating func count() -> Bool {
        seenCount += 1
        return seenCount == number
    }
}

extension ScriptPlayer {
    /// The answer that was given by hand for this call.
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
