internal import DNDDrawing
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Writes what a line has done.
extension Repl {
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
        write(report.mismatches, what: "more failure") { write($0, TraceRecord(session.engine)) }
        write(report.scenarios, what: "more scenario") { show($0) }
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
        write(text)
        written = (start + record.entries.count, written.numbers + text.numberedCount)
    }

    func write(_ trace: TraceText) {
        write(trace.lines(), what: "more trace line") { write(style.text($0)) }
    }

    /// Writes what may be very much, up to Ctrl-C.
    private func write<Part>(_ parts: [Part], what: String, _ write: (Part) -> Void) {
        for (index, part) in parts.enumerated() {
            guard session.goesOn() else {
                return self.write(style.quiet("Ctrl-C: \((parts.count - index).counted(what)) not shown."))
            }
            write(part)
        }
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

extension Finding.Code {
    /// Whether the drawing of the scene does not show it. An `answer` may still be used.
    fileprivate var isNews: Bool {
        switch self {
        case .dragInProgress, .rowLifted, .movementInProgress, .placeholderLeft, .answerNotAsked: false
        default: true
        }
    }
}
