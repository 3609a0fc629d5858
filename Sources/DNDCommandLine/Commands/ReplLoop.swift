internal import DNDDrawing
internal import DNDLanguage
internal import DNDResults
internal import DNDSession
internal import LineEditor

/// The loop around a session: interactive with prompts, or a script that stops at its first error.
struct ReplLoop {
    private let name: String
    private let style: Style
    private let write: (String) -> Void
    private let clearScreen: () -> Void

    /// `name` identifies the script in messages. `clearScreen` is called at a terminal only.
    init(
        name: String, style: Style, write: @escaping (String) -> Void, clearScreen: @escaping () -> Void
    ) {
        self.name = name
        self.style = style
        self.write = write
        self.clearScreen = clearScreen
    }

    /// Runs until Ctrl-D, `quit`, or Ctrl-C twice on an empty line.
    func runInteractively(_ source: any LineSource, _ repl: any LinePlayer) -> ExitCode {
        repl.greet()
        var wasCancelled = false
        while true {
            // Cleared before reading: from here on Ctrl-C cancels the input and then, once a line is read, the line.
            Interrupt.clear()
            switch source.read() {
            case .line(let text):
                wasCancelled = false
                if run(text, repl) == .leave { return .passed }
            case .cancelled(let discarded):
                // The second Ctrl-C on an empty line quits.
                if wasCancelled, discarded.isEmpty { return .passed }
                wasCancelled = discarded.isEmpty
                if wasCancelled { write(style.quiet("Ctrl-C again, or Ctrl-D, leaves.")) }
            case .endOfInput: return .passed
            case .malformed(let input):
                write(style.failed("error: ") + "byte \(input.byteOffset) of the line is not UTF-8")
            case .failed(let code):
                write(style.failed("error: ") + "the terminal cannot be read (errno \(code))")
                return .software
            }
        }
    }

    /// Plays an entry of one or more lines. After a failed line or Ctrl-C the remaining lines are skipped.
    private func run(_ text: String, _ repl: any LinePlayer) -> Repl.Reaction {
        let lines = LogicalLines(text).lines
        for (index, line) in lines.enumerated() {
            if Repl.clearsScreen(line.text) { clearScreen() }
            let reaction = repl.run(line.text, name: "input", line: line.number)
            if reaction != .goOn { return reaction }
            let rest = lines.count - index - 1
            if Interrupt.isRequested, rest > 0 {
                write(style.quiet(Repl.interruption(before: rest)))
                return .goOn
            }
        }
        return .goOn
    }

    /// Runs until the end of the input, `quit`, or the first error.
    func runScript(_ source: any LineSource, _ repl: any LinePlayer) -> ExitCode {
        var line = 1
        while true {
            switch source.read() {
            case .line(let text):
                switch repl.run(text, name: name, line: line) {
                case .goOn: break
                case .leave: return repl.finish()
                case .failed(let code): return code
                }
                line += text.utf8.reduce(1) { $1 == UInt8(ascii: "\n") ? $0 + 1 : $0 }
            case .cancelled: return .software
            case .endOfInput: return repl.finish()
            case .malformed(let input):
                write("\(name): error: byte \(input.byteOffsetInInput) is not UTF-8")
                return .badSpec
            case .failed(let code):
                write("\(name): error: it cannot be read (errno \(code))")
                return .noInput
            }
        }
    }
}
