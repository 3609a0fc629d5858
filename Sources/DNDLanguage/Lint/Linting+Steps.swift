internal import SourceText

/// Steps that cannot be made.
extension Linting {
    /// What is known of the finger.
    private enum Finger {
        /// It surely holds nothing.
        case idle
        case unknown
    }

    mutating func lintSteps(_ statements: [Phrase], _ kind: SequenceKind) {
        lintIdleSteps(statements, kind)
        guard kind == .scenario else { return }
        lintStepsAfterException(statements)
    }

    private mutating func lintIdleSteps(_ statements: [Phrase], _ kind: SequenceKind) {
        guard !endsTakeTime, !statements.contains(where: { $0.verb == "finger" }) else { return }
        var finger = kind == .scenario && !hasBefore ? Finger.idle : .unknown
        for phrase in statements {
            switch phrase.verb {
            case "lift", "drag", "reorder", "recognize", "finger", "spring": finger = .unknown
            case "hover", "leave", "drop", "cancel", "release":
                if finger == .idle { reportIdle(phrase) }
                if phrase.verb != "hover", phrase.verb != "leave" { finger = .idle }
            default: if phrase.isOwnWord { finger = .unknown }
            }
        }
    }

    private mutating func reportIdle(_ phrase: Phrase) {
        report(
            .idleStep, "nothing is lifted here", at: phrase.range,
            hints: ["Begin with `drag ROW`, or remove the step."])
    }

    /// Steps at the start of every scenario, after which nothing is certain.
    private var hasBefore: Bool { allStatements.contains { $0.verb == "before" } }

    private var endsTakeTime: Bool {
        let inScenarios = scenarios.compactMap { $0.body }.flatMap { $0.statements }
        return (allStatements + inScenarios).contains { $0.verb == "animations" }
    }

    /// Only the first: the others would say the same.
    private mutating func lintStepsAfterException(_ statements: [Phrase]) {
        guard let index = statements.firstIndex(where: { $0.isExpectation("exception") }) else { return }
        let rest = statements[(index + 1)...]
        guard let step = rest.first(where: { !$0.isOwnWord && $0.isStep }) else { return }
        report(
            .stepAfterException, "this is never played: the app has ended", at: step.range,
            hints: ["Move it into a scenario of its own."],
            notes: [Diagnostic.Note("the exception is expected here", at: statements[index].range)])
    }
}

extension Phrase {
    /// True for what a person or the app does.
    fileprivate var isStep: Bool {
        guard let verb, verb != "expect" else { return false }
        let entries = Vocabulary.entries(verb, in: .scenario)
        return !entries.isEmpty && !entries.contains { $0.form.isDeclaration || $0.form == .examples }
    }
}
