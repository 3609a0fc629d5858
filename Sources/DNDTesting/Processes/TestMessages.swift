internal import DNDExploration
internal import DNDHosts
package import JSON

/// The first request to a test's child.
struct TestRequest {
    /// The results of earlier children, for the test to receive; the child does not play these scenarios again.
    var finished: [TestResult] = []

    /// The only scenario to play; nil for all.
    var only: ScenarioKey?

    /// The exploration to play paths for; no scenario is played then.
    var exploration: TestExploration?
}

/// An exploration of a test, and what playing its paths needs.
struct TestExploration {
    let key: ExplorationKey
    let start: PathStart
}

/// Identifies an exploration of a test.
struct ExplorationKey: Equatable {
    /// The arguments of the test case.
    let arguments: [String]

    /// What is explored, as arguments of `dnd`.
    let command: [String]
}

/// A scenario with its result.
struct TestResult {
    let key: ScenarioKey
    let outcome: TestOutcome
}

/// The result of a scenario that a child has played.
enum TestOutcome: Sendable {
    case failures([SpecFailure])

    /// The child has died; `rest` is a sentence about the other scenarios.
    case death(HostDeath, rest: String)
}

/// The messages of a test's child.
enum TestEvent {
    case begin(ScenarioKey)
    case result(ScenarioKey, [SpecFailure])
}

/// Identifies a scenario of a test, which may check it several times, against different hosts.
struct ScenarioKey: Hashable {
    /// The arguments of the test case.
    let arguments: [String]
    let path: String

    /// The index in the file.
    let number: Int

    /// The number of this check of the scenario in the case, from 1.
    var occurrence = 1

    init(path: String, number: Int) {
        arguments = RunningTest.argumentsOfCase
        self.path = path
        self.number = number
    }
}

// MARK: - JSON

extension TestRequest: JSONConvertible {
    var json: JSONTree { ["finished": finished.json, "only": only.json, "exploration": exploration.json] }

    init(json: JSONTree) throws(JSONMismatch) {
        try self.init(finished: json["finished"], only: json["only"], exploration: json["exploration"])
    }
}

extension TestExploration: JSONConvertible {
    var json: JSONTree { ["key": key.json, "start": start.json] }

    init(json: JSONTree) throws(JSONMismatch) { (key, start) = try (json["key"], json["start"]) }
}

extension ExplorationKey: JSONConvertible {
    var json: JSONTree { ["arguments": arguments.json, "command": command.json] }

    init(json: JSONTree) throws(JSONMismatch) { (arguments, command) = try (json["arguments"], json["command"]) }
}

extension TestResult: JSONConvertible {
    var json: JSONTree { ["key": key.json, "outcome": outcome.json] }

    init(json: JSONTree) throws(JSONMismatch) { try self.init(key: json["key"], outcome: json["outcome"]) }
}

extension TestOutcome: JSONConvertible {
    var json: JSONTree {
        switch self {
        case .failures(let failures): ["failures": failures.json]
        case .death(let death, let rest): ["death": ["death": death.json, "rest": rest.json]]
        }
    }

    init(json: JSONTree) throws(JSONMismatch) {
        switch try json.onlyMember {
        case ("failures", let json): self = try .failures(Array(json: json))
        case ("death", let json): self = try .death(json["death"], rest: json["rest"])
        default: throw JSONMismatch()
        }
    }
}

extension TestEvent: JSONConvertible {
    var json: JSONTree {
        switch self {
        case .begin(let key): ["begin": key.json]
        case .result(let key, let failures): ["result": ["key": key.json, "failures": failures.json]]
        }
    }

    init(json: JSONTree) throws(JSONMismatch) {
        switch try json.onlyMember {
        case ("begin", let json): self = try .begin(ScenarioKey(json: json))
        case ("result", let json): self = try .result(json["key"], json["failures"])
        default: throw JSONMismatch()
        }
    }
}

extension ScenarioKey: JSONConvertible {
    var json: JSONTree {
        ["arguments": arguments.json, "path": path.json, "number": number.json, "occurrence": occurrence.json]
    }

    init(json: JSONTree) throws(JSONMismatch) {
        (arguments, path) = try (json["arguments"], json["path"])
        (number, occurrence) = try (json["number"], json["occurrence"])
    }
}

extension SpecFailure: JSONConvertible {
    package var json: JSONTree { ["path": path.json, "line": line.json, "text": text.json] }

    package init(json: JSONTree) throws(JSONMismatch) {
        try self.init(path: json["path"], line: json["line"], text: json["text"])
    }
}
