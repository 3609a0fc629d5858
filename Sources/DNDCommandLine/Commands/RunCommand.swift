internal import DNDReports
internal import DNDResults
internal import SourceText

/// `dnd run`
enum RunCommand {
    static func run(_ invocation: Invocation, _ console: Console) -> ExitCode {
        let stopwatch = Stopwatch()
        let isVerbose = invocation.has(.verbose)
        let outcome = SpecRun(invocation: invocation, keepsTraces: isVerbose).outcome()
        let report = TextReport(style: console.style, isVerbose: isVerbose)
        for result in outcome.results { console.output.write(report.text(of: result)) }
        outcome.complain(to: console)
        if !outcome.results.isEmpty { summarise(outcome, stopwatch, console) }
        return outcome.exitCode
    }

    private static func summarise(_ outcome: SpecRun.Outcome, _ stopwatch: Stopwatch, _ console: Console) {
        if outcome.selection.onlyMarked {
            console.output.writeLine(console.style.warning("only the scenarios tagged @only ran"))
        }
        if let place = outcome.firstFailure {
            console.output.writeLine("`dnd trace \(place)` shows every call of the first failure.")
        }
        let summary = SummaryText(outcome.summary, elapsed: stopwatch.elapsed)
        console.output.writeLine(summary.line(style: console.style))
    }
}

extension SpecRun.Outcome {
    /// `people.dnd:12`, or the row of the case; nil when nothing failed that could be run by itself again.
    fileprivate var firstFailure: String? {
        for result in results {
            for scenario in result.scenarios where scenario.state == .failed {
                let range = scenario.caseRange ?? scenario.range
                let source = result.sources[range.file]
                guard source.name == result.name, source.name != "<stdin>" else { return nil }
                return "\(source.name):\(source.position(at: range.lowerBound).line)".shellWord
            }
        }
        return nil
    }
}

extension String {
    /// As it is typed into a shell: in quotes when it holds anything that the shell would read.
    fileprivate var shellWord: String {
        let isPlain = utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "+")...UInt8(ascii: ":"), UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "%"), 0x80...:
                true
            default: false
            }
        }
        return isPlain
            ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
    }
}
