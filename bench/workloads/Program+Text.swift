internal import DNDInterpreter
package import DNDLanguage
internal import SourceText

extension Program {
    /// Parses and checks a single scenario; an error in it is a bug of the benchmark.
    package init(ofScenario text: String) {
        let source = SourceFile(name: "bench.dnd", text: text)
        var sources = SourceSet()
        let (block, _) = Parser.parse(file: sources.add(source), source: source)
        let (program, diagnostics) = Checker.engine.check(block, title: "bench", path: "bench.dnd") { _ in .missing }
        precondition(diagnostics.isEmpty && program.scenarios.count == 1)
        self = program
    }
}
