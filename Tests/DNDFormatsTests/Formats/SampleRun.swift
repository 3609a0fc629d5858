import DNDInterpreter
import DNDResults
import SourceText

@testable import DNDDrawing
@testable import DNDFormats

/// A run with every kind of event: each state, an unreadable file, a warning, a problem. Names contain characters that
/// formats must escape.
enum SampleRun {
    private static let spec = """
        table people: A B C

        scenario "passes <with> & \\"without\\" a # or | or 100%" {
          drag 0
          hover 1
          drop
          expect order: B A C
        }

        scenario "fails, and: says why" {
          drag 0; hover 2; drop
          expect order: A B C
        }

        @todo("gaps #12") scenario "not yet" { expect state: dragging }

        @todo("done") scenario "already" { expect state: idle }

        @skip("no `gap` here") scenario "left out" { drag 0 }

        """

    /// The results of the spec's scenarios, and the states that need a Swift program.
    static func scenarios(allowsFlaky: Bool = false) -> [ScenarioEvent] {
        let result = Golden.result(of: spec, keepsTraces: false)
        let maker = EventMaker(keepsSteps: true)
        var events = result.scenarios.enumerated().map { index, scenario in
            maker.event(of: scenario, in: result.sources, id: "00000000000000\(10 + index)")
        }
        let passed = events[0]
        for (state, remarks) in [
            (ScenarioState.error, ["  the Swift program was ended by signal 4", "  at People.swift:31:9"]),
            (.timedOut, []), (.flaky, ["  It failed, and passed when it was tried again:"]),
        ] {
            var event = passed
            event.id = "00000000000000\(10 + events.count)"
            event.name = "is \(state.rawValue)"
            event.state = state
            event.isFailure = state != .flaky || !allowsFlaky
            event.remarks = remarks
            if state == .timedOut { event.reason = TimeLimit.realMilliseconds(1500).sentence }
            if state == .flaky { event.attempts = 2 }
            event.steps = []
            events.append(event)
        }
        for index in events.indices { events[index].microseconds = 100 * (index + 1) }
        return events
    }

    static func events(allowsFlaky: Bool = false) -> [RunEvent] {
        let scenarios = scenarios(allowsFlaky: allowsFlaky)
        let unreadable = Golden.result(of: "hovr 1\n")
        let files = [EventMaker().event(of: unreadable)].compactMap { $0 }.map { file in
            var file = file
            file.file = "typo.dnd"
            return RunEvent.file(file)
        }
        var summary = RunSummary()
        summary.fileCount = 2
        summary.badFileCount = 1
        for scenario in scenarios {
            summary[scenario.state] += 1
            summary.expectationCount += scenario.expectations
        }
        summary.allowedFlaky = allowsFlaky ? 1 : 0
        // A fixed version, so that a release changes no golden file.
        return [.began(RunBegan(dnd: "1.2.3", shard: "2/5", seed: 7))] + scenarios.map { .scenario($0) } + files + [
            .problem(RunEvent.Problem(message: "no such file or folder: nope.dnd", remedy: "Name one that is there.")),
            .ended(RunEnded(summary, notRun: 3, onlyMarked: false, microseconds: 1_234_567, exitCode: 66)),
        ]
    }

    /// The whole text of a report.
    static func text(_ format: ReportFormat, of events: [RunEvent], style: Style = .plain) -> String {
        let reporter = format.reporter(style: style)
        return events.map { reporter.text(for: $0) }.joined()
    }
}
