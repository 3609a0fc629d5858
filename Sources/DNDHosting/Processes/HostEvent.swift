internal import DNDResults
internal import Foundation

/// What a child process says while it runs scenarios, one line of JSON each: it may end at any time.
enum HostEvent: Codable, Equatable {
    /// A scenario begins, by its number in the program.
    case begin(Int)

    /// A delegate is about to be called.
    case call(String)
    case result(Outcome)

    struct Outcome: Codable, Equatable {
        enum State: String, Codable {
            case passed, failed, expectedFailure, unexpectedPass, skipped
        }

        let number: Int
        let state: State
        let reason: String
        let expectationCount: Int
        let lines: [String]
    }
}

extension HostEvent.Outcome {
    init(_ number: Int, _ result: ScenarioResult, lines: [String]) {
        self.number = number
        self.lines = lines
        expectationCount = result.expectationCount
        switch result.state {
        case .passed: (state, reason) = (.passed, "")
        case .failed: (state, reason) = (.failed, "")
        case .expectedFailure(let why): (state, reason) = (.expectedFailure, why)
        case .unexpectedPass(let why): (state, reason) = (.unexpectedPass, why)
        case .skipped(let why): (state, reason) = (.skipped, why)
        }
    }

    var scenarioState: ScenarioResult.State {
        switch state {
        case .passed: .passed
        case .failed: .failed
        case .expectedFailure: .expectedFailure(reason: reason)
        case .unexpectedPass: .unexpectedPass(reason: reason)
        case .skipped: .skipped(reason: reason)
        }
    }
}
