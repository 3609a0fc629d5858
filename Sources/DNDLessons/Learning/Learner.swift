internal import DNDDrawing
package import DNDInterpreter

/// The course as one learner sees it: requests in, sheets out. It touches no file.
package struct Learner {
    package let course: Course
    package var progress: Progress

    /// The learner's folder as it is shown.
    package var place = ""
    package var shell = LearnerShell.terminal
    let grader: Grader

    package init(
        _ course: Course, progress: Progress = Progress(),
        limits: @escaping () -> ScenarioLimits = { ScenarioLimits() }
    ) {
        self.course = course
        self.progress = progress
        grader = Grader(limits: limits)
    }

    // MARK: - What is asked

    /// The scene, its kind and its misconceptions.
    package struct Question {
        package let scene: Lesson.Scene
        package let kind: Lesson.Kind
        package let lesson: Lesson?
        /// The misconceptions of its lesson, and whether it is the second scene of it.
        package let misconceptions: [Lesson.Misconception]
        package let isSecond: Bool
    }

    /// The question of a task; nil when the course does not have it any more.
    package func question(of task: LessonTask) -> Question? {
        switch task {
        case .quiz(let number):
            guard course.quiz.indices.contains(number - 1) else { return nil }
            let scene = course.quiz[number - 1].scene
            return Question(scene: scene, kind: .predict, lesson: nil, misconceptions: [], isSecond: false)
        case .first(let name), .second(let name), .review(let name):
            guard let lesson = course.lesson(name) else { return nil }
            return Question(
                scene: scene(of: task) ?? lesson.first, kind: lesson.kind, lesson: lesson,
                misconceptions: lesson.misconceptions, isSecond: scene(of: task) == lesson.second)
        }
    }

    private func scene(of task: LessonTask) -> Lesson.Scene? {
        guard let lesson = task.lesson.flatMap({ course.lesson($0) }) else { return nil }
        switch task {
        case .second: return lesson.second
        case .review:
            // The scenes take turns, and the second comes first: it was answered once only.
            let asked = progress.reviews.first { $0.lesson == lesson.name }?.askedCount ?? 0
            return asked % 2 == 0 ? lesson.second : lesson.first
        case .first, .quiz: return lesson.first
        }
    }

    /// The name of the learner's file.
    package func fileName(of task: LessonTask) -> String {
        switch task {
        case .first(let name): "\(name)/start.\(language(of: name))"
        case .second(let name): "\(name)/second.\(language(of: name))"
        case .review(let name):
            "\(name)/review-\((progress.reviews.first { $0.lesson == name }?.askedCount ?? 0) + 1).dnd"
        case .quiz(let number): "quiz/\(number).dnd"
        }
    }

    /// The ending of the files of a lesson.
    private func language(of name: String) -> String {
        course.lesson(name).map { $0.isSwift } ?? false ? "swift" : "dnd"
    }

    // MARK: - Requests

    /// Shows a task that was begun, and names its file.
    package func shown(_ task: LessonTask) -> Sheet {
        guard let question = question(of: task) else {
            return .complaint("This course does not have the lesson any more: \(shell.goesOn)")
        }
        var sheet = LessonSheet(course, shell).sheet(of: task, question)
        sheet.showsTask = true
        if let lesson = question.lesson, lesson.isSwift, shell == .page {
            sheet.addSpace()
            sheet.add(shell.swiftLesson(lesson.number))
            return sheet
        }
        sheet.file = Sheet.File(
            name: fileName(of: task), text: question.scene.start,
            others: question.lesson?.program ?? [])
        sheet.addSpace()
        if shell == .terminal { sheet.add("Your file: \(place)/\(fileName(of: task))", as: .place) }
        sheet.add("\(question.instruction), and \(shell.handIn).")
        return sheet
    }

    static func shownLines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }
    }

    package mutating func open(_ name: String) -> Sheet {
        guard let lesson = course.lesson(name) else { return .complaint(course.complaint(ofUnknown: name)) }
        let entry = progress.entry(lesson.name)
        let isSecond = entry.isSolved && entry.secondGrade == nil
        let task: LessonTask = isSecond ? .second(lesson.name) : .first(lesson.name)
        progress.task = task
        progress.update(lesson.name) { _ in }
        var sheet = shown(task)
        if progress.isFinished(lesson.name) {
            sheet.add("You have finished this lesson; \(shell.reset) begins it anew.")
        }
        return sheet
    }

    /// Goes on: to the task under way, to a review that is due, or to the next lesson.
    package mutating func next() -> Sheet {
        if case .quiz(let number)? = progress.task, progress.quiz.count < course.quiz.count {
            return grade(quiz: number, isRight: false, Sheet())
        }
        if let task = progress.task, isUnderWay(task) {
            var sheet = shown(task)
            if let lesson = task.lesson.flatMap({ course.lesson($0) }), let after = lessonAfter(lesson) {
                sheet.add("It is not finished yet. To leave it out for now: \(shell.lesson(after.number))")
            }
            return sheet
        }
        if let name = progress.dueReview, course.lesson(name) != nil {
            progress.task = .review(name)
            return shown(.review(name))
        }
        guard let lesson = nextLesson else {
            var sheet = Sheet()
            sheet.add("That was the last lesson: all \(course.lessons.count) are finished.", as: .passed)
            return sheet
        }
        return open(lesson.name)
    }

    private func isUnderWay(_ task: LessonTask) -> Bool {
        guard question(of: task) != nil else { return false }
        return switch task {
        case .first(let name): !progress.isFinished(name) && !progress.entry(name).isSolved
        case .second(let name): progress.entry(name).secondGrade == nil
        case .review, .quiz: true
        }
    }

    private func lessonAfter(_ lesson: Lesson) -> Lesson? { course.lessons.first { $0.number > lesson.number } }

    /// The first lesson that is not finished; those of units that the quiz has shown to be known come last.
    package var nextLesson: Lesson? {
        let open = course.lessons.filter { !progress.isFinished($0.name) }
        return open.first { !isKnown(unit: $0.unit) } ?? open.first
    }

    /// Whether the entry quiz had the right answer for a unit.
    package func isKnown(unit: Int) -> Bool {
        for (question, grade) in zip(course.quiz, progress.quiz) where question.unit == unit { return grade }
        return false
    }

    package mutating func hint() -> Sheet {
        guard let task = progress.task, let question = question(of: task) else { return noTask }
        guard case .first(let name) = task, let lesson = question.lesson else {
            return .complaint("There are hints for the first scene of a lesson; this one is graded once, without.")
        }
        let count = progress.entry(name).hintCount
        progress.update(name) { $0.hintCount += 1 }
        var sheet = Sheet()
        if lesson.hints.indices.contains(count) {
            sheet.add("Hint \(count + 1) of \(lesson.hints.count): \(lesson.hints[count])")
            return sheet
        }
        sheet.addHeading("The solution:")
        sheet.addCode(Self.shownLines(of: lesson.first.solution))
        progress.update(name) { $0.sawSolution = true }
        return solved(lesson, sheet)
    }

    /// Begins a lesson anew, or writes the file of the current task anew.
    package mutating func reset(_ name: String?) -> Sheet {
        if let name {
            guard let lesson = course.lesson(name) else { return .complaint(course.complaint(ofUnknown: name)) }
            progress.task = .first(lesson.name)
        }
        guard let task = progress.task else { return noTask }
        let begun: LessonTask = task.lesson.map { progress.isFinished($0) ? .first($0) : task } ?? task
        if case .first(let name) = begun {
            progress.update(name) { entry in
                entry.isSolved = false
                entry.hintCount = 0
                entry.lastAnswer = nil
            }
        }
        progress.task = begun
        var sheet = shown(begun)
        sheet.file?.isReset = true
        return sheet
    }

    package mutating func quiz() -> Sheet {
        guard !course.quiz.isEmpty else { return .complaint("This course has no entry quiz.") }
        if progress.quiz.count >= course.quiz.count { progress.quiz = [] }
        let task = LessonTask.quiz(progress.quiz.count + 1)
        progress.task = task
        return shown(task)
    }

    /// The progress in all lessons.
    package func list() -> Sheet { LessonList(self).sheet }

    var noTask: Sheet { .complaint("No lesson is open: \(shell.next) begins one.") }
}

extension Learner.Question {
    /// What to do with the file.
    fileprivate var instruction: String {
        switch kind {
        case .predict where !scene.asksForCalls: "Write what you predict in place of each ???"
        case .predict, .order: "Write the calls in place of ???"
        case .findLine: "Write # here at the end of the wrong line"
        case .repair: "Mend the delegate"
        case .make where lesson?.isSwift ?? false: "Write what is missing"
        case .make: "Write what is missing in place of ???"
        }
    }
}
