package import JSON

/// What a learner has done, as a value to keep.
package struct Progress: Hashable, Sendable {
    /// The state of a lesson that was begun.
    package struct Entry: Hashable, Sendable {
        package let lesson: String

        /// The answers to the first scene, and whether the first of them was right.
        package var answerCount = 0
        package var isFirstAnswerRight: Bool?

        /// Whether the first scene is solved, by the learner or by asking for the solution.
        package var isSolved = false
        package var sawSolution = false
        package var hintCount = 0

        /// Whether the only graded answer to the second scene was right.
        package var secondGrade: Bool?

        /// The number that stands for the last answer, so that a text saved twice counts once.
        package var lastAnswer: UInt64?

        package init(_ lesson: String) {
            self.lesson = lesson
        }
    }

    /// When a finished lesson is asked again.
    package struct Review: Hashable, Sendable {
        package let lesson: String

        /// The number of lessons that were finished when the interval began.
        package var since: Int

        /// The intervals that have passed with a right answer.
        package var rightCount = 0

        /// The questions that were asked, which number the files.
        package var askedCount = 0
    }

    /// The folder with the learner's files; empty until one is chosen.
    package var folder = ""
    package var task: LessonTask?
    package var entries: [Entry] = []

    /// The finished lessons, in their order of finishing.
    package var finished: [String] = []
    package var reviews: [Review] = []

    /// The grades of the entry quiz, as far as it was answered.
    package var quiz: [Bool] = []

    package init() {}

    package func entry(_ lesson: String) -> Entry {
        entries.first { $0.lesson == lesson } ?? Entry(lesson)
    }

    package mutating func update(_ lesson: String, _ change: (inout Entry) -> Void) {
        let index =
            entries.firstIndex { $0.lesson == lesson }
            ?? {
                entries.append(Entry(lesson))
                return entries.count - 1
            }()
        change(&entries[index])
    }

    package func isFinished(_ lesson: String) -> Bool { finished.contains(lesson) }
}

// MARK: - Reviews

extension Progress {
    /// The numbers of lessons after which a lesson is asked again.
    package static let intervals = [3, 10, 20]

    mutating func finish(_ lesson: Lesson) {
        guard !isFinished(lesson.name) else { return }
        finished.append(lesson.name)
        // To mend or make a delegate again is work; to predict again is a question.
        guard lesson.kind.isQuestion else { return }
        reviews.append(Review(lesson: lesson.name, since: finished.count))
    }

    /// The lesson that is to be asked again now: the one that has waited longest.
    package var dueReview: String? {
        reviews.first { review in
            review.rightCount < Self.intervals.count
                && finished.count - review.since >= Self.intervals[review.rightCount]
        }?.lesson
    }

    /// Records a review. A wrong answer begins the intervals again.
    mutating func review(_ lesson: String, isRight: Bool) {
        guard let index = reviews.firstIndex(where: { $0.lesson == lesson }) else { return }
        reviews[index].askedCount += 1
        if isRight {
            reviews[index].rightCount += 1
        } else {
            reviews[index].rightCount = 0
            reviews[index].since = finished.count
        }
    }
}

extension Lesson.Kind {
    var isQuestion: Bool {
        switch self {
        case .predict, .order, .findLine: true
        case .repair, .make: false
        }
    }
}

// MARK: - JSON

extension Progress: JSONConvertible {
    /// The version of the format.
    private static let version = 1

    package var json: JSONTree {
        [
            "version": Self.version.json, "folder": folder.json, "task": task.json, "entries": entries.json,
            "finished": finished.json, "reviews": reviews.json, "quiz": quiz.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        guard try json["version"] as Int == Self.version else { throw JSONMismatch() }
        folder = try json["folder"]
        task = try json["task"]
        entries = try json["entries"]
        finished = try json["finished"]
        reviews = try json["reviews"]
        quiz = try json["quiz"]
    }
}

extension Progress.Entry: JSONConvertible {
    package var json: JSONTree {
        [
            "lesson": lesson.json, "answers": answerCount.json, "firstAnswerRight": isFirstAnswerRight.json,
            "solved": isSolved.json, "sawSolution": sawSolution.json, "hints": hintCount.json,
            "second": secondGrade.json, "lastAnswer": lastAnswer.json,
        ]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        lesson = try json["lesson"]
        answerCount = try json["answers"]
        isFirstAnswerRight = try json["firstAnswerRight"]
        isSolved = try json["solved"]
        sawSolution = try json["sawSolution"]
        hintCount = try json["hints"]
        secondGrade = try json["second"]
        lastAnswer = try json["lastAnswer"]
    }
}

extension Progress.Review: JSONConvertible {
    package var json: JSONTree {
        ["lesson": lesson.json, "since": since.json, "right": rightCount.json, "asked": askedCount.json]
    }

    package init(json: JSONTree) throws(JSONMismatch) {
        lesson = try json["lesson"]
        since = try json["since"]
        rightCount = try json["right"]
        askedCount = try json["asked"]
    }
}
