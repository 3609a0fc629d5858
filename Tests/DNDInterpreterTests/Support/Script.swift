import DNDInterpreter
import DNDLanguage
import DNDResults
import DragDrop
import SourceText
import Testing

/// Parses, checks and runs a text; diagnostics are an error of the test.
func run(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [ScenarioResult] {
    Interpreter(keepsTraces: true).run(try program(text, sourceLocation: sourceLocation))
}

func program(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> Program {
    var sources = SourceSet()
    let source = SourceFile(name: "test.dnd", text: text)
    let parsed = Parser.parse(file: sources.add(source), source: source)
    let checked = Checker.engine.check(parsed.block, title: "test", path: "test.dnd") { _ in .missing }
    let texts = (parsed.diagnostics + checked.diagnostics).map { DiagnosticSnippet.text(of: $0, in: sources) }
    #expect(texts.isEmpty, "\(texts.joined(separator: "\n"))", sourceLocation: sourceLocation)
    try #require(texts.isEmpty, sourceLocation: sourceLocation)
    return checked.program
}

/// The mismatches of a text with a single scenario.
func mismatches(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [Mismatch] {
    try run(text, sourceLocation: sourceLocation).flatMap { $0.mismatches }
}
