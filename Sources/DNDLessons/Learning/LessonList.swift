internal import DNDDrawing

/// The lessons with the learner's progress.
struct LessonList {
    private let learner: Learner

    init(_ learner: Learner) {
        self.learner = learner
    }

    private var course: Course { learner.course }
    private var progress: Progress { learner.progress }

    var sheet: Sheet {
        var sheet = Sheet()
        for unit in course.units {
            let known = learner.isKnown(unit: unit.number) ? "  (known, by the entry quiz)" : ""
            sheet.addLine("Unit \(unit.number): \(unit.title)\(known)", as: .heading)
            for lesson in course.lessons where lesson.unit == unit.number { sheet.addLine(row(lesson)) }
        }
        for lesson in course.lessons where course.unit(lesson.unit) == nil { sheet.addLine(row(lesson)) }
        sheet.addEmpty()
        sheet.add(summary)
        sheet.add(advice)
        return sheet
    }

    private static let titleColumns = 48

    private func row(_ lesson: Lesson) -> String {
        let title = Columns.padded(lesson.title, to: Self.titleColumns)
        let line =
            "  \(Columns.aligned("\(lesson.number)", to: 2))  \(title)  \(Columns.padded(lesson.kind.task, to: 13))"
        let state = state(lesson)
        return state.isEmpty ? line : "\(line)  \(state)"
    }

    private func state(_ lesson: Lesson) -> String {
        let entry = progress.entry(lesson.name)
        if progress.dueReview == lesson.name { return "review" }
        if progress.isFinished(lesson.name) { return entry.secondGrade == false ? "missed" : "done" }
        if progress.task?.lesson == lesson.name { return "now" }
        return entry.isSolved ? "half" : entry.answerCount > 0 ? "begun" : ""
    }

    private var summary: String {
        "\(progress.finished.count) of \(course.lessons.count) lessons are finished."
    }

    private var advice: String {
        if progress.finished.isEmpty, progress.entries.isEmpty, progress.quiz.isEmpty, !course.quiz.isEmpty {
            return "`dnd learn next` begins; `dnd learn quiz` finds out where to, with eight questions."
        }
        return "`dnd learn next` goes on, `dnd learn N` begins lesson N."
    }
}
