/// Which rules the engine obeys, and which side of the open questions it takes.
///
/// The usual rulebook obeys every rule and takes the decision of every question. Leaving a rule out shows what rests on
/// it: the specs that then fail.
package struct Rulebook: Hashable, Sendable {
    private var omitted: [RuleID] = []

    /// Bit n stands for question n, from Q01 at bit 0.
    private var alternatives: UInt64 = 0

    package init() {}

    /// Leaves out a rule, and with a rule that consists of others all of those. O(rules that it consists of).
    package mutating func omit(_ rule: RuleID) {
        guard !omitted.contains(rule) else { return }
        omitted.append(rule)
        guard case .consisting(of: let parts) = Rule[rule].coverage else { return }
        for part in parts { omit(part) }
    }

    /// Takes the alternative of a question instead of its decision, or the decision again.
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

    /// The same of a question that concerns one kind of list.
    func assumesOther(_ question: QuestionID, of kind: ListKind) -> Bool {
        assumesOther(question) && OpenQuestion[question].concerns(kind)
    }

    private static func bit(of question: QuestionID) -> UInt64 { 1 << UInt64(question.rawValue) }
}
