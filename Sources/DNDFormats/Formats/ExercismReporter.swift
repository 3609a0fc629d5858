internal import DNDResults
internal import JSON

/// `--format exercism`: `results.json`, version 2.
///
/// Its states are pass, fail and error. A skipped scenario is left out, like tests that a student has not reached. An
/// expected failure passes, and its output says so.
/// Source: Exercism, "The test runner interface".
struct ExercismReporter: Reporter {
    private enum Status: String, Encodable {
        case pass, fail, error
    }

    private struct Test: Encodable {
        var name: String
        var status: Status
        var message: String?
        var output: String?
        var testCode: String

        enum CodingKeys: String, CodingKey {
            case name, status, message, output
            case testCode = "test_code"
        }
    }

    private struct Results: Encodable {
        var version = 2
        var status: Status
        var message: String?
        var tests: [Test]
    }

    /// The maximum length of a test's output in this interface.
    private static let outputCharactersMax = 500

    private var tests: [Test] = []
    private var complaints: [String] = []

    mutating func text(for event: RunEvent) -> String {
        switch event {
        case .began: return ""
        case .file(let file): if file.isFailure { complaints += file.diagnostics.map { $0.text } }
        case .scenario(let scenario): take(scenario)
        case .problem(let problem): complaints.append(problem.message)
        case .ended: return document()
        }
        return ""
    }

    private mutating func take(_ scenario: ScenarioEvent) {
        guard scenario.state != .skipped else { return }
        let isUnjudged = scenario.state == .error || scenario.state == .timedOut
        let status: Status = !scenario.isFailure ? .pass : isUnjudged ? .error : .fail
        let texts = [scenario.reason].compactMap { $0 } + scenario.remarks + scenario.failures.map { $0.text }
        let message = scenario.isFailure ? ([scenario.state.rawValue] + texts).joined(separator: "\n") : nil
        let isPlain = scenario.state == .passed || scenario.isFailure
        let output =
            isPlain
            ? nil
            : ([scenario.state.rawValue] + [scenario.reason].compactMap { $0 })
                .joined(separator: ": ")
        tests.append(
            Test(
                name: scenario.repetition.map { "\(scenario.name) [\($0)]" } ?? scenario.name, status: status,
                message: message, output: output.map { String($0.prefix(Self.outputCharactersMax)) },
                testCode: scenario.steps.map { $0.text }.joined(separator: "\n")))
    }

    private func document() -> String {
        let results: Results
        if complaints.isEmpty {
            let isWhole = tests.allSatisfy { $0.status == .pass } && !tests.isEmpty
            let message = tests.isEmpty ? "nothing ran" : nil
            results = Results(status: isWhole ? .pass : tests.isEmpty ? .error : .fail, message: message, tests: tests)
        } else {
            results = Results(status: .error, message: complaints.joined(separator: "\n"), tests: tests)
        }
        return JSONTree(encoding: results).text(in: .wide) + "\n"
    }
}
