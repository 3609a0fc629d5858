package import DragDrop

/// A lesson of the course: what the learner reads, two scenes to answer, and the misconceptions that have a reply.
package struct Lesson: Sendable {
    /// What the learner does.
    package enum Kind: String, Hashable, Sendable, CaseIterable {
        case predict = "P"
        case order = "O"
        case findLine = "F"
        case repair = "R"
        case make = "M"

        /// "Predict the calls", as in the list of lessons.
        package var task: String {
            switch self {
            case .predict: "predict"
            case .order: "order"
            case .findLine: "find the line"
            case .repair: "repair"
            case .make: "make"
            }
        }
    }

    /// The name of its folder: `07-exit-and-return`.
    package let name: String

    /// The number that the name begins with.
    package let number: Int
    package let title: String
    package let kind: Kind

    /// The number of its unit.
    package let unit: Int

    /// The rules that it teaches.
    package let rules: [Citation]

    /// Whether the answer is also played with every gesture.
    package let isExplored: Bool

    /// What the learner reads: at most `LessonLimits.textLines` lines.
    package let text: [String]

    /// Three hints, of growing help.
    package let hints: [String]

    /// What is shown with the verdict after a right answer.
    package let why: [String]
    package let first: Scene
    package let second: Scene
    package let misconceptions: [Misconception]

    /// The files of a lesson in Swift, by their paths in its folder; empty for a lesson in the language of specs.
    package let program: [CourseFile]

    package var isSwift: Bool { !program.isEmpty }

    /// A scene to answer, and a solution.
    package struct Scene: Hashable, Sendable {
        package let start: String
        package let solution: String

        package init(start: String, solution: String) {
            self.start = start
            self.solution = solution
        }
    }

    /// A wrong answer that people give, with the sentence that answers it.
    package struct Misconception: Hashable, Sendable {
        package let name: String
        package let text: String
        package internal(set) var reply: String

        /// What the specs of a lesson in Swift report of it, as in `BuiltAnswer.failed`; empty in other lessons, which
        /// play it.
        let failures: [String]

        /// For an answer to another scene, of which the reply may not say the truth.
        var inAnotherScene: Misconception {
            var misconception = self
            misconception.reply = "In the first scene this was the reply to such an answer: \(reply)"
            return misconception
        }
    }
}

/// The limits of lessons, which keep a lesson on a screen of 80 by 24.
package enum LessonLimits {
    package static let textLines = 25
    package static let textColumns = 80
    package static let hintCount = 3
    package static let misconceptionCountMin = 3
}
