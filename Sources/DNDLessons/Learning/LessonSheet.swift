internal import DNDDrawing
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DNDSession
internal import SourceText

/// The pages of lessons, with what the program draws into them.
struct LessonSheet {
    private let course: Course
    private let shell: LearnerShell

    /// Marks of a text in whose place the program draws.
    private static let rowsMark = "{rows}"
    private static let sequenceMark = "{sequence}"

    init(_ course: Course, _ shell: LearnerShell) {
        self.course = course
        self.shell = shell
    }

    func sheet(of task: LessonTask, _ question: Learner.Question) -> Sheet {
        var sheet = Sheet()
        switch task {
        case .quiz(let number):
            sheet.addHeading("Entry quiz, question \(number) of \(course.quiz.count)")
            let unit = course.unit(course.quiz[number - 1].unit)
            if let unit { sheet.add("It is about unit \(unit.number): \(unit.title).") }
            sheet.add("You do not know? \(shell.goesOn)")
        case .first:
            guard let lesson = question.lesson else { return sheet }
            addHeading(lesson, to: &sheet)
            add(lesson.text, of: lesson.first, to: &sheet)
        case .second:
            guard let lesson = question.lesson else { return sheet }
            sheet.addHeading("Lesson \(lesson.number), the second scene: \(lesson.title)")
            sheet.add("Another scene of the same kind. Your first complete answer is graded, once.")
        case .review:
            guard let lesson = question.lesson else { return sheet }
            sheet.addHeading("A review of lesson \(lesson.number): \(lesson.title)")
            sheet.add("You have answered a question like it before. Once more, from memory.")
        }
        return sheet
    }

    private func addHeading(_ lesson: Lesson, to sheet: inout Sheet) {
        let unit = course.unit(lesson.unit).map { ", unit \($0.number) \($0.title)" } ?? ""
        sheet.addHeading("Lesson \(lesson.number): \(lesson.title)")
        sheet.add("\(lesson.kind.task)\(unit)", as: .quiet)
        sheet.addSpace()
    }

    func addWhy(_ lesson: Lesson, to sheet: inout Sheet) {
        sheet.addSpace()
        add(lesson.why, of: lesson.first, to: &sheet)
    }

    // MARK: - Drawing

    private func add(_ lines: [String], of scene: Lesson.Scene, to sheet: inout Sheet) {
        var prose: [String] = []
        for line in lines {
            guard let picture = picture(line.withoutEdgeBlanks, of: scene) else {
                // The signs of a block of code say nothing on a screen.
                if !line.hasPrefix("```") { prose.append(line) }
                continue
            }
            if !prose.isEmpty { sheet.parts.append(.prose(prose)) }
            prose = []
            sheet.parts.append(.picture(picture))
        }
        if !prose.isEmpty { sheet.parts.append(.prose(prose)) }
    }

    /// The picture that a line of a text stands for; nil for other lines.
    private func picture(_ mark: String, of scene: Lesson.Scene) -> Sheet.Picture? {
        switch mark {
        case Self.rowsMark: Self.rows(of: scene)
        case Self.sequenceMark: Self.calls(of: scene)
        default: nil
        }
    }

    private static func rows(of scene: Lesson.Scene) -> Sheet.Picture {
        var sources = SourceSet()
        let source = SourceFile(name: "scene", text: scene.solution)
        let program = Checker.engine.read(
            source, as: sources.add(source), title: "scene", path: "scene"
        ) { _ in .missing }.program
        let engine = Stage(program.fixture).engine
        return Sheet.Picture(
            kind: .rows, lines: SceneDrawing(engine, style: .plain).lines, json: SceneMoment(engine).json)
    }

    private static func calls(of scene: Lesson.Scene) -> Sheet.Picture? {
        let played = PlayedAnswer(scene.solution, named: "scene")
        guard let result = played.scenarios.first else { return nil }
        let sequence = CallSequence(result, in: played.sources)
        return Sheet.Picture(kind: .calls, lines: SequenceDrawing(sequence).lines, json: sequence.json)
    }
}
