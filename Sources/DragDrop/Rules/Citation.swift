/// The reason for a trace line, or a spec's tag: a rule, or an open question that this engine has decided.
package enum Citation: Hashable, Sendable {
    case rule(RuleID)
    case question(QuestionID)

    /// All rules, then all open questions, in order.
    package static let all = RuleID.allCases.map { Citation.rule($0) } + QuestionID.allCases.map { .question($0) }

    /// Parses a number, in upper or lower case; returns nil for other text.
    package init?(_ text: some StringProtocol) {
        if let rule = RuleID(text) {
            self = .rule(rule)
        } else if let question = QuestionID(text) {
            self = .question(question)
        } else {
            return nil
        }
    }

    /// Nil for an open question.
    package var rule: RuleID? {
        if case .rule(let rule) = self { rule } else { nil }
    }

    /// UIKit's behaviour, or this engine's decision in place of it.
    package var sentence: String {
        switch self {
        case .rule(let rule): Rule[rule].sentence
        case .question(let question): OpenQuestion[question].decision
        }
    }

    /// The subject: UIKit's behaviour, or the open point about it.
    package var subject: String {
        switch self {
        case .rule(let rule): Rule[rule].sentence
        case .question(let question): OpenQuestion[question].question
        }
    }

    package var grade: Rule.Grade {
        switch self {
        case .rule(let rule): Rule[rule].grade
        case .question: OpenQuestion.grade
        }
    }

    package var source: String {
        switch self {
        case .rule(let rule): Rule[rule].source
        case .question: "open in UIKit; decided by this engine"
        }
    }
}

extension Citation: CustomStringConvertible {
    /// The number, such as "R131" or "Q07".
    package var description: String {
        switch self {
        case .rule(let rule): rule.description
        case .question(let question): question.description
        }
    }
}
