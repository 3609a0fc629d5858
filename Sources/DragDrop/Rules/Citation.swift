/// What a line of a trace, or a tag of a spec, refers to: a rule, or an open question that this engine has decided.
package enum Citation: Hashable, Sendable {
    case rule(RuleID)
    case question(QuestionID)

    /// All rules, then all open questions, in order.
    package static let all = RuleID.allCases.map { Citation.rule($0) } + QuestionID.allCases.map { .question($0) }

    /// Reads a number in its written form, upper case or lower case; nil for anything else.
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

    /// What UIKit does, or what this engine has decided for it.
    package var sentence: String {
        switch self {
        case .rule(let rule): Rule[rule].sentence
        case .question(let question): OpenQuestion[question].decision
        }
    }

    /// What it is about: what UIKit does, or what is open about it.
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
    /// The number as it is written: "R131", "Q07".
    package var description: String {
        switch self {
        case .rule(let rule): rule.description
        case .question(let question): question.description
        }
    }
}
