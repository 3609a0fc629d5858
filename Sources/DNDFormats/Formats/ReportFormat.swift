package import DNDDrawing

/// The formats of a run's report, by their names for `--format` and `--report`.
package enum ReportFormat: String, CaseIterable, Sendable {
    case text, ndjson, tap, tap14, junit, github, markdown, exercism, html

    /// One line, without a full stop.
    package var meaning: String {
        switch self {
        case .text: "for people: failures in full, passes as a count"
        case .ndjson: "every event as a line of JSON; the other formats are made from these"
        case .tap: "Test Anything Protocol 13, which every reader knows"
        case .tap14: "Test Anything Protocol 14"
        case .junit: "JUnit XML, a test case per scenario, with its steps"
        case .github: "annotations for GitHub Actions, and the table in the job's summary"
        case .markdown: "a summary with a table of what did not pass"
        case .exercism: "results.json of Exercism's test runners"
        case .html: "a page that is one file, with the rows and calls of each failure"
        }
    }

    /// Whether it includes the statements of passed scenarios.
    package var wantsSteps: Bool { self == .junit || self == .exercism || self == .ndjson }

    /// Whether it includes what a page shows of failures: calls, and the lists before and after each step.
    package var wantsPlays: Bool { self == .html || self == .ndjson }

    /// Whether it includes traces as values.
    package var wantsSequences: Bool { self == .ndjson }

    /// Whether it lists passed scenarios.
    package var tellsOfPasses: Bool {
        switch self {
        case .ndjson, .tap, .tap14, .junit, .exercism, .html: true
        case .text, .github, .markdown: false
        }
    }

    /// Creates a reporter for one run. `playground` is an address that pages link to.
    package func reporter(
        style: Style = .plain, isVerbose: Bool = false, playground: String? = nil
    ) -> any Reporter {
        switch self {
        case .text: TextReporter(style: style, isVerbose: isVerbose)
        case .ndjson: NDJSONReporter()
        case .tap: TAPReporter(version: 13)
        case .tap14: TAPReporter(version: 14)
        case .junit: JUnitReporter()
        case .github: GitHubReporter()
        case .markdown: MarkdownReporter()
        case .exercism: ExercismReporter()
        case .html: HTMLReporter(playground: playground)
        }
    }
}

/// Converts the events of one run to text. It has no other input: no clock, no file and no environment.
package protocol Reporter: AnyObject {
    /// The text to write after this event, often empty.
    func text(for event: RunEvent) -> String
}

/// `--format ndjson`
final class NDJSONReporter: Reporter {
    func text(for event: RunEvent) -> String { EventStream.line(event) }
}
