internal import DNDHosts

/// What the child that plays the scenarios of a test is told first: what it need not play.
struct TestRequest: Codable {
    var finished: [ScenarioKey] = []

    /// The one to play, and no other; nil for all.
    var only: ScenarioKey?
}

/// What such a child says.
enum TestEvent: Codable {
    case begin(ScenarioKey)

    /// A delegate is about to be called.
    case call(String)

    /// UIKit has raised.
    case raised(RaisedEarlier)

    /// The delegates of the scenario will not be called any more.
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

/// A scenario that a test checks, and may check several times, against different hosts.
struct ScenarioKey: Codable, Hashable {
    /// The arguments of the test's case.
    let arguments: [String]
    let path: String

    /// In the file.
    let number: Int

    /// How often the case has checked the scenario, this time included.
    var occurrence = 1

    init(path: String, number: Int) {
        arguments = RunningTest.argumentsOfCase
        self.path = path
        self.number = number
    }
}
