package import DNDDrawing
package import DNDResults

/// What one scenario, or one case of its examples, came to.
package struct ScenarioEvent: Hashable, Sendable, Codable {
    /// Sixteen hexadecimal digits made from the name and the text: the same wherever the scenario stands.
    package var id: String
    package var name: String

    /// The spec as it was named, and the line of the scenario in it, counted from 1.
    package var file: String
    package var line: Int

    /// The line of the row in the examples table, for a case.
    package var caseLine: Int?
    package var tags: [String]
    package var state: ScenarioState

    /// What a tag says in brackets, or which limit was passed.
    package var reason: String?

    /// Whether the run fails because of it; a flaky one may be allowed.
    package var isFailure: Bool

    /// How many were judged.
    package var expectations: Int

    /// Of the clock on the wall.
    package var microseconds = 0

    /// Which of several, with `--repeat`, counted from 1.
    package var repetition: Int?

    /// How often it was tried, where it was tried again.
    package var attempts: Int?
    package var failures: [Failure]

    /// Its statements in the order of play; left out where everything passed and nobody asked.
    package var steps: [Step]

    /// The lines of the trace, where traces are wanted.
    package var trace: [StyledText]

    /// What happened as values, where it is wanted.
    package var sequence: CallSequence?

    /// What else there is to say: how a Swift program died.
    package var remarks: [String]

    /// One thing that was demanded and not there.
    package struct Failure: Hashable, Sendable, Codable {
        package var place: SourceSpan

        /// Lower-case, no full stop.
        package var title: String

        /// As `dnd run` prints it, several lines.
        package var styledText: StyledText
        package var text: String { styledText.plain }

        private enum CodingKeys: String, CodingKey { case place, title, styledText = "text" }
    }

    /// A statement as it is written.
    package struct Step: Hashable, Sendable, Codable {
        package enum State: String, Hashable, Sendable, Codable {
            case passed, failed

            /// Something before it had ended the scenario.
            case notReached = "not reached"
        }

        package var line: Int
        package var text: String
        package var state: State
    }
}

/// A file that there is something to say about.
package struct FileEvent: Hashable, Sendable, Codable {
    package var file: String

    /// Whether nothing of it could be run.
    package var isFailure: Bool
    package var diagnostics: [Diagnosed]

    package struct Diagnosed: Hashable, Sendable, Codable {
        package var place: SourceSpan

        /// `DND2101`
        package var code: String
        package var isError: Bool
        package var title: String

        /// As `dnd run` prints it, several lines.
        package var styledText: StyledText
        package var text: String { styledText.plain }

        private enum CodingKeys: String, CodingKey { case place, code, isError, title, styledText = "text" }
    }
}

/// A part of a text, as people count: lines and columns from 1, the end one column behind the last.
package struct SourceSpan: Hashable, Sendable, Codable {
    package var file: String
    package var line: Int
    package var column: Int
    package var endLine: Int
    package var endColumn: Int
}

extension ScenarioState: Codable {}
extension ScenarioState: CodingKeyRepresentable {}
