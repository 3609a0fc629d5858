import DNDInterpreter
import DNDLanguage
import DNDResults
import SourceText

/// The scenario of `bench/hosted`, with a delegate in the language: what the Swift one is compared with.
enum Scenarios {
    private static let count = 1000
    private static let text = """
        table people: Ann Bob Cleo Dan Eve Finn
        scenario "Bob moves down" {
          drag 1
          hover 4
          drop
          expect order: Ann Cleo Dan Eve Bob Finn
        }

        """

    static func figures() -> [Figure] {
        [
            Figure(name: "scenario with a script delegate", value: time(keepsTraces: false), unit: "µs"),
            Figure(name: "scenario that keeps its trace", value: time(keepsTraces: true), unit: "µs"),
        ]
    }

    private static func time(keepsTraces: Bool) -> Double {
        let source = SourceFile(name: "bench.dnd", text: text)
        var sources = SourceSet()
        let (block, _) = Parser.parse(file: sources.add(source), source: source)
        let checker = Checker.engine
        let (program, _) = checker.check(block, title: "bench", path: "bench.dnd") { _ in .missing }
        let interpreter = Interpreter(keepsTraces: keepsTraces)
        let base = interpreter.base(of: program)
        return median(of: 5) {
            elapsed {
                for _ in 0..<count {
                    let result = interpreter.run(program.scenarios[0], of: program, base: base)
                    precondition(!result.state.isFailure)
                }
            }
        } / Double(count)
    }
}
