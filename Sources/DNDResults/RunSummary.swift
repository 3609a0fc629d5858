/// The counts of a run.
package struct RunSummary: Hashable, Sendable {
    package var fileCount = 0

    /// Files that cannot be read.
    package var badFileCount = 0
    package var passed = 0
    package var failed = 0
    package var expectedFailures = 0
    package var unexpectedPasses = 0
    package var skipped = 0
    package var errors = 0
    package var timedOut = 0
    package var flaky = 0

    /// The number of flaky scenarios that do not count as failures.
    package var allowedFlaky = 0
    package var expectationCount = 0

    package init() {}

    package var scenarioCount: Int { ScenarioState.allCases.reduce(0) { $0 + self[$1] } }

    /// The number of scenarios for which the run fails.
    package var failureCount: Int {
        ScenarioState.allCases.reduce(0) { $0 + ($1.isFailure ? self[$1] : 0) } - allowedFlaky
    }

    /// The number of scenarios that were played, whatever their result.
    package var playedCount: Int { scenarioCount - skipped }

    package subscript(state: ScenarioState) -> Int {
        get {
            switch state {
            case .passed: passed
            case .failed: failed
            case .expectedFailure: expectedFailures
            case .unexpectedPass: unexpectedPasses
            case .skipped: skipped
            case .error: errors
            case .timedOut: timedOut
            case .flaky: flaky
            }
        }
        set {
            switch state {
            case .passed: passed = newValue
            case .failed: failed = newValue
            case .expectedFailure: expectedFailures = newValue
            case .unexpectedPass: unexpectedPasses = newValue
            case .skipped: skipped = newValue
            case .error: errors = newValue
            case .timedOut: timedOut = newValue
            case .flaky: flaky = newValue
            }
        }
    }

    package mutating func add(_ file: FileResult) {
        fileCount += 1
        if file.hasErrors { badFileCount += 1 }
        for scenario in file.scenarios {
            expectationCount += scenario.expectationCount
            self[scenario.state.word] += 1
        }
    }
}
