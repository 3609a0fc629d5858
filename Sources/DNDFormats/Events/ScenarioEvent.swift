package import DNDDrawing
package import DNDResults

/// The result of one scenario, or of one case of its examples.
package struct ScenarioEvent: Hashable, Sendable {
    /// Sixteen hexadecimal digits computed from the name and the text, independent of the scenario's place.
    package var id: String
    package var name: String

    /// The spec as it was named, and the line of the scenario, from 1.
    package var file: String
    package var line: Int

    /// The line of the case's row in the examples table; nil for a scenario without cases.
    package var caseLine: Int?
    package var tags: [String]
    package var state: ScenarioState

    /// The reason that a tag gives, or the limit that was exceeded.
    package var reason: String?

    /// Whether it makes the run fail; a flaky scenario may be allowed.
    package var isFailure: Bool

    /// The number of judged expectations.
    package var expectations: Int

    /// The real time.
    package var microseconds = 0

    /// The number of the repetition with `--repeat`, from 1.
    package var repetition: Int?

    /// The number of attempts, if it was retried.
    package var attempts: Int?
    package var failures: [Failure]

    /// Its statements in the order of play; empty for a passed scenario unless they were requested.
    package var steps: [Step]

    /// The lines of the trace, if traces were requested.
    package var trace: [StyledText]

    /// The trace as values, if requested.
    package var sequence: CallSequence?

    /// What a page shows of it, if requested: of failures, and of every scenario whose trace is kept.
    package var play: ScenarioPlay?

    /// Further remarks, such as how a Swift program died.
    package var remarks: [String]

    /// An expectation that does not hold, or a step that could not be made.
    package struct Failure: Hashable, Sendable {
        package var place: SourceSpan

        /// Starts in lower case, without a full stop.
        package var title: String

        /// As printed by `dnd run`, in several lines.
        package var styledText: StyledText
        package var text: String { styledText.plain }
    }

    /// A statement as written.
    package struct Step: Hashable, Sendable {
        package enum State: String, Hashable, Sendable {
            case passed, failed

            /// The scenario ended before this statement.
            case notReached = "not reached"
        }

        package var line: Int
        package var text: String
        package var state: State
    }
}

/// The diagnostics of a file.
package struct FileEvent: Hashable, Sendable {
    package var file: String

    /// Whether nothing of the file could be run.
    package var isFailure: Bool
    package var diagnostics: [Diagnosed]

    package struct Diagnosed: Hashable, Sendable {
        package var place: SourceSpan

        /// `DND2101`
        package var code: String
        package var isError: Bool
        package var title: String

        /// As printed by `dnd run`, in several lines.
        package var styledText: StyledText
        package var text: String { styledText.plain }
    }
}

/// A range of a text. Lines and columns count from 1; the end column is exclusive.
package struct SourceSpan: Hashable, Sendable {
    package var file: String
    package var line: Int
    package var column: Int
    package var endLine: Int
    package var endColumn: Int
}
