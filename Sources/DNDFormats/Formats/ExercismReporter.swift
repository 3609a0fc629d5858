internal import DNDResults
internal import JSON

/// `--format exercism`: `results.json`, version 2.
///
/// Its states are pass, fail and error. A skipped scenario is left out, like tests that a student has not reached. An
/// expected failure passes, and its output says so.
/// Source: Exercism, "The test runner interface".
final class ExercismReporter: Reporter {
    private enum Status: String {
        case pass, fail, error
    }

    /// The maximum length of a test's output in this interface.
    private static let outputCharactersMax = 500

    private var tests: [(status: Status, json: JSONTree)] = []
    private var complaints: [String] = []

    func text(for event: RunEvent) -> String {
        switch event {
        case .began: return ""
        case .file(let file): if file.isFailure { complaints += file.diagnostics.map { $0.text } }
        case .scenario(let scenario): take(scenario)
        case .problem(let problem): complaints.append(problem.message)
        case .ended: return document()
        }
        return ""
    }

    private func take(_ scenario: ScenarioEvent) {
        guard scenario.state != .skipped else { return }
        let isUnjudged = scenario.state == .error || scenario.state == .timedOut
        let status: Status = !scenario.isFailure ? .pass : isUnjudged ? .error : .fail
        let texts = [scenario.reason].compactMap { $0 } + scenario.remarks + scenario.failures.map { $0.text }
        let message = scenario.isFailure ? ([scenario.state.rawValue] + texts).joined(separator: "\n") : nil
        let isPlain = scenario.state == .passed || scenario.isFailure
        let output = ([scenario.state.rawValue] + [scenario.reason].compactMap { $0 }).joined(separator: ": ")
        let name = scenario.repetition.map { "\(scenario.name) [\($0)]" } ?? scenario.name
        let test: JSONTree = [
            "name": name.json, "status": status.rawValue.json, "message": message.json,
            "output": isPlain ? .null : String(output.prefix(Self.outputCharactersMax)).json,
            "test_code": scenario.steps.map { $0.text }.joined(separator: "\n").json,
        ]
        tests.append((status, test))
    }

    private func document() -> String {
        let complaints = complaints.isEmpty && tests.isEmpty ? ["nothing ran"] : complaints
        let hasPassed = tests.allSatisfy { $0.status == .pass }
        let status: Status = !complaints.isEmpty ? .error : hasPassed ? .pass : .fail
        let message = complaints.isEmpty ? nil : complaints.joined(separator: "\n")
        let results: JSONTree = [
            "version": 2.json, "status": status.rawValue.json, "message": message.json,
            "tests": .array(tests.map { $0.json }),
        ]
        return results.text(in: .wide) + "\n"
    }
}
