internal import DNDReports
internal import DNDResults

/// `dnd trace`
enum TraceCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let outcome = SpecRun(invocation: invocation, keepsTraces: true).outcome()
        let report = TextReport(style: console.style, isVerbose: true)
        for (result, hosted) in zip(outcome.results, outcome.hosted) {
            console.output.write(report.text(of: result))
            for event in hosted { console.output.write(report.text(of: event)) }
        }
        outcome.complain(to: console)
        if outcome.tally.summary.scenarioCount > 0 {
            for line in TraceText.legend { console.output.writeLine(console.style.quiet(line)) }
        }
        return outcome.exitCode
    }
}
