internal import DNDLanguage
internal import SourceText

/// Impossible steps.
extension Linting {
    /// The known state of the finger.
    private enum Finger {
        /// It certainly holds nothing.
        case idle
        case unknown
    }

    mutating func lintSteps(_ statements: [Phrase], _ kind: SequenceKind) {
        lintIdleSteps(statements, kind)
        guard kind == .scenario else { return }
        lintStepsAfterException(statements)
    }

    private mutating func lintIdleSteps(_ statements: [Phrase], _ kind: SequenceKind) {
        guard !endsTakeTime, !statements.contains(where: { $0.keyword == .finger }) else { return }
        var finger = kind == .scenario && !hasBefore ? Finger.idle : .unknown
        for phrase in statements {
            switch phrase.keyword {
            case .lift, .drag, .reorder, .recognize, .finger, .spring: finger = .unknown
            case .hover, .leave, .drop, .cancel, .release:
                if finger == .idle { reportIdle(phrase) }
                if phrase.keyword != .hover, phrase.keyword != .leave { finger = .idle }
            default: if phrase.isOwnWord { finger = .unknown }
            }
        }
    }

    private mutating func reportIdle(_ phrase: Phrase) {
        report(
            .idleStep, "nothing is lifted here", at: phrase.range,
            hints: ["Begin with `drag ROW`, or remove the step."])
    }

    /// Whether steps run before every scenario, which makes the initial state uncertain.
    private var hasBefore: Bool { allStatements.contains { $0.keyword == .before } }

    private var endsTakeTime: Bool {
        let inScenarios = scenarios.compactMap { $0.body }.flatMap { $0.statements }
        return (allStatements + inScenarios).contains { $0.keyword == .animations }
    }

    /// Reports only the first step after an exception; the others would repeat it.
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
    /// Whether the statement is an action of a person or the app.
    fileprivate var isStep: Bool {
        guard let keyword, keyword != .expect else { return false }
        let entries = Vocabulary.entries(keyword, in: .scenario)
        return !entries.isEmpty && !entries.contains { $0.isDeclaration || $0.keyword == .examples }
    }
}
