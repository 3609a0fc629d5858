import DNDCommandLine
import DNDHosting
import DNDInterpreter
import DNDLanguage
import DNDResults
import Measuring

/// Plays one scenario repeatedly, with a delegate in Swift through the UIKit module, and with the same delegate written
/// in the language. Each run has a fresh delegate. Prints figures as lines of JSON. With arguments it is a `dnd` with
/// that delegate, for what is measured from outside.
@main @MainActor enum HostedBenchmark {
    private static let scenarioCount = 1000
    private static let roundCount = 5
    private static let names = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"]

    static func main() async {
        if CommandLine.arguments.count > 1 { DNDCommandLine.main(registering: hosts(Array(names.prefix(5)))) }
        var scriptTimes: [Double] = []
        var swiftTimes: [Double] = []
        // Excludes the costs of the first use in a process.
        await playBoth(10)
        for _ in 0..<roundCount {
            let (script, swift) = await playBoth(scenarioCount)
            scriptTimes.append(script / .microseconds(scenarioCount))
            swiftTimes.append(swift / .microseconds(scenarioCount))
        }
        print(Figure("scenario with a script delegate", scriptTimes.sorted()[roundCount / 2], "µs").line)
        print(Figure("scenario with a Swift delegate", swiftTimes.sorted()[roundCount / 2], "µs").line)
    }

    /// The times of both, played one after the other.
    @discardableResult private static func playBoth(_ count: Int) async -> (script: Duration, swift: Duration) {
        let scripted = ScenarioText.scripted.program
        let interpreter = Interpreter()
        let base = interpreter.base(of: scripted)
        let start = ContinuousClock.now
        for _ in 0..<count { expectPass(interpreter.run(scripted.scenarios[0], of: scripted, base: base)) }
        let middle = ContinuousClock.now

        let hosted = ScenarioText.hosted.program
        let hostedInterpreter = HostedInterpreter(hosts(names), interpreter)
        let hostedStart = ContinuousClock.now
        for _ in 0..<count { expectPass(await hostedInterpreter.run(hosted.scenarios[0], of: hosted)) }
        return (middle - start, ContinuousClock.now - hostedStart)
    }

    private static func hosts(_ people: [String]) -> Hosts {
        var hosts = Hosts()
        hosts.register("people") { PeopleController(people) }
        return hosts
    }

    private static func expectPass(_ result: ScenarioResult) {
        precondition(!result.state.isFailure && result.expectationCount == 3, "\(result.mismatches)")
    }
}
