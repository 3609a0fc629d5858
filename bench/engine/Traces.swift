import DNDInterpreter
import DNDLanguage
import DNDResults
import Measuring
import Workloads

/// Measures a scenario with and without its trace.
enum Traces {
    private static let count = 1000
    private static let roundCount = 9
    private static let text = """
        table people: A B C D E F

        scenario "B moves down" {
          drag 1
          hover 4
          drop
          expect order: A C D E B F
          expect call performDropWith: once
          expect state: idle
        }

        """

    static func figures() -> [Figure] {
        let program = Program(ofScenario: text)
        var times: (off: [Double], on: [Double]) = ([], [])
        // Alternating, so that a slowdown of the machine affects both.
        for _ in 0..<roundCount {
            times.off.append(time(program, keepsTraces: false))
            times.on.append(time(program, keepsTraces: true))
        }
        return [
            Figure("scenario without a trace", times.off.sorted()[roundCount / 2], "µs"),
            Figure("scenario with its trace", times.on.sorted()[roundCount / 2], "µs"),
        ]
    }

    /// Microseconds per scenario.
    private static func time(_ program: Program, keepsTraces: Bool) -> Double {
        let interpreter = Interpreter(keepsTraces: keepsTraces)
        let base = interpreter.base(of: program)
        let time = elapsed {
            for _ in 0..<count {
                let result = interpreter.run(program.scenarios[0], of: program, base: base)
                precondition(!result.state.isFailure && result.trace.entries.isEmpty != keepsTraces)
            }
        }
        return time / .microseconds(count)
    }
}
