import DNDResults
import Foundation
import Testing

@testable import DNDFormats

/// Tests the name of each state in each format, and the format's nearest native state.
@Suite struct StateMatrixTests {
    /// TAP's directive for an expected failure.
    private static let todo = "TO" + "DO"

    /// The native state in a format, if it has one.
    private struct Cell: Sendable {
        let format: ReportFormat
        let sign: @Sendable (ScenarioState) -> String?
    }

    private static let cells = [
        Cell(format: .text) { $0 == .passed || $0 == .skipped || $0 == .expectedFailure ? nil : "\($0.rawValue): " },
        Cell(format: .ndjson) { "\"state\":\"\($0.rawValue)\"" },
        Cell(format: .tap) { state in
            switch state {
            case .passed: "ok 1 - "
            case .skipped: "ok 1 - x (spec.dnd:3) # SKIP why"
            case .expectedFailure: "not ok 1 - x (spec.dnd:3) # \(todo) why"
            case .failed, .unexpectedPass, .error, .timedOut, .flaky: "state: \(state.rawValue)\n"
            }
        },
        Cell(format: .junit) { "<property name=\"state\" value=\"\($0.rawValue)\"/>" },
        Cell(format: .github) {
            $0 == .passed || $0 == .skipped || $0 == .expectedFailure ? nil : "\($0.rawValue)%3A x"
        },
        Cell(format: .markdown) { "| \($0.rawValue) | 1 |" },
        Cell(format: .exercism) { state in
            switch state {
            case .passed: "\"status\" : \"pass\""
            case .skipped: nil
            case .expectedFailure: "\"output\" : \"expected failure: why\""
            case .error, .timedOut, .failed, .unexpectedPass, .flaky: "\"message\" : \"\(state.rawValue)"
            }
        },
        Cell(format: .html) { "data-state=\"\($0.rawValue)\"" },
    ]

    private static func event(_ state: ScenarioState) -> ScenarioEvent {
        var event = SampleRun.scenarios()[0]
        event.name = "x"
        event.state = state
        event.isFailure = state.isFailure
        event.reason = state == .passed || state == .failed ? nil : "why"
        event.steps = []
        return event
    }

    private static func text(_ format: ReportFormat, _ event: ScenarioEvent) -> String {
        var summary = RunSummary()
        summary.fileCount = 1
        summary[event.state] = 1
        return SampleRun.text(
            format,
            of: [.began(RunBegan(dnd: "0")), .scenario(event), .ended(RunEnded(summary))])
    }

    @Test(arguments: ScenarioState.allCases)
    func `A state is told in every format`(state: ScenarioState) {
        for cell in Self.cells {
            let text = Self.text(cell.format, Self.event(state))
            guard let sign = cell.sign(state) else { continue }
            #expect(text.contains(sign), "\(cell.format.rawValue), \(state.rawValue): \(text)")
        }
    }

    /// How each format marks a failure.
    private static let failureSigns: [(ReportFormat, @Sendable (String) -> Bool)] = [
        (.ndjson, { $0.contains("\"isFailure\":true") }),
        (.tap, { text in text.split(separator: "\n").contains { isFailedPoint($0) } }),
        (.tap14, { text in text.split(separator: "\n").contains { isFailedPoint($0) } }),
        (.junit, { $0.contains("<failure ") || $0.contains("<error ") }),
        (.github, { $0.contains("::error ") }),
        (.exercism, { $0.contains("\"status\" : \"fail\"") }),
        (.html, { $0.contains("<span class=\"state bad\">") }),
    ]

    private static func isFailedPoint(_ line: Substring) -> Bool {
        line.hasPrefix("not ok") && !line.contains("# \(todo)")
    }

    @Test(arguments: ScenarioState.allCases)
    func `A failure is one in every format, and nothing else is`(state: ScenarioState) {
        for (format, isFailure) in Self.failureSigns {
            #expect(isFailure(Self.text(format, Self.event(state))) == state.isFailure, "\(format), \(state)")
        }
    }

    @Test func `A flaky scenario that is allowed fails nowhere`() {
        var event = Self.event(.flaky)
        event.isFailure = false
        for (format, isFailure) in Self.failureSigns {
            #expect(!isFailure(Self.text(format, event)), "\(format)")
        }
        #expect(Self.text(.github, event).contains("::warning "))
    }

    @Test func `Every format has its column`() {
        #expect(Set(Self.cells.map { $0.format }).union([.tap14]) == Set(ReportFormat.allCases))
    }
}
