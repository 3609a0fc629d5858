package import DNDResults

/// An event of a run. The order is: the beginning, then files, scenarios and problems, then the end.
///
/// Every report is a function of these events, and `--format ndjson` writes them unchanged. Changes that a reader of an
/// older version would misunderstand increase ``RunBegan/version``.
package enum RunEvent: Hashable, Sendable {
    case began(RunBegan)

    /// The diagnostics of a file: errors or warnings.
    case file(FileEvent)
    case scenario(ScenarioEvent)

    /// A reason why the run is incomplete: a missing file, or an empty selection.
    case problem(Problem)
    case ended(RunEnded)

    package struct Problem: Hashable, Sendable {
        /// Starts in lower case, without a full stop.
        package var message: String

        /// A sentence that says what to do; empty when that is obvious.
        package var remedy: String

        package init(message: String, remedy: String = "") {
            self.message = message
            self.remedy = remedy
        }
    }
}

/// The beginning of a run.
package struct RunBegan: Hashable, Sendable {
    /// The version of the stream format.
    package static let currentVersion = 1

    package var version = RunBegan.currentVersion

    /// The version of the program that wrote the event.
    package var dnd: String

    /// `2/5` for the second of five parts.
    package var shard: String?

    /// The seed of `--order random`.
    package var seed: UInt64?

    package init(dnd: String, shard: String? = nil, seed: UInt64? = nil) {
        self.dnd = dnd
        self.shard = shard
        self.seed = seed
    }
}

/// The end of a run, with its totals.
package struct RunEnded: Hashable, Sendable {
    package var files: Int
    package var filesWithErrors: Int
    package var expectations: Int

    /// The number of scenarios in each state.
    package var counts: [ScenarioState: Int]

    /// The flaky scenarios that `--allow-flaky` accepts.
    package var allowedFlaky: Int

    /// Scenarios that were selected and not run, because of `--fail-fast`.
    package var notRun: Int

    /// Whether only the scenarios tagged `@only` ran.
    package var onlyMarked: Bool
    package var microseconds: Int
    package var exitCode: Int

    package init(
        _ summary: RunSummary, notRun: Int = 0, onlyMarked: Bool = false, microseconds: Int = 0, exitCode: Int = 0
    ) {
        files = summary.fileCount
        filesWithErrors = summary.badFileCount
        expectations = summary.expectationCount
        counts = [:]
        for state in ScenarioState.allCases where summary[state] > 0 { counts[state] = summary[state] }
        allowedFlaky = summary.allowedFlaky
        self.notRun = notRun
        self.onlyMarked = onlyMarked
        self.microseconds = microseconds
        self.exitCode = exitCode
    }

    package var summary: RunSummary {
        var summary = RunSummary()
        summary.fileCount = files
        summary.badFileCount = filesWithErrors
        summary.expectationCount = expectations
        summary.allowedFlaky = allowedFlaky
        for (state, count) in counts { summary[state] = count }
        return summary
    }
}
