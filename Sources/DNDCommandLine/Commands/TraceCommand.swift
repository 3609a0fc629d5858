internal import DNDReports
internal import DNDResults

/// `dnd trace`
enum TraceCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let outcome = SpecRun(invocation: invocation, keepsTraces: true).outcome()
        let report = TextReport(style: console.style, isVerbose: true)
        for result in outcome.results { console.output.write(report.text(of: result)) }
        outcome.complain(to: console)
        if outcome.results.contains(where: { !$0.scenarios.isEmpty }) {
            for line in TraceText.legend { console.output.writeLine(console.style.quiet(line)) }
        }
        return outcome.exitCode
    }
}
