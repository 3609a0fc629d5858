internal import DNDDrawing
internal import JSON

/// The lessons with the learner's progress.
struct LessonList {
    private let learner: Learner

    init(_ learner: Learner) {
        self.learner = learner
    }

    private var course: Course { learner.course }
    private var progress: Progress { learner.progress }
    private var shell: LearnerShell { learner.shell }

    var sheet: Sheet {
        var sheet = Sheet()
        for unit in course.units {
            let known = learner.isKnown(unit: unit.number) ? "  (known, by the entry quiz)" : ""
            sheet.addHeading("Unit \(unit.number): \(unit.title)\(known)")
            sheet.addCode(course.lessons.filter { $0.unit == unit.number }.map { row($0) })
        }
        sheet.addCode(course.lessons.filter { course.unit($0.unit) == nil }.map { row($0) })
        sheet.addSpace()
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
            return "\(shell.next) begins; \(shell.quiz) finds out where to, with eight questions."
        }
        return "\(shell.next) goes on; \(shell.anyLesson)."
    }

    // MARK: - In a page

    var json: JSONTree {
        let units = course.units.map { unit in
            json(unit, isKnown: learner.isKnown(unit: unit.number))
        }
        return ["units": .array(units), "summary": summary.json, "advice": advice.json]
    }

    private func json(_ unit: Course.Unit, isKnown: Bool) -> JSONTree {
        let lessons = course.lessons.filter { $0.unit == unit.number }.map { lesson -> JSONTree in
            [
                "number": lesson.number.json, "title": lesson.title.json, "task": lesson.kind.task.json,
                "state": state(lesson).json,
            ]
        }
        return [
            "title": "Unit \(unit.number): \(unit.title)".json, "summary": unit.summary.json, "isKnown": isKnown.json,
            "lessons": .array(lessons),
        ]
    }
}
