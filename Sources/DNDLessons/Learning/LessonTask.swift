package import JSON

/// What the learner is working on.
package enum LessonTask: Hashable, Sendable {
    /// The first scene of a lesson, by its name.
    case first(String)
    case second(String)

    /// A review question: a scene of a finished lesson.
    case review(String)

    /// A question of the entry quiz, counted from 1.
    case quiz(Int)

    /// The name of its lesson; nil for the quiz.
    package var lesson: String? {
        switch self {
        case .first(let name), .second(let name), .review(let name): name
        case .quiz: nil
        }
    }
}

extension LessonTask: JSONConvertible {
    package var json: JSONTree {
        switch self {
        case .first(let name): ["first": name.json]
        case .second(let name): ["second": name.json]
        case .review(let name): ["review": name.json]
        case .quiz(let number): ["quiz": number.json]
        }
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        let member = try json.onlyMember
        switch member.name {
        case "first": self = .first(try String(json: member.value))
        case "second": self = .second(try String(json: member.value))
        case "review": self = .review(try String(json: member.value))
        case "quiz": self = .quiz(try Int(json: member.value))
        default: throw JSONMismatch()
        }
    }
}
