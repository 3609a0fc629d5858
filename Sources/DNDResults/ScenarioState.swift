/// What a scenario came to, as a word. Every report uses the same words.
package enum ScenarioState: String, Hashable, Sendable, CaseIterable {
    /// Every expectation holds.
    case passed

    /// An expectation does not hold, UIKit raised, or something was left undone.
    case failed

    /// Announced by a tag of its own, and it failed.
    case expectedFailure = "expected failure"

    /// Announced as a failure, and it passed: the tag should go.
    case unexpectedPass = "unexpected pass"

    /// Tagged `@skip`.
    case skipped

    /// It could not be judged: the Swift program died, or a list that it should hand over is not there.
    case error

    /// It took more time than it was given.
    case timedOut = "timed out"

    /// With delegates of a Swift program: it failed and, tried again, passed.
    case flaky

    /// Whether the run as a whole fails because of it.
    package var isFailure: Bool {
        switch self {
        case .failed, .unexpectedPass, .error, .timedOut, .flaky: true
        case .passed, .expectedFailure, .skipped: false
        }
    }
}
