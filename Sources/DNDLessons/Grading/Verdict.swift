package import DNDResults
package import SourceText

/// The judgement of a text as the answer to a scene.
package enum Verdict: Sendable {
    // MARK: Not yet an answer

    /// The holes that are still in it.
    case incomplete(holeCount: Int)

    /// The number of lines that are marked `# here`, when it is not one.
    case unmarked(count: Int)

    /// A faulty text without any change.
    case untouched

    /// A prediction that leaves calls open with `...` or `_`.
    case vague(String)

    /// The text differs from the lesson outside of what is to be edited; the line of the lesson that it lacks.
    case changed(String)
    case unreadable([Diagnostic], SourceSet)
    case endless(TimeLimit)

    /// The text has more bytes than any answer.
    case tooLong(bytes: Int)

    /// The program of a lesson in Swift does not build, or is as the lesson gives it, with what was printed.
    case unbuilt(String)

    // MARK: Answers

    /// With the misconception that has this outcome, if one has.
    case wrong(Difference, Lesson.Misconception?)

    /// The specs of a lesson in Swift fail, with their report.
    case failing(String, Lesson.Misconception?)
    case right

    /// Whether it counts: everything is filled in, and could be played.
    package var isAnswer: Bool {
        switch self {
        case .wrong, .failing, .right: true
        case .incomplete, .unmarked, .untouched, .vague, .changed, .unreadable, .endless, .tooLong, .unbuilt: false
        }
    }

    package var isRight: Bool {
        if case .right = self { return true }
        return false
    }

    /// The word in reports.
    package var word: String {
        switch self {
        case .incomplete, .unmarked, .untouched: "incomplete"
        case .vague: "vague"
        case .changed: "changed"
        case .unreadable, .tooLong: "unreadable"
        case .endless: "endless"
        case .unbuilt: "unbuilt"
        case .wrong, .failing: "wrong"
        case .right: "right"
        }
    }
}
