internal import DragDrop
package import JSON

/// The results of a folder of answers, for programs.
package struct GradedAnswers: Sendable {
    /// The grade of one file.
    package struct Answer: Sendable {
        /// The folder of the learner's answers; empty for the folder that is graded.
        package let learner: String
        package let path: String
        package let lesson: String

        /// `first` or `second`
        package let scene: String
        package let verdict: Verdict
    }

    package private(set) var answers: [Answer] = []

    /// The files that belong to no lesson.
    package private(set) var unknownPaths: [String] = []
    private let course: Course

    package init(_ course: Course) {
        self.course = course
    }

    /// Grades a file: `07-exit-and-return/start.dnd`, `ann/07-exit-and-return/second.dnd`. Files with other names do
    /// not count.
    package mutating func add(_ file: CourseFile, _ grader: Grader) {
        let parts = file.path.split(separator: "/").map { String($0) }
        guard parts.count > 1, let name = parts.last, name == "start.dnd" || name == "second.dnd" else { return }
        guard let lesson = course.lesson(parts[parts.count - 2]), !lesson.isSwift else {
            unknownPaths.append(file.path)
            return
        }
        let isSecond = name == "second.dnd"
        let verdict = grader.verdict(
            on: file.text, to: isSecond ? lesson.second : lesson.first, lesson.kind, isExplored: lesson.isExplored,
            isSecond: isSecond, misconceptions: lesson.misconceptions, named: file.path)
        answers.append(
            Answer(
                learner: parts.dropLast(2).joined(separator: "/"), path: file.path, lesson: lesson.name,
                scene: isSecond ? "second" : "first", verdict: verdict))
    }

    /// The number of answers with a verdict, by its word.
    package func count(_ word: String) -> Int { answers.reduce(0) { $0 + ($1.verdict.word == word ? 1 : 0) } }

    /// The results as a document; docs/learn-grades.schema.json describes it.
    package var json: JSONTree {
        [
            "version": 1.json, "answers": .array(answers.map { $0.json }), "unknown": unknownPaths.json,
            "counts": JSONTree(members: Verdict.words.map { ($0, count($0).json) }),
        ]
    }
}

extension GradedAnswers.Answer {
    /// The sentences of the verdict.
    package var sentence: String { CourseCheck.reason(verdict) }

    fileprivate var json: JSONTree {
        var misconception: String?
        var rules: [String]?
        if case .wrong(let difference, let found) = verdict {
            misconception = found?.name
            rules = difference.rules.map { $0.description }
        }
        return [
            "learner": learner.json, "path": path.json, "lesson": lesson.json, "scene": scene.json,
            "verdict": verdict.word.json, "sentence": sentence.json, "misconception": misconception.json,
            "rules": rules.json,
        ]
    }
}

extension Verdict {
    /// The words of all verdicts.
    package static let words = ["right", "wrong", "incomplete", "vague", "changed", "unreadable", "endless"]
}
