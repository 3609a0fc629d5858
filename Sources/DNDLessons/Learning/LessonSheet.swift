internal import DNDDrawing
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DNDSession
internal import SourceText

/// The pages of lessons, with what the program draws into them.
struct LessonSheet {
    private let course: Course
    private let progress: Progress

    /// Marks of a text in whose place the program draws.
    private static let rowsMark = "{rows}"
    private static let sequenceMark = "{sequence}"

    init(_ course: Course, _ progress: Progress) {
        self.course = course
        self.progress = progress
    }

    func sheet(of task: LessonTask, _ question: Learner.Question) -> Sheet {
        var sheet = Sheet()
        switch task {
        case .quiz(let number):
            sheet.addLine("Entry quiz, question \(number) of \(course.quiz.count)", as: .heading)
            let unit = course.unit(course.quiz[number - 1].unit)
            if let unit { sheet.add("It is about unit \(unit.number): \(unit.title).") }
            sheet.add("You do not know? `dnd learn next` goes on.")
        case .first:
            guard let lesson = question.lesson else { return sheet }
            addHeading(lesson, to: &sheet)
            add(lesson.text, of: lesson.first, to: &sheet)
        case .second:
            guard let lesson = question.lesson else { return sheet }
            sheet.addLine("Lesson \(lesson.number), the second scene: \(lesson.title)", as: .heading)
            sheet.add("Another scene of the same kind. Your first complete answer is graded, once.")
        case .review:
            guard let lesson = question.lesson else { return sheet }
            sheet.addLine("A review of lesson \(lesson.number): \(lesson.title)", as: .heading)
            sheet.add("You have answered a question like it before. Once more, from memory.")
        }
        return sheet
    }

    private func addHeading(_ lesson: Lesson, to sheet: inout Sheet) {
        let unit = course.unit(lesson.unit).map { ", unit \($0.number) \($0.title)" } ?? ""
        sheet.addLine("Lesson \(lesson.number): \(lesson.title)", as: .heading)
        sheet.addLine("\(lesson.kind.task)\(unit)", as: .quiet)
        sheet.addEmpty()
    }

    func addWhy(_ lesson: Lesson, to sheet: inout Sheet) {
        sheet.addEmpty()
        add(lesson.why, of: lesson.first, to: &sheet)
    }

    // MARK: - Drawing

    private func add(_ lines: [String], of scene: Lesson.Scene, to sheet: inout Sheet) {
        for line in lines {
            switch line.withoutEdgeBlanks {
            case Self.rowsMark: sheet.lines += Self.rows(of: scene).map { StyledText($0) }
            case Self.sequenceMark: sheet.lines += Self.sequence(of: scene).map { StyledText($0) }
            default:
                // The signs of a block of code say nothing on a screen.
                if !line.hasPrefix("```") { sheet.addLine(line) }
            }
        }
    }

    private static func rows(of scene: Lesson.Scene) -> [String] {
        var sources = SourceSet()
        let source = SourceFile(name: "scene", text: scene.solution)
        let program = Checker.engine.read(
            source, as: sources.add(source), title: "scene", path: "scene"
        ) { _ in .missing }.program
        return SceneDrawing(Stage(program.fixture).engine, style: .plain).lines
    }

    private static func sequence(of scene: Lesson.Scene) -> [String] {
        let played = PlayedAnswer(scene.solution, named: "scene")
        guard let result = played.scenarios.first else { return [] }
        return SequenceDrawing(CallSequence(result, in: played.sources)).lines
    }
}
