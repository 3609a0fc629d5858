package import SourceText

/// The result of one scenario, or of one case of its examples.
package struct ScenarioResult: Sendable {
    package enum State: Hashable, Sendable {
        case passed
        case failed
        case expectedFailure(reason: String)
        case unexpectedPass(reason: String)
        case skipped(reason: String)
        case error
        case timedOut(TimeLimit)
    }

    package var name: String
    package var range: SourceRange

    /// The row of the examples table, for a case.
    package var caseRange: SourceRange?
    package var tags: [String]
    package var state: State
    package var mismatches: [Mismatch]

    /// The number of expectations that were judged.
    package var expectationCount: Int

    /// The statements in the order of play, and the number of those that began. Empty for a skipped scenario.
    package var steps: [SourceRange] = []
    package var playedCount = 0

    /// The index among the scenarios of its file as written, where all cases are one; nil unless moments are kept.
    package var writtenIndex: Int?

    /// The trace; empty unless traces are kept or the scenario failed.
    package var trace: TraceRecord

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
    package var word: ScenarioState {
        switch self {
        case .passed: .passed
        case .failed: .failed
        case .expectedFailure: .expectedFailure
        case .unexpectedPass: .unexpectedPass
        case .skipped: .skipped
        case .error: .error
        case .timedOut: .timedOut
        }
    }

    /// The text in brackets after the tag, or the limit that was exceeded.
    package var reason: String? {
        switch self {
        case .expectedFailure(let reason), .unexpectedPass(let reason), .skipped(let reason): reason
        case .timedOut(let limit): limit.sentence
        case .passed, .failed, .error: nil
        }
    }

    /// Whether this result makes the run fail.
    package var isFailure: Bool { word.isFailure }
}
