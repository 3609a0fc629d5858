internal import DNDLanguage
internal import DNDReports
internal import Glibc
internal import LineEditor

/// `dnd repl`, and plain `dnd`: a session at a terminal, or a script from a file or standard input.
enum REPLCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        guard let path = invocation.arguments.first, path != "-" else { return run(nil, invocation, console) }
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            console.complain(FileError(path: path, reason: errno).message)
            return .noInput
        }
        defer { close(descriptor) }
        return run(descriptor, invocation, console)
    }

    /// Reads from a file descriptor; nil is standard input.
    private static func run(_ descriptor: Int32?, _ invocation: Invocation, _ console: Console) -> ExitCode {
        let isTerminal = descriptor == nil && isatty(STDIN_FILENO) == 1
        let repl = Repl(style: console.style, isScript: !isTerminal, rulebook: invocation.rulebook) { text in
            console.output.writeLine(text)
            if isTerminal { console.flush() }
        }
        let hooks = EditorHooks(
            prompt: { console.style.prompt("dnd>") + " " },
            continuationPrompt: { console.style.prompt("...>") + " " },
            isIncomplete: { Parser.isIncomplete($0) },
            complete: { ReplCompletion(repl.session).completion($0, cursorUTF8: $1) },
            rightPrompt: { _ in repl.stateLine })
        let loop = ReplLoop(name: "script", style: console.style) { console.output.writeLine($0) }
        guard isTerminal else {
            let reader = PlainReader(hooks: hooks, descriptor: descriptor ?? STDIN_FILENO, showsPrompt: false)
            return loop.runScript(reader, repl)
        }
        let history = History(path: HistoryLocation.default())
        defer { history.save() }
        let source = StandardInput.lineSource(program: "dnd", hooks: hooks, history: history).source
        Interrupt.watch()
        return loop.runInteractively(source, repl)
    }
}
