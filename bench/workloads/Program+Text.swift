internal import DNDInterpreter
package import DNDLanguage
internal import SourceText

extension Program {
    /// One scenario, read and checked; a fault in it is ours.
    package init(ofScenario text: String) {
        let source = SourceFile(name: "bench.dnd", text: text)
        var sources = SourceSet()
        let (block, _) = Parser.parse(file: sources.add(source), source: source)
        let (program, diagnostics) = Checker.engine.check(block, title: "bench", path: "bench.dnd") { _ in .missing }
        precondition(diagnostics.isEmpty && program.scenarios.count == 1)
        self = program
    }
}
