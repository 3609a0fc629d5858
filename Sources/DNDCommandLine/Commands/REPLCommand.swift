internal import DNDDrawing
internal import DNDLanguage
internal import DNDResults
internal import DNDSession
internal import DNDSpecs
internal import LineEditor
internal import System

/// `dnd repl`, and plain `dnd`: a session at a terminal, or a script from a file or standard input.
enum REPLCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        guard let path = invocation.arguments.first, path != "-" else { return run(nil, invocation, console) }
        do {
            let descriptor = try FileDescriptor(reading: path)
            defer { descriptor.close() }
            return run(descriptor, invocation, console)
        } catch {
            console.complain(error.message)
            return .noInput
        }
    }

    /// Reads from a file descriptor; nil is standard input.
    private static func run(_ descriptor: FileDescriptor?, _ invocation: Invocation, _ console: Console) -> ExitCode {
        let isTerminal = descriptor == nil && FileDescriptor.standardInput.isTerminal
        let write = { (text: String) in
            console.output.writeLine(text)
            if isTerminal { console.flush() }
        }
        let repl = player(isTerminal: isTerminal, invocation, console, write)
        let hooks = EditorHooks(
            prompt: { console.style.prompt("dnd>") + " " },
            continuationPrompt: { console.style.prompt("...>") + " " + LineColours.indentation(of: $0) },
            isIncomplete: { repl.isIncomplete($0) },
            complete: { repl.completion($0, cursorUTF8: $1) },
            rightPrompt: { _ in console.style.quiet(repl.stateLine) },
            hint: wantsHints ? { repl.hint($0, recalled: $1) } : nil,
            colours: console.style == .plain ? nil : { LineColours.coloured($0, console.style) })
        let loop = ReplLoop(name: "script", style: console.style, write: write, clearScreen: clearScreen)
        guard isTerminal else {
            let reader = PlainReader(hooks: hooks, descriptor: descriptor ?? .standardInput, showsPrompt: false)
            return loop.runScript(reader, repl)
        }
        let history = History(path: HistoryLocation.default())
        tell(history.problems, console)
        let toldCount = history.problems.count
        let source = StandardInput.lineSource(program: "dnd", hooks: hooks, history: history).source
        Interrupt.watch()
        let code = loop.runInteractively(source, repl)
        history.save()
        tell(Array(history.problems[toldCount...]), console)
        return code == .passed && history.problems.contains { $0.isOfFullDisk } ? .cannotCreate : code
    }

    /// As Ctrl-L does: the cursor goes home, and the screen is erased (ECMA-48, 8.3.21 and 8.3.39).
    private static func clearScreen() {
        guard let terminal = Environment["TERM"], !terminal.isEmpty, terminal != "dumb" else { return }
        FileDescriptor.standardOutput.writeAll("\u{1B}[H\u{1B}[2J".utf8)
    }

    /// Delegates of a Swift program run in a child process, since they may crash.
    private static func player(
        isTerminal: Bool, _ invocation: Invocation, _ console: Console, _ write: @escaping (String) -> Void
    ) -> any LinePlayer {
        var environment = SessionEnvironment()
        environment.files = .system
        environment.isInterrupted = { Interrupt.isRequested }
        environment.forgetInterrupt = { Interrupt.clear() }
        environment.learn = { LearnDesk.answer($0) }
        environment.columns = { FileDescriptor.standardOutput.columns }
        guard let open = invocation.program?.openSession else {
            return Repl(
                style: console.style, isScript: !isTerminal, rulebook: invocation.rulebook, environment: environment,
                write: write)
        }
        let start = ReplStart(
            isScript: !isTerminal, usesColor: console.style != .plain,
            rulebook: invocation.rulebookChoice)
        return RemoteRepl(
            style: console.style, isScript: !isTerminal, environment: environment, start: { open(start) }, write: write)
    }

    /// Reports problems of the history; the session continues without it.
    private static func tell(_ problems: [HistoryProblem], _ console: Console) {
        for problem in problems { console.complain(problem.message) }
    }

    /// False for `DND_HINTS=0`, for terminals that display hints like typed text.
    private static var wantsHints: Bool {
        Environment["DND_HINTS"].map { !$0.isEmpty && $0 != "0" } ?? true
    }
}
