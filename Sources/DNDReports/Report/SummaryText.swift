package import DNDResults

/// A run in one line: `27 passed, 1 failed in 7 files, 63 expectations, in 3 ms`.
package struct SummaryText {
    private let summary: RunSummary

    /// With its unit: "3 ms".
    private let elapsed: String

    package init(_ summary: RunSummary, elapsed: String) {
        self.summary = summary
        self.elapsed = elapsed
    }

    package func line(style: Style = .plain) -> String {
        var parts: [String] = []
        if summary.passed > 0 || summary.failed == 0 { parts.append(style.passed("\(summary.passed) passed")) }
        if summary.failed > 0 { parts.append(style.failed("\(summary.failed) failed")) }
        if summary.unexpectedPasses > 0 {
            parts.append(style.failed("\(summary.unexpectedPasses) passed although marked @todo"))
        }
        if summary.expectedFailures > 0 { parts.append(style.warning("\(summary.expectedFailures) to do")) }
        if summary.skipped > 0 { parts.append(style.warning("\(summary.skipped) skipped")) }
        if summary.badFileCount > 0 {
            parts.append(style.failed("\(counted(summary.badFileCount, "file")) with errors"))
        }
        let files = counted(summary.fileCount, "file")
        let expectations = counted(summary.expectationCount, "expectation")
        return "\(parts.joined(separator: ", ")) in \(files), \(expectations), in \(elapsed)"
    }

    private func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
