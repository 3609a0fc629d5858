internal import DNDHosts

/// The first request to a test's child: the scenarios that it must not play again.
struct TestRequest: Codable {
    var finished: [ScenarioKey] = []

    /// The only scenario to play; nil for all.
    var only: ScenarioKey?
}

/// The messages of a test's child.
enum TestEvent: Codable {
    case begin(ScenarioKey)

    /// A delegate is about to be called.
    case call(String)

    /// UIKit has raised an exception.
    case raised(RaisedEarlier)

    /// The delegates of the scenario are not called any more.
    case played
    case result(ScenarioKey, [Failure])

    struct Failure: Codable {
        let path: String
        let line: Int
        let text: String

        init(_ failure: SpecFailure) {
            (path, line, text) = (failure.path, failure.line, failure.text)
        }

        var failure: SpecFailure { SpecFailure(path: path, line: line, text: text) }
    }
}

/// Identifies a scenario of a test, which may check it several times, against different hosts.
struct ScenarioKey: Codable, Hashable {
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
