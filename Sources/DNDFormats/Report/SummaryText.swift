package import DNDDrawing
package import DNDResults
internal import SourceText

/// The summary of a run in one line: `27 passed, 1 failed in 7 files, 63 expectations, in 3 ms`.
package struct SummaryText {
    private let summary: RunSummary

    /// The duration with its unit: "3 ms".
    private let elapsed: String

    package init(_ summary: RunSummary, elapsed: String) {
        self.summary = summary
        self.elapsed = elapsed
    }

    package func line(style: Style = .plain) -> String {
        let files = summary.fileCount.counted("file")
        let expectations = summary.expectationCount.counted("expectation")
        return "\(states(style: style)) in \(files), \(expectations), in \(elapsed)"
    }

    /// `27 passed, 1 failed`
    package func states(style: Style = .plain) -> String {
        var parts: [String] = []
        for state in ScenarioState.allCases {
            let count = summary[state]
            let isShown = count > 0 || state == .passed && summary.failureCount == 0
            if isShown { parts.append(text(count, state, style)) }
        }
        if summary.badFileCount > 0 {
            parts.append(style.failed("\(summary.badFileCount.counted("file")) with errors"))
        }
        return parts.dropFirst().reduce(parts.first ?? "") { $0 + ", " + $1 }
    }

    private func text(_ count: Int, _ state: ScenarioState, _ style: Style) -> String {
        let words: String
        switch state {
        case .expectedFailure: words = count.counted(state.rawValue)
        case .unexpectedPass: words = "\(count) \(state.rawValue)\(count == 1 ? "" : "es")"
        case .error: words = count.counted(state.rawValue)
        case .flaky where summary.allowedFlaky == count: words = "\(count) flaky (allowed)"
        default: words = "\(count) \(state.rawValue)"
        }
        if state.isFailure { return style.failed(words) }
        return state == .passed ? style.passed(words) : style.warning(words)
    }
}
