internal import DNDDrawing

/// What an answer leads to.
extension Learner {
    /// The verdict on a text as the answer to the current task; nil without a task, and for a lesson in Swift, which
    /// is built.
    package func verdict(on text: String) -> Verdict? {
        guard let task = progress.task, let question = question(of: task), question.lesson.map({ !$0.isSwift }) ?? true
        else { return nil }
        return grader.verdict(
            on: text, to: question.scene, question.kind, isExplored: question.lesson?.isExplored ?? false,
            isSecond: question.isSecond, misconceptions: question.misconceptions, named: fileName(of: task))
    }

    /// Judges the text of the learner's file. Nil stands for a missing file.
    package mutating func check(_ text: String?) -> Sheet {
        guard let task = progress.task, question(of: task) != nil else { return noTask }
        guard let text else {
            return .complaint(
                "\(place)/\(fileName(of: task)) is missing: `dnd learn reset` writes it anew. "
                    + "Your progress is kept.")
        }
        guard let verdict = verdict(on: text) else { return noTask }
        return take(verdict, on: text)
    }

    /// Records a verdict, and goes on.
    package mutating func take(_ verdict: Verdict, on text: String) -> Sheet {
        guard let task = progress.task, let question = question(of: task) else { return noTask }
        let sheet = VerdictText(verdict, question.lesson, in: shell).sheet
        guard verdict.isAnswer else { return sheet }
        switch task {
        case .first(let name):
            guard let lesson = course.lesson(name) else { return sheet }
            return take(verdict, on: text, toFirstOf: lesson, sheet)
        case .second(let name):
            guard let lesson = course.lesson(name) else { return sheet }
            return grade(secondOf: lesson, isRight: verdict.isRight, sheet)
        case .review(let name):
            progress.review(name, isRight: verdict.isRight)
            progress.task = nil
            var sheet = sheet
            if !verdict.isRight { addSolution(question.scene, to: &sheet) }
            sheet.add(shell.goesOn)
            return sheet
        case .quiz(let number): return grade(quiz: number, isRight: verdict.isRight, sheet)
        }
    }

    private mutating func take(
        _ verdict: Verdict, on text: String, toFirstOf lesson: Lesson, _ sheet: Sheet
    ) -> Sheet {
        let number = Self.number(of: text)
        progress.update(lesson.name) { entry in
            guard entry.lastAnswer != number else { return }
            entry.lastAnswer = number
            entry.answerCount += 1
            entry.isFirstAnswerRight = entry.isFirstAnswerRight ?? verdict.isRight
        }
        if verdict.isRight { return solved(lesson, sheet) }
        var sheet = sheet
        sheet.addSpace()
        sheet.add(shell.tryAgain)
        return sheet
    }

    /// FNV-1a, 64 bits: the same text is the same answer.
    private static func number(of text: String) -> UInt64 {
        text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    /// Goes on from the first scene: says why, and shows the second scene.
    mutating func solved(_ lesson: Lesson, _ sheet: Sheet) -> Sheet {
        var sheet = sheet
        progress.update(lesson.name) { $0.isSolved = true }
        LessonSheet(course, shell).addWhy(lesson, to: &sheet)
        let task = LessonTask.second(lesson.name)
        guard progress.entry(lesson.name).secondGrade == nil else {
            progress.task = nil
            sheet.add("The second scene was graded before; \(shell.goesOn)")
            return sheet
        }
        progress.task = task
        sheet.addSpace()
        sheet.append(shown(task))
        return sheet
    }

    private mutating func grade(secondOf lesson: Lesson, isRight: Bool, _ sheet: Sheet) -> Sheet {
        var sheet = sheet
        progress.update(lesson.name) { $0.secondGrade = $0.secondGrade ?? isRight }
        progress.finish(lesson)
        progress.task = nil
        if !isRight { addSolution(lesson.second, to: &sheet) }
        sheet.addSpace()
        let reviewed = lesson.kind.isQuestion ? " It will be asked again." : ""
        sheet.add("Lesson \(lesson.number) is finished.\(isRight ? "" : reviewed) \(shell.goesOn)")
        return sheet
    }

    private func addSolution(_ scene: Lesson.Scene, to sheet: inout Sheet) {
        sheet.addSpace()
        sheet.addHeading("The right answer:")
        sheet.addCode(Self.shownLines(of: scene.solution).filter { $0 != "  " })
    }

    // MARK: - The entry quiz

    mutating func grade(quiz number: Int, isRight: Bool, _ sheet: Sheet) -> Sheet {
        var sheet = sheet
        guard number == progress.quiz.count + 1 else { return quiz() }
        progress.quiz.append(isRight)
        if progress.quiz.count < course.quiz.count {
            let task = LessonTask.quiz(progress.quiz.count + 1)
            progress.task = task
            sheet.addSpace()
            sheet.append(shown(task))
            return sheet
        }
        progress.task = nil
        addQuizResult(to: &sheet)
        return sheet
    }

    private func addQuizResult(to sheet: inout Sheet) {
        let rightCount = progress.quiz.reduce(0) { $0 + ($1 ? 1 : 0) }
        sheet.addSpace()
        sheet.addHeading("\(rightCount) of \(course.quiz.count) predictions were right.")
        guard let lesson = nextLesson else { return }
        if rightCount == course.quiz.count {
            sheet.add("You know what every unit teaches. The last lessons, \(lastLessons), are still worth your while.")
        } else {
            let title = course.unit(lesson.unit).map { ", \($0.title)" } ?? ""
            sheet.add("Begin with unit \(lesson.unit)\(title): \(shell.lesson(lesson.number))")
            sheet.add("The units that you know come last; \(shell.anyLesson).")
        }
    }

    private var lastLessons: String {
        let unit = course.lessons.last?.unit
        let numbers = course.lessons.filter { $0.unit == unit }.map { $0.number }
        return numbers.first.map { "\($0) to \(numbers.last ?? $0)" } ?? ""
    }
}
