internal import DNDDrawing
internal import DNDLanguage
internal import DNDResults
internal import DNDSession
internal import LineEditor

/// The loop around a session: a terminal with prompts, or a script until its first error.
struct ReplLoop {
    private let name: String
    private let style: Style
    private let write: (String) -> Void

    /// A loop that calls its script by a name in messages.
    init(name: String, style: Style, write: @escaping (String) -> Void) {
        self.name = name
        self.style = style
        self.write = write
    }

    /// Until Ctrl-D, `quit`, or Ctrl-C twice on an empty line.
    func runInteractively(_ source: any LineSource, _ repl: any LinePlayer) -> ExitCode {
        repl.greet()
        var wasCancelled = false
        while true {
            // Before reading: Ctrl-C from then on is the reader's, and as soon as it is done, the line's.
            Interrupt.clear()
            switch source.read() {
            case .line(let text):
                wasCancelled = false
                if run(text, repl) == .leave { return .passed }
            case .cancelled(let discarded):
                // Twice on an empty line leaves.
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

    /// Plays what was entered; of several lines, the rest is left out after one that failed, and after Ctrl-C.
    private func run(_ text: String, _ repl: any LinePlayer) -> Repl.Reaction {
        let lines = LogicalLines(text).lines
        for (index, line) in lines.enumerated() {
            let reaction = repl.run(line.text, name: "input", line: line.number)
            if reaction != .goOn { return reaction }
            let rest = lines.count - index - 1
            if Interrupt.isRequested, rest > 0 {
                write(style.quiet("Ctrl-C: \(rest) more \(rest == 1 ? "line was" : "lines were") not played."))
                return .goOn
            }
        }
        return .goOn
    }

    /// Until the end of the input, `quit`, or the first error.
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
