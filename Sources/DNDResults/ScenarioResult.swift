package import SourceText

/// What one scenario, or one case of its examples, came to.
package struct ScenarioResult: Sendable {
    package enum State: Hashable, Sendable {
        case passed
        case failed

        /// `@todo`, and it failed: as announced.
        case expectedFailure(reason: String)

        /// `@todo`, and it passed: the tag should go. Counts as a failure.
        case unexpectedPass(reason: String)
        case skipped(reason: String)
    }

    package var name: String
    package var range: SourceRange

    /// The row of the examples table, for a case.
    package var caseRange: SourceRange?
    package var tags: [String]
    package var state: State
    package var mismatches: [Mismatch]

    /// How many expectations were judged.
    package var expectationCount: Int

    /// Empty unless traces are kept, or the scenario failed.
    package var trace: TraceRecord

    /// What there is to say, where another process has run the scenario and said it.
    package var writtenLines: [String] = []

    package init(
        name: String, range: SourceRange, caseRange: SourceRange?, tags: [String], state: State,
        mismatches: [Mismatch], expectationCount: Int, trace: TraceRecord
    ) {
        self.name = name
        self.range = range
        self.caseRange = caseRange
        self.tags = tags
        self.state = state
        self.mismatches = mismatches
        self.expectationCount = expectationCount
        self.trace = trace
    }
}

extension ScenarioResult.State {
    /// Whether the run as a whole fails because of it.
    package var isFailure: Bool {
        switch self {
        case .failed, .unexpectedPass: true
        case .passed, .expectedFailure, .skipped: false
        }
    }
}
