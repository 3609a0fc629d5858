/// The state of a scenario after a run. Every report uses the same words.
package enum ScenarioState: String, Hashable, Sendable, CaseIterable {
    /// Every expectation holds.
    case passed

    /// An expectation does not hold, UIKit raised an exception, or a finding was not announced.
    case failed

    /// Failed, as its tag announces.
    case expectedFailure = "expected failure"

    /// Passed, although its tag announces a failure: remove the tag.
    case unexpectedPass = "unexpected pass"

    /// Tagged `@skip`.
    case skipped

    /// No result: the Swift program died, or did not hand over a list.
    case error

    /// Exceeded its time limit.
    case timedOut = "timed out"

    /// Run with the delegates of a Swift program, failed, then passed when repeated.
    case flaky

    /// Whether this state makes the run fail.
    package var isFailure: Bool {
        switch self {
        case .failed, .unexpectedPass, .error, .timedOut, .flaky: true
        case .passed, .expectedFailure, .skipped: false
        }
    }
}
