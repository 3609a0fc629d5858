package import DNDDrawing
internal import DNDInterpreter
internal import DNDLanguage
package import DNDResults
package import DragDrop
internal import SourceText

/// Reads lines, plays them, and reports the results. Independent of terminals: its input and output are text.
package final class Repl {
    /// The outcome of a line, for the calling loop.
    package enum Reaction: Equatable, Sendable {
        case goOn
        case leave

        /// A script stops here with this code; an interactive session continues.
        case failed(ExitCode)
    }

    var session: ReplSession
    let style: Style

    /// Whether the input is a script: no greeting, no advice, and an unexpected exception is an error.
    let isScript: Bool
    let write: (String) -> Void

    /// The extent of the written trace: its entries, and the last number.
    var written = (entries: 0, numbers: 0)

    /// The findings already written that still hold.
    var shownFindings: [Finding] = []

    /// Whether the exception of the previous line is not yet covered by an expectation.
    var hasOpenException = false

    /// The facts to show after every step.
    var watches: [WatchExpression] = []

    /// The state of recognising a pasted session with prompts.
    private var transcript = Transcript()
    var tour = Tour()

    /// The maximum width of traces at a terminal.
    var columns: () -> Int?

    /// The last line with the edit of its diagnostic; nil if it was played, or has no edit.
    var fixedLine: TypedLine?

    /// Receives the lines, for a later replay.
    var listener = LineListener()

    package init(
        style: Style, isScript: Bool, rulebook: Rulebook = Rulebook(),
        environment: SessionEnvironment = SessionEnvironment(), write: @escaping (String) -> Void
    ) {
        session = ReplSession(rulebook: rulebook, environment: environment)
        columns = environment.columns
        self.style = style
        self.isScript = isScript
        self.write = write
    }

    /// Writes the greeting of an interactive session.
    package func greet() {
        write("dnd \(ProgramVersion.current). Try: drag 1; hover 4; drop   Help: help   Tour: tour   Leave: Ctrl-D")
        draw()
    }

    /// Returns whether a text continues on the next line, because a block or bracket is open.
    package func isIncomplete(_ text: String) -> Bool {
        transcript.isIncomplete(text)
    }

    /// Plays one line, or several that belong together. In a transcript, plays only the text after prompts.
    package func run(_ text: String, name: String = "input", line: Int = 1) -> Reaction {
        guard let text = isScript ? transcript.input(text) : text else { return .goOn }
        let typed = fixed(TypedLine(text, name: name, number: line))
        return telling(of: typed, as: metaWord(of: typed.text)?.word.kind) { handle(typed) }
    }

    /// Whether the terminal is cleared before a line is played.
    package static func clearsScreen(_ text: String) -> Bool {
        MetaWord.read(text)?.word.kind == .clear
    }

    /// What is said of the lines after an interrupted one.
    package static func interruption(before rest: Int) -> String {
        "Ctrl-C: \(rest) more \(rest == 1 ? "line was" : "lines were") not played."
    }

    /// Plays a line without notifying the listener.
    func handle(_ typed: TypedLine) -> Reaction {
        guard let (word, argument) = metaWord(of: typed.text) else { return follow(typed, play(typed)) }
        guard mayRun(word) else { return complainOfStop() }
        return follow(typed, run(word, argument, typed: typed))
    }

    /// The word of the REPL at the beginning of a line. Words defined in the session take precedence.
    func metaWord(of text: String) -> (word: MetaWord, argument: String)? {
        guard let (word, argument) = MetaWord.read(text) else { return nil }
        if word.kind == .answer, session.stoppedLine == nil { return nil }
        return session.declared.environment.wordNames.contains(word.name) ? nil : (word, argument)
    }

    /// Plays a line of the language.
    func play(_ typed: TypedLine, stepping: Bool = false) -> Reaction {
        guard session.stoppedLine == nil else { return typed.text.isBlank ? .goOn : complainOfStop() }
        let hadOpenException = hasOpenException
        let outcome = session.run(typed.text, name: typed.name, firstLine: typed.number, stepping: stepping)
        if case .rejected(let found) = outcome, found.allSatisfy({ $0.edit?.isOnlyComment ?? true }),
            let question = Question(typed.text)
        {
            fixedLine = nil
            return complain("'\(DisplayText.visible(typed.text))' is no phrase; \(question.answer)")
        }
        let reaction = show(outcome)
        offerFix(of: typed, outcome)
        if isScript, hadOpenException, hasOpenException { return .failed(.failed) }
        return reaction
    }

    /// The current drag, for the right edge of the terminal; empty without one.
    package var stateLine: String {
        if let stop = session.stoppedLine?.stop { return "[before \(stop.method?.name ?? "")]" }
        let engine = session.engine
        guard let drag = engine.drag else { return "" }
        let labels = DisplayText.visible(drag.items.map { engine.label(of: $0.id) }.joined(separator: " "))
        let proposal = engine.proposal(in: nil).map { ", " + Spelling.proposal($0) } ?? ""
        return "[\(engine.stateWord.rawValue) \(labels)\(proposal)]"
    }

    /// Ends a script: an unexpected exception still counts, and so does a call without an answer.
    package func finish() -> ExitCode {
        guard let stop = session.stoppedLine?.stop else { return hasOpenException ? .failed : .passed }
        write(style.failed("error: ") + "the script ends while UIKit waits for the answer to \(stop.text)")
        return .failed
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy { $0.isWhitespace } }
}
