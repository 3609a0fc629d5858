import DNDDrawing
import DNDInterpreter
import DNDLanguage
import DNDSpecs
import SourceText
import Testing

/// Tests that the steps of a trace are phrases of the language, as they are printed.
@Suite struct TypedStepTests {
    /// The faults of a phrase that no row of the vocabulary fits. Names of rows and lists are not at issue here.
    private static let faults: Set<String> = Set(
        [Fault.unknownVerb, .unknownWord, .unreadWords, .missingArgument, .wrongArgument].map { $0.code })

    @Test func `Every step of a trace can be typed`() {
        let steps = Set(
            SpecSequences.all.flatMap { $0.traceLines }.filter { line in
                line.first.map { $0.isLetter } ?? false
            })
        #expect(steps.count > 200)
        for step in steps.sorted() {
            let source = SourceFile(name: "step", text: step)
            let parsed = Parser.parse(file: FileID(rawValue: 0), source: source)
            #expect(parsed.diagnostics.isEmpty, "\(step)")
            var environment = CheckEnvironment()
            let checked = Checker.engine.checkLine(parsed.block, of: source, environment: &environment)
            #expect(checked.diagnostics.allSatisfy { !Self.faults.contains($0.code) }, "\(step)")
        }
    }
}
