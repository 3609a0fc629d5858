internal import DNDDrawing
package import DNDInterpreter
internal import DNDResults
internal import SourceText

/// The checks of a course for its teacher: solutions pass, starts fail, misconceptions have an outcome of their own,
/// and the answer to a first scene does not pass the second.
package struct CourseCheck {
    private let grader: Grader
    package private(set) var faults: [LessonFault]

    /// Reads and plays all scenes of a course.
    package init(
        _ course: Course, readFaults: [LessonFault] = [],
        limits: @escaping () -> ScenarioLimits = { ScenarioLimits() }
    ) {
        grader = Grader(limits: limits)
        faults = readFaults
        for lesson in course.lessons { check(lesson) }
        for (index, question) in course.quiz.enumerated() {
            check(question.scene, .predict, "quiz/\(index + 1).dnd", "quiz/\(index + 1)-solution.dnd")
        }
    }

    private mutating func add(_ kind: LessonFault.Kind, _ path: String) {
        faults.append(LessonFault(kind, at: path))
    }

    private mutating func check(_ lesson: Lesson) {
        let folder = lesson.name
        if lesson.misconceptions.count < LessonLimits.misconceptionCountMin {
            add(.fewMisconceptions(lesson.misconceptions.count), "\(folder)/wrong")
        }
        guard !lesson.isSwift else { return checkSwift(lesson) }
        check(lesson.first, lesson.kind, "\(folder)/start.dnd", "\(folder)/solution.dnd", lesson.isExplored)
        check(lesson.second, lesson.kind, "\(folder)/second.dnd", "\(folder)/second-solution.dnd", lesson.isExplored)
        if isCopyRight(lesson) { add(.sameSecondScene, "\(folder)/second.dnd") }
        checkMisconceptions(lesson)
    }

    /// What holds without building it.
    private mutating func checkSwift(_ lesson: Lesson) {
        add(.swiftLesson, "\(lesson.name)/start.swift")
        for (index, wrong) in lesson.misconceptions.enumerated() {
            let path = "\(lesson.name)/wrong/\(wrong.name).swift"
            if wrong.failures.isEmpty { add(.noFailures, path) }
            let other = lesson.misconceptions[..<index].first { $0.failures == wrong.failures }
            if let other { add(.sameOutcome(as: "\(other.name).swift"), path) }
        }
    }

    // MARK: - Scenes

    private mutating func check(
        _ scene: Lesson.Scene, _ kind: Lesson.Kind, _ start: String, _ solution: String, _ isExplored: Bool = false
    ) {
        let hasHole = AnswerText(scene.start).holeCount > 0
        if !hasHole, kind == .predict || kind == .order || kind == .make { add(.noHole, start) }
        if kind != .findLine, AnswerTemplate(scene, kind).freesExpectation(scene) { add(.editsExpectation, start) }
        if grader.verdict(on: scene.start, to: scene, kind, isExplored: isExplored).isRight { add(.startPasses, start) }
        if let reason = failure(of: scene, kind, isExplored) { add(.solutionFails(reason), solution) }
    }

    /// Why the solution is not right; nil when it is.
    private func failure(of scene: Lesson.Scene, _ kind: Lesson.Kind, _ isExplored: Bool) -> String? {
        guard kind != .findLine else {
            let played = PlayedAnswer(scene.solution, named: "solution.dnd", limits: grader.limits)
            switch played.outcome {
            case .passed: return nil
            case .failed(let difference): return difference.sentence
            case .unreadable(let diagnostics): return diagnostics.first?.message ?? ""
            case .endless(let limit): return limit.sentence
            }
        }
        let verdict = grader.verdict(on: scene.solution, to: scene, kind, isExplored: isExplored)
        return verdict.isRight ? nil : Self.reason(verdict)
    }

    /// The verdict in one line.
    package static func reason(_ verdict: Verdict) -> String {
        switch verdict {
        case .unreadable(let diagnostics, let sources):
            diagnostics.first.map { fault in
                "\(fault.message) (line \(sources[fault.range.file].position(at: fault.range.lowerBound).line))"
            } ?? ""
        case .wrong(let difference, _): difference.sentence
        default: VerdictText(verdict).sheet.lines.map { $0.plain }.joined(separator: " ")
        }
    }

    /// Whether the solution of the first scene, copied into the holes of the second, passes there.
    private func isCopyRight(_ lesson: Lesson) -> Bool {
        guard lesson.kind != .findLine else {
            return lesson.first.start == lesson.second.start
        }
        let solution = AnswerText(lesson.first.solution)
        let template = AnswerTemplate(lesson.first, lesson.kind)
        guard let filled = try? template.match(solution.words) else { return false }
        let contents = filled.map { solution.text(from: $0.lowerBound, to: $0.upperBound) }
        guard let copy = AnswerTemplate(lesson.second, lesson.kind).filled(lesson.second, with: contents) else {
            return false
        }
        return grader.verdict(on: copy, to: lesson.second, lesson.kind, isExplored: lesson.isExplored).isRight
    }

    // MARK: - Misconceptions

    private mutating func checkMisconceptions(_ lesson: Lesson) {
        for misconception in lesson.misconceptions {
            let path = "\(lesson.name)/wrong/\(misconception.name).dnd"
            let verdict = grader.verdict(
                on: misconception.text, to: lesson.first, lesson.kind, isExplored: lesson.isExplored,
                misconceptions: lesson.misconceptions)
            switch verdict {
            case .right: add(.misconceptionPasses, path)
            case .changed(let line): add(.editedOutside(line), path)
            case .wrong(_, let found):
                if let found, found.name != misconception.name { add(.sameOutcome(as: "\(found.name).dnd"), path) }
            case .incomplete, .unmarked, .untouched, .vague, .unreadable, .endless, .tooLong, .unbuilt, .failing:
                add(.misconceptionUnread(Self.reason(verdict)), path)
            }
        }
    }
}

extension AnswerTemplate {
    /// The scene with its free parts replaced; nil when their number differs.
    func filled(_ scene: Lesson.Scene, with contents: [String]) -> String? {
        let start = AnswerText(scene.start)
        guard let frees = try? match(start.words), frees.count == contents.count else { return nil }
        var text = ""
        var end = 0
        for (range, content) in zip(frees, contents) {
            text += start.text(from: end, to: range.lowerBound) + content + "\n"
            end = range.upperBound
        }
        return text + start.text(from: end, to: start.words.count)
    }
}
