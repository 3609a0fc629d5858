import DNDInterpreter
import DNDLanguage
import DNDResults
import SourceText
import Testing

@Suite struct ScenarioGrowthTests {
    @Test func `A scenario is parsed and checked at the same cost, however many there are`() {
        _ = Self.program(1)
        expectLinear(from: 50) { count in
            var scenarioCount = 0
            let steps = Work.steps { scenarioCount = Self.program(count).scenarios.count }
            #expect(scenarioCount == count)
            return steps
        }
    }

    @Test func `A scenario is checked at the same cost, whatever the file declares`() {
        expectLinear(from: 50) { count in
            let rows = (0..<count).map { "R\($0)" }.joined(separator: " ")
            let text = "collection rows: \(rows)\n" + Self.text(count, in: "own")
            let source = SourceFile(name: "growth.dnd", text: text)
            var sources = SourceSet()
            let file = sources.add(source)
            return Work.steps {
                let faults = Checker.engine.faults(of: source, as: file, title: "growth", path: "growth.dnd") { _ in
                    .missing
                }
                #expect(faults.diagnostics.isEmpty)
            }
        }
    }

    @Test func `A file is checked in less than twelve times its size, however many scenarios it has`() {
        for count in [100, 3000] {
            let text = Self.text(count)
            let source = SourceFile(name: "growth.dnd", text: text)
            var sources = SourceSet()
            let file = sources.add(source)
            let peak = Work.peakBytes {
                let faults = Checker.engine.faults(of: source, as: file, title: "growth", path: "growth.dnd") { _ in
                    .missing
                }
                #expect(faults.diagnostics.isEmpty)
            }
            #expect(peak < 12 * Double(text.utf8.count), "\(peak) bytes for \(text.utf8.count)")
        }
    }

    @Test func `A scenario costs the same after five hundred others`() {
        let program = Self.program(510)
        let interpreter = Interpreter()
        let base = interpreter.base(of: program)
        let steps = program.scenarios.map { scenario in
            Work.steps {
                let result = interpreter.run(scenario, of: program, base: base)
                #expect(!result.state.isFailure)
            }
        }
        // The first scenarios also pay for one-time allocations.
        let early = steps[5..<10].reduce(0, +)
        let late = steps[505..<510].reduce(0, +)
        #expect(abs(late - early) < early / 50, "\(early) steps for five, \(late) after five hundred")
    }

    @Test func `A trace that is kept costs less than the scenario`() {
        func steps(keepsTraces: Bool) -> Double {
            let program = Self.program(1)
            let interpreter = Interpreter(keepsTraces: keepsTraces)
            let base = interpreter.base(of: program)
            _ = interpreter.run(program.scenarios[0], of: program, base: base)
            return Work.steps { _ = interpreter.run(program.scenarios[0], of: program, base: base) }
        }
        #expect(steps(keepsTraces: true) < 2 * steps(keepsTraces: false))
    }

    /// A text with `count` scenarios of six statements each.
    private static func text(_ count: Int, in list: String = "table") -> String {
        (0..<count).map { number in
            """
            scenario "number \(number)" {
              table \(list): A B C D E
              drag 1 in \(list)
              hover 3 in \(list)
              drop
              settle
              expect order in \(list): A C D B E
            }

            """
        }.joined()
    }

    private static func program(_ count: Int) -> Program {
        let source = SourceFile(name: "growth.dnd", text: text(count))
        var sources = SourceSet()
        let (block, parsed) = Parser.parse(file: sources.add(source), source: source)
        let (program, checked) = Checker.engine.check(block, title: "growth", path: "growth.dnd") { _ in .missing }
        #expect(parsed.isEmpty && checked.isEmpty)
        return program
    }
}
