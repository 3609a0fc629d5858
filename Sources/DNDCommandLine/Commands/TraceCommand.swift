internal import DNDDrawing
internal import DNDFormats
internal import DNDManual
internal import DNDResults
internal import DNDRunner
internal import System

/// `dnd trace`
enum TraceCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let format = invocation.traceFormat
        let path = invocation.value(.output)
        let style = path == nil ? console.style : .plain
        let outcome = SpecRun(
            invocation.request, keepsTraces: true, keepsSequences: format != .text, keepsPlays: format == .html
        ).outcome()
        let columns = path == nil ? console.output.terminalColumns : nil
        let text =
            format == .text
            ? text(of: outcome, style, columns) : rendering(of: outcome, invocation, style, console)
        console.complain(of: outcome.problems)
        guard let path else {
            console.output.write(text)
            return outcome.exitCode
        }
        guard !text.isEmpty else { return outcome.exitCode }
        do {
            try FileSystem.replace(path, with: style.cleaned(text))
        } catch {
            console.complain(error.message)
            return error.exitCode
        }
        return outcome.exitCode
    }

    private static func text(of outcome: SpecRun.Outcome, _ style: Style, _ terminalColumns: Int?) -> String {
        let report = TextReport(style: style, isVerbose: true, terminalColumns: terminalColumns)
        var text = ""
        for file in outcome.files {
            text += report.text(of: file.result)
            for event in file.hosted { text += report.text(of: event) }
        }
        if outcome.tally.summary.scenarioCount > 0 {
            for line in TraceText.legend { text += style.quiet(line) + "\n" }
        }
        return text
    }

    /// The text of the sequences; empty when no scenario was run. Diagnostics of the specs go to standard error.
    private static func rendering(
        of outcome: SpecRun.Outcome, _ invocation: Invocation, _ style: Style, _ console: Console
    ) -> String {
        for result in outcome.results {
            for diagnostic in result.diagnostics {
                console.errors.write(Style.plain.text(of: diagnostic, in: result.sources) + "\n")
            }
        }
        for line in outcome.linesWithoutSequence { console.errors.writeLine(line) }
        let format = invocation.traceFormat
        if format == .html {
            let plays = outcome.plays.filter { !$0.sequence.messages.isEmpty }
            return plays.isEmpty ? "" : TraceFormat.page(plays, playground: invocation.value(.playground))
        }
        let sequences = outcome.sequences.filter { !$0.messages.isEmpty }
        guard !sequences.isEmpty else { return "" }
        return format.rendering(sequences, style: style, isASCII: !Environment.isUTF8)
    }
}

extension Invocation {
    fileprivate var traceFormat: TraceFormat { value(.format).flatMap { TraceFormat(rawValue: $0) } ?? .text }
}

extension SpecRun.Outcome {
    /// The plays of all scenarios that were run.
    fileprivate var plays: [ScenarioPlay] {
        files.flatMap { file in
            file.result.scenarios.map { ScenarioPlay($0, in: file.result.sources, isHosted: false) }
                + file.hosted.compactMap { $0.play }
        }
    }

    /// The sequences of all scenarios that were run.
    var sequences: [CallSequence] {
        files.flatMap { file in
            file.result.scenarios.map { CallSequence($0, in: file.result.sources) }
                + file.hosted.compactMap { $0.sequence }
        }
    }

    /// The remarks on scenarios without a sequence, because their Swift program ended before it wrote one.
    var linesWithoutSequence: [String] {
        files.flatMap { $0.hosted }.flatMap { event in
            event.sequence == nil ? ["\(event.name):"] + event.remarks : []
        }
    }
}
