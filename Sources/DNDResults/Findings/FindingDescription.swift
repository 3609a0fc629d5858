package import DragDrop

/// The description of a finding: the single source of its texts, its rules, and its examples.
package struct FindingDescription: Sendable {
    /// Lower-case, no full stop.
    package let title: String

    /// One to three sentences.
    package let explanation: String

    /// The usual fix in one sentence, and the expectation that announces it.
    package let remedy: String

    /// The rules that it rests on.
    package let rules: [RuleID]

    /// A spec that produces this finding and no other. Nil for findings that only Swift programs cause.
    package let bad: String?

    /// The same spec, fixed.
    package let fix: String?

    init(
        _ title: String, _ explanation: String, remedy: String, rules: [RuleID], bad: String? = nil, fix: String? = nil
    ) {
        self.title = title
        self.explanation = explanation
        self.remedy = remedy
        self.rules = rules
        self.bad = bad
        self.fix = fix
    }
}

extension Finding {
    /// The remedy, in terms of the code's language.
    package var remedy: String {
        if case .withoutEffect(_, let rule) = kind, let remedy = Self.remedy(forEffectRefusedBy: rule) { return remedy }
        guard let program else { return code.description.remedy }
        return code.remedyInSwift(program) ?? code.description.remedy
    }
}

extension Finding.Code {
    package var description: FindingDescription {
        switch self {
        case .dragInProgress, .rowLifted, .movementInProgress, .placeholderLeft: endingDescription
        case .modelNotTold, .listToldOnly, .snapshotNotApplied, .toldDifferently: dataDescription
        case .rowLost, .rowDoubled, .itemLeftOut: itemDescription
        case .endNotHeard, .loadOutsideDrop, .lateDropCall, .withoutEffect: callDescription
        case .updatesUnbalanced: balanceDescription
        case .answerNotAsked: answerDescription
        case .itemNotLoaded: loadDescription
        case .forbidden: programDescription
        }
    }
}
