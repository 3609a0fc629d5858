package import DNDResults

/// What a run says, in order: the beginning, then files, scenarios and problems, then the end.
///
/// Every report is a function of these, and `--format ndjson` writes them down as they are. A change that a reader of
/// an older version would misunderstand gives ``RunBegan/version`` another number.
package enum RunEvent: Hashable, Sendable {
    case began(RunBegan)

    /// A file that there is something to say about: it cannot be read, or has warnings.
    case file(FileEvent)
    case scenario(ScenarioEvent)

    /// Something that kept the run from being whole: a file that is missing, nothing that was selected.
    case problem(Problem)
    case ended(RunEnded)

    package struct Problem: Hashable, Sendable, Codable {
        /// Lower-case, no full stop.
        package var message: String

        /// What to do, in a sentence; empty when that is plain.
        package var remedy: String

        package init(message: String, remedy: String = "") {
            self.message = message
            self.remedy = remedy
        }
    }
}

/// The beginning of a run.
package struct RunBegan: Hashable, Sendable, Codable {
    /// Of the stream.
    package static let currentVersion = 1

    package var version = RunBegan.currentVersion

    /// The version of the program that wrote the event.
    package var dnd: String

    /// `2/5` for the second of five parts.
    package var shard: String?

    /// What `--order random` began with.
    package var seed: UInt64?

    package init(dnd: String, shard: String? = nil, seed: UInt64? = nil) {
        self.dnd = dnd
        self.shard = shard
        self.seed = seed
    }
}

/// The end of a run, in numbers.
package struct RunEnded: Hashable, Sendable, Codable {
    package var files: Int
    package var filesWithErrors: Int
    package var expectations: Int

    /// How many scenarios came to each state.
    package var counts: [ScenarioState: Int]

    /// Flaky ones that `--allow-flaky` lets pass.
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
