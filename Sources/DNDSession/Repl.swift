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
    private var written = (entries: 0, numbers: 0)

    /// The findings already written that still hold.
    private var shownFindings: [Finding] = []

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

    // MARK: - Outcomes

    func show(_ outcome: ReplSession.Outcome) -> Reaction {
        defer { hasOpenException = session.steps.player.hasUnexpectedException }
        switch outcome {
        case .rejected(let diagnostics): return reject(diagnostics)
        case .refused(let mismatch):
            write(mismatch, TraceRecord(session.engine))
            return .failed(.failed)
        case .stopped(let start):
            writeTrace(from: start)
            showStop()
            showWatches()
            return .goOn
        case .interrupted:
            write(style.quiet("Ctrl-C: the line was taken back."))
            draw()
            return .goOn
        case .done(let report): return show(report)
        }
    }

    func reject(_ diagnostics: [Diagnostic]) -> Reaction {
        for diagnostic in diagnostics { write(style.text(of: diagnostic, in: session.sources)) }
        return .failed(.badSpec)
    }

    func complain(_ message: String, _ code: ExitCode = .badSpec) -> Reaction {
        write(style.failed("error: ") + message)
        return .failed(code)
    }

    private func show(_ report: ReplSession.Report) -> Reaction {
        writeTrace(from: report.firstTraceEntry)
        for mismatch in report.mismatches { write(mismatch, TraceRecord(session.engine)) }
        for scenario in report.scenarios { show(scenario) }
        if report.heldCount > 0 { write(style.passed("  holds")) }
        if report.hasSteps || report.hasBegunAnew { draw() }
        if report.hasSteps || report.hasBegunAnew { showOpenException() }
        showFindings()
        if report.hasSteps || report.hasBegunAnew { showWatches() }
        let failed = !report.mismatches.isEmpty || report.scenarios.contains { $0.state.isFailure }
        return failed ? .failed(.failed) : .goOn
    }

    /// Writes the new part of the trace. The cost does not depend on earlier parts.
    private func writeTrace(from start: Int) {
        if start != written.entries {
            written = (start, TraceText(session.record()).number(before: start))
        }
        var record = session.record(from: start)
        // The call that the play stopped before is written once it has its answer.
        if session.stoppedLine != nil, !record.entries.isEmpty { record.entries.removeLast() }
        let text = TraceText(
            record, numberedBefore: written.numbers, columnsAtMost: columnsAtMost, abridgesExceptions: true,
            isUnfinished: session.stoppedLine != nil)
        for line in text.lines() { write(style.text(line)) }
        written = (start + record.entries.count, written.numbers + text.numberedCount)
    }

    /// The width of traces: the terminal's; unlimited for a script, whose output must not depend on one.
    var columnsAtMost: Int? { isScript ? nil : columns() }

    /// Whether sentences are wrapped here: at a terminal its output is, to the width that it has.
    var wrapsText: Bool { columnsAtMost == nil }

    /// Writes a UIKit exception with its ledger, as a failure does.
    private func showOpenException() {
        guard let mismatch = session.player.openExceptionMismatch else { return }
        write(mismatch, TraceRecord(session.engine))
        if !isScript { write(style.quiet("The app has crashed. `undo` takes the line back, `reset` starts anew.")) }
    }

    /// Writes the new findings since this line. The drawing shows a drag in progress or a pending placeholder.
    func showFindings() {
        let found = session.player.findings.filter { $0.code.isNews }
        for finding in found where !shownFindings.contains(finding) {
            let mismatch = Mismatch(.finding(finding), at: finding.range)
            let headline = MismatchText(mismatch, sources: session.sources).headline(finding)
            write(style.failed("! ") + headline)
        }
        shownFindings = found
    }

    private func write(_ mismatch: Mismatch, _ trace: TraceRecord) {
        let findings = session.player.findings.map { $0.code }.filter { $0.isNews }
        write(mismatch, trace, beside: findings)
    }

    private func write(_ mismatch: Mismatch, _ trace: TraceRecord, beside findings: [Finding.Code]) {
        let text = MismatchText(
            mismatch, sources: session.sources, trace: trace, beside: findings, wrapsSentences: wrapsText)
        for line in text.lines { write(style.text(line)) }
    }

    private func show(_ scenario: ScenarioResult) {
        write("\(scenario.state.isFailure ? style.failed("failed") : style.passed("passed"))  \(scenario.name)")
        for mismatch in scenario.mismatches { write(mismatch, scenario.trace, beside: scenario.findings) }
    }

    func draw() {
        for line in SceneDrawing(session.engine, style: style).lines { write(line) }
    }
}

extension String {
    fileprivate var isBlank: Bool { allSatisfy { $0.isWhitespace } }
}

extension Finding.Code {
    /// Whether the drawing of the scene does not show it. An `answer` may still be used.
    fileprivate var isNews: Bool {
        switch self {
        case .dragInProgress, .rowLifted, .movementInProgress, .placeholderLeft, .answerNotAsked: false
        default: true
        }
    }
}
