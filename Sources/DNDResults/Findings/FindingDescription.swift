package import DragDrop

/// What is known of a finding: the one place that holds its words, its rules, and what triggers and mends it.
package struct FindingDescription: Sendable {
    /// Lower-case, no full stop.
    package let title: String

    /// One to three sentences.
    package let explanation: String

    /// What mostly is the matter, in one sentence, and which expectation announces it.
    package let remedy: String

    /// What it rests on.
    package let rules: [RuleID]

    /// A spec that comes to this finding, and no other. Nil for what only Swift programs can do.
    package let bad: String?

    /// The same spec, mended.
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
    /// What to do, in the words of whoever wrote the code.
    package var remedy: String {
        if case .withoutEffect(_, let rule) = kind, let remedy = Self.remedy(forEffectRefusedBy: rule) { return remedy }
        guard let program else { return code.description.remedy }
        return code.remedyInSwift(program) ?? code.description.remedy
    }
}

extension Finding.Code {
    package var description: FindingDescription {
        switch self {
        case .dragInProgress, .rowLifted, .placeholderLeft: endingDescription
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
