internal import DNDDrawing
internal import DNDLessons
internal import DNDResults
internal import JSON
internal import System

/// `dnd learn --check` and `--grade`, for teachers.
struct CourseReport {
    private let console: Console

    init(_ console: Console) {
        self.console = console
    }

    /// Checks a course: lists its faults, or says what holds.
    func check(_ folder: String) -> ExitCode {
        do {
            let (course, read) = CourseReader.read(try CourseFolder.files(in: folder))
            guard !course.lessons.isEmpty || !read.isEmpty else {
                let words = LearnDesk.Failure.emptyCourse(folder).words
                console.complain(words.message, words.remedy)
                return .noInput
            }
            let faults = CourseCheck(course, readFaults: read, limits: LearnDesk.limits).faults
            for fault in faults { console.output.writeLine(fault.message) }
            let count = faults.reduce(0) { $0 + ($1.isRemark ? 0 : 1) }
            let lessons = "\(course.lessons.count) lessons, \(course.quiz.count) questions of the quiz"
            console.output.writeLine(
                count == 0 ? console.style.passed("\(lessons): no faults") : "\(lessons): \(count) faults")
            return count == 0 ? .passed : .failed
        } catch {
            console.complain(error.message)
            return .noInput
        }
    }

    /// Grades the answers in a folder.
    func grade(_ folder: String, lessons: String?, isJSON: Bool) -> ExitCode {
        do {
            let course =
                if let lessons { CourseReader.read(try CourseFolder.files(in: lessons)).course } else {
                    BuiltInCourse.course
                }
            var graded = GradedAnswers(course)
            let grader = Grader(limits: LearnDesk.limits)
            for file in try CourseFolder.files(in: folder) { graded.add(file, grader) }
            if isJSON { console.output.writeDocument(graded.json.text) } else { write(graded) }
            guard graded.answers.isEmpty else { return .passed }
            console.complain(
                "there are no answers in \(folder)", "An answer is a file such as ann/07-exit-and-return/start.dnd.")
            return .nothingRan
        } catch {
            console.complain(error.message)
            return .noInput
        }
    }

    private func write(_ graded: GradedAnswers) {
        for answer in graded.answers {
            let sentence = answer.verdict.isRight ? "" : ": \(answer.sentence)"
            console.output.writeLine("\(answer.path): \(answer.verdict.word)\(sentence)")
        }
        for path in graded.unknownPaths { console.output.writeLine("\(path): the course has no such lesson") }
        console.output.writeLine("\(graded.count("right")) of \(graded.answers.count) answers are right")
    }
}
