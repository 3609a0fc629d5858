internal import DNDDrawing
internal import DNDResults
internal import SourceText

/// `--format text`: the report for the terminal.
final class TextReporter: Reporter {
    private let style: Style
    private let report: TextReport
    private var firstFailure: String?
    private var began: RunBegan?

    init(style: Style, isVerbose: Bool) {
        self.style = style
        report = TextReport(style: style, isVerbose: isVerbose)
    }

    func text(for event: RunEvent) -> String {
        switch event {
        case .began(let began):
            self.began = began
            return ""
        case .file(let file): return report.text(of: file)
        case .scenario(let scenario):
            if firstFailure == nil, scenario.isFailure { firstFailure = scenario.shellPlace }
            return report.text(of: scenario)
        // The command prints problems to standard error.
        case .problem: return ""
        case .ended(let ended): return text(for: ended)
        }
    }

    private func text(for ended: RunEnded) -> String {
        guard ended.files > 0 else { return "" }
        var lines: [String] = []
        if ended.onlyMarked { lines.append(style.warning("only the scenarios tagged @only ran")) }
        if ended.notRun > 0 {
            let scenarios = ended.notRun.counted("more scenario")
            lines.append(style.warning("--fail-fast: \(scenarios) did not run"))
        }
        if let seed = began?.seed { lines.append("--order random:\(seed) runs them in this order again.") }
        if let shard = began?.shard { lines.append("shard \(shard)") }
        if let place = firstFailure, place != "-" {
            lines.append("`dnd trace \(place)` shows every call of the first failure.")
        }
        let elapsed = Elapsed.text(microseconds: ended.microseconds)
        lines.append(SummaryText(ended.summary, elapsed: elapsed).line(style: style))
        return lines.reduce(into: "") { $0 += $1 + "\n" }
    }
}
