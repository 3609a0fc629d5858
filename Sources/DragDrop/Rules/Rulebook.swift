/// The rules that the engine obeys, and its answers to the open questions.
///
/// The usual rulebook obeys every rule and takes the decision of every question. Omitting a rule makes the specs that
/// depend on it fail.
package struct Rulebook: Hashable, Sendable {
    private var omitted: [RuleID] = []

    /// Bit n is question n, with Q01 at bit 0.
    private var alternatives: UInt64 = 0

    package init() {}

    /// Omits a rule, and all rules that it consists of. O(rules that it consists of).
    package mutating func omit(_ rule: RuleID) {
        guard !omitted.contains(rule) else { return }
        omitted.append(rule)
        guard case .consisting(of: let parts) = Rule[rule].coverage else { return }
        for part in parts { omit(part) }
    }

    /// Selects the alternative or the decision of a question.
    package mutating func assume(_ question: QuestionID, other: Bool) {
        if other {
            alternatives |= Self.bit(of: question)
        } else {
            alternatives &= ~Self.bit(of: question)
        }
    }

    package func obeys(_ rule: RuleID) -> Bool {
        omitted.isEmpty || !omitted.contains(rule)
    }

    package func assumesOther(_ question: QuestionID) -> Bool {
        alternatives & Self.bit(of: question) != 0
    }

    /// Whether the alternative holds, and the question applies to the kind of list.
    func assumesOther(_ question: QuestionID, of kind: ListKind) -> Bool {
        assumesOther(question) && question.concerns(kind)
    }

    private static func bit(of question: QuestionID) -> UInt64 { 1 << UInt64(question.rawValue) }
}
