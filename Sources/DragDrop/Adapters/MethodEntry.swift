/// A method of one kind of delegate: the Swift selector for a question, and the rule that asks it.
package struct MethodEntry: Sendable {
    package let question: Question

    /// The distinguishing first label: `performDropWith`.
    package let name: String

    /// The full Swift selector: `tableView(_:performDropWith:)`.
    package let selector: String

    package let answer: AnswerKind
    package let rule: RuleID

    init(_ question: Question, _ name: String, _ selector: String, _ answer: AnswerKind, _ rule: RuleID) {
        self.question = question
        self.name = name
        self.selector = selector
        self.answer = answer
        self.rule = rule
    }

    /// The completion block. The same for every kind of view, since it belongs to an animator.
    static let completion = MethodEntry(.completion, "completion", "completion(_:)", .block, .r171)
}
