internal import DNDResults
internal import SourceText

/// `--format junit`: a test suite per file, a test case per scenario, its steps as its output.
///
/// The format has no official definition; `docs/junit.xsd` describes this output, with the elements that Jenkins,
/// GitLab and GitHub's actions read. An expected failure counts as skipped, as in pytest; the property `state` has the
/// state's name, as in all reports.
final class JUnitReporter: Reporter {
    private struct Suite {
        var name: String
        var cases: [String] = []
        var counts = (failures: 0, errors: 0, skipped: 0)
        var microseconds = 0
    }

    private var suites: [Suite] = []
    private var problems: [RunEvent.Problem] = []

    func text(for event: RunEvent) -> String {
        switch event {
        case .began: break
        case .file(let file): if file.isFailure { take(file) }
        case .scenario(let scenario): take(scenario)
        case .problem(let problem): take(problem)
        case .ended(let ended): return document(ended)
        }
        return ""
    }

    // MARK: - Cases

    private func take(_ scenario: ScenarioEvent) {
        let outcome = outcome(of: scenario)
        var element = Element("testcase")
        element["name"] = scenario.repetition.map { "\(scenario.name) [\($0)]" } ?? scenario.name
        element["classname"] = scenario.file
        element["file"] = scenario.file
        element["line"] = "\(scenario.caseLine ?? scenario.line)"
        element["time"] = Self.seconds(scenario.microseconds)
        element.children.append(Element.property("state", scenario.state.rawValue))
        if let outcome { element.children.append(outcome) }
        let steps = scenario.steps.map { "\($0.state.rawValue): \($0.text)" }
        if !steps.isEmpty { element.children.append(Element("system-out", text: steps.joined(separator: "\n"))) }
        add(element, outcome?.name, to: scenario.file, microseconds: scenario.microseconds)
    }

    private func outcome(of scenario: ScenarioEvent) -> Element? {
        let text = (scenario.remarks + scenario.failures.map { $0.text }).joined(separator: "\n")
        let message =
            scenario.reason.map { "\(scenario.state.rawValue): \($0)" } ?? scenario.failures.first?.title
            ?? scenario.remarks.first?.trimmed ?? scenario.state.rawValue
        let name: String
        switch scenario.state {
        case .passed: return nil
        case .flaky where !scenario.isFailure: return nil
        case .failed, .unexpectedPass, .flaky: name = "failure"
        case .error, .timedOut: name = "error"
        case .expectedFailure, .skipped: return Element("skipped", ["message": message])
        }
        return Element(name, ["message": message, "type": scenario.state.rawValue], text: text)
    }

    private func take(_ file: FileEvent) {
        let texts = file.diagnostics.map { $0.text }.joined(separator: "\n")
        let title = file.diagnostics.first { $0.isError }.map { "\($0.title) [\($0.code)]" } ?? ""
        takeError("cannot be read", title, texts, of: file.file)
    }

    private func take(_ problem: RunEvent.Problem) {
        takeError("the run", problem.message, problem.remedy, of: "dnd")
    }

    private func takeError(_ name: String, _ message: String, _ text: String, of suite: String) {
        var element = Element("testcase", ["name": name, "classname": suite, "time": Self.seconds(0)])
        element.children.append(Element.property("state", ScenarioState.error.rawValue))
        element.children.append(
            Element("error", ["message": message, "type": ScenarioState.error.rawValue], text: text))
        add(element, "error", to: suite, microseconds: 0)
    }

    /// Suites are in the order of their first case, so that shuffled scenarios of a file stay together.
    private func add(_ element: Element, _ outcome: String?, to name: String, microseconds: Int) {
        let index = suites.lastIndex { $0.name == name } ?? suites.count
        if index == suites.count { suites.append(Suite(name: name)) }
        suites[index].cases.append(element.drawn(indent: 4))
        suites[index].microseconds += microseconds
        switch outcome {
        case "failure": suites[index].counts.failures += 1
        case "error": suites[index].counts.errors += 1
        case "skipped": suites[index].counts.skipped += 1
        default: break
        }
    }

    // MARK: - Document

    private func document(_ ended: RunEnded) -> String {
        var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>"]
        var root = Element("testsuites", ["name": "dnd"])
        root["tests"] = "\(suites.reduce(0) { $0 + $1.cases.count })"
        root["failures"] = "\(suites.reduce(0) { $0 + $1.counts.failures })"
        root["errors"] = "\(suites.reduce(0) { $0 + $1.counts.errors })"
        root["skipped"] = "\(suites.reduce(0) { $0 + $1.counts.skipped })"
        root["time"] = Self.seconds(ended.microseconds)
        lines.append(root.start)
        for suite in suites {
            var element = Element("testsuite", ["name": suite.name, "tests": "\(suite.cases.count)"])
            element["failures"] = "\(suite.counts.failures)"
            element["errors"] = "\(suite.counts.errors)"
            element["skipped"] = "\(suite.counts.skipped)"
            element["time"] = Self.seconds(suite.microseconds)
            lines.append("  " + element.start)
            lines += suite.cases
            lines.append("  </testsuite>")
        }
        lines.append("</testsuites>")
        return lines.reduce(into: "") { $0 += $1 + "\n" }
    }

    /// `0.001234`
    private static func seconds(_ microseconds: Int) -> String {
        let rest = "\(microseconds % 1_000_000)"
        return "\(microseconds / 1_000_000)." + String(repeating: "0", count: 6 - rest.utf8.count) + rest
    }

    typealias Element = XMLElement
}

extension String {
    fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
