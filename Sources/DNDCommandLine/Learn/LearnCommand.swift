internal import DNDDrawing
internal import DNDLessons
internal import DNDManual
internal import DNDResults
internal import SourceText
internal import System

/// `dnd learn`
struct LearnCommand {
    private let invocation: Invocation
    private let console: Console

    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        LearnCommand(invocation: invocation, console: console).run()
    }

    private func run() -> ExitCode {
        if let folder = invocation.value(.check) { return CourseReport(console).check(folder) }
        if let folder = invocation.value(.grade) {
            let isJSON = invocation.value(.format) == "json"
            return CourseReport(console).grade(folder, lessons: invocation.value(.lessons), isJSON: isJSON)
        }
        guard let request = LearnDesk.Request(invocation.arguments) else { return complainOfWords() }
        do {
            var desk = try LearnDesk(lessons: invocation.value(.lessons), folder: invocation.value(.output))
            return answer(request, &desk)
        } catch {
            let words = error.words
            console.complain(words.message, words.remedy)
            return error.exitCode
        }
    }

    private func complainOfWords() -> ExitCode {
        let typed = invocation.arguments.joined(separator: " ")
        let near = NearNames.nearest(to: invocation.arguments[0], in: LearnDesk.Request.words).first
        console.complain(
            "dnd learn does not know '\(typed)'",
            near.map { "Did you mean '\($0)'?" } ?? "Write next, check, hint, reset, quiz, or the number of a lesson.")
        return .usage
    }

    private func answer(_ request: LearnDesk.Request, _ desk: inout LearnDesk) -> ExitCode {
        let show = LearnOutput(console)
        let code = show.answer(request, &desk)
        guard code == .passed, request.beginsWork, Keyboard.isPossible else { return code }
        do {
            var watch = try LearnWatch(console, desk)
            return try watch.watch()
        } catch {
            console.complain("the file of the lesson cannot be watched: \(error.message)", error.remedy)
            return .noInput
        }
    }
}

/// Sheets on the console.
struct LearnOutput {
    private let console: Console

    init(_ console: Console) {
        self.console = console
    }

    /// Meets a request and shows the sheet.
    func answer(_ request: LearnDesk.Request, _ desk: inout LearnDesk) -> ExitCode {
        do throws(LearnStore.Failure) {
            let sheet = try desk.sheet(for: request)
            for remark in desk.takeRemarks() { console.complain(remark) }
            if sheet.isComplaint {
                console.complain(sheet.lines.map { $0.plain }.joined(separator: " "))
            } else {
                for line in sheet.lines { console.output.writeLine(console.style.text(line)) }
                console.flush()
            }
            return sheet.exitCode
        } catch {
            console.complain(error.message)
            return .cannotCreate
        }
    }
}

extension LearnDesk.Request {
    /// The words that it is made of; a number or a name is a lesson.
    static let words = ["next", "check", "hint", "reset", "quiz", "list"]

    /// Nil for words that mean nothing.
    init?(_ words: [String]) {
        switch (words.first, words.dropFirst().first) {
        case (nil, _), ("list", nil): self = .list
        case ("next", nil): self = .next
        case ("check", nil): self = .check
        case ("hint", nil): self = .hint
        case ("quiz", nil): self = .quiz
        case ("reset", let lesson): self = .reset(lesson)
        case (let lesson?, nil) where lesson.first?.isNumber ?? false: self = .open(lesson)
        default: return nil
        }
    }

    /// Whether a file is to be worked on afterwards.
    var beginsWork: Bool {
        switch self {
        case .next, .quiz, .reset, .open: true
        case .list, .hint, .check: false
        }
    }
}

extension Sheet {
    var exitCode: ExitCode {
        if isComplaint { return .noInput }
        return switch verdict {
        case nil, .right?: .passed
        case .wrong?, .failing?, .incomplete?, .unmarked?, .untouched?, .vague?, .changed?, .endless?, .unbuilt?:
            .failed
        case .unreadable?, .tooLong?: .badSpec
        }
    }
}

extension LearnStore.Failure {
    var message: String {
        switch self {
        case .busy: "another dnd learn is at work on your progress: end it, and try again"
        case .failed(let error): "your progress or your file cannot be written: \(error.message)"
        }
    }
}

extension LearnDesk.Failure {
    var words: (message: String, remedy: String) {
        switch self {
        case .noLessons(let error): (error.message, "--lessons names a folder of lessons.")
        case .emptyCourse(let folder):
            ("there are no lessons in \(folder)", "A lesson is a folder such as 07-exit-and-return with a lesson.md.")
        case .noState: ("there is no place for your progress", "Set HOME or XDG_STATE_HOME.")
        }
    }

    var exitCode: ExitCode {
        switch self {
        case .noLessons, .emptyCourse: .noInput
        case .noState: .cannotCreate
        }
    }
}
