import DNDFormats
import DNDHosts
import DNDInterpreter
import DNDLanguage
import DNDResults
import SourceText
import Testing

/// The output of `dnd run` for one scenario with views of a Swift program.
@MainActor enum HostedText {
    static func of(_ body: String, scenes: String, _ hosts: Hosts) async throws -> (isPassed: Bool, text: String) {
        let source = SourceFile(name: "spec.dnd", text: "\(scenes)\n\nscenario \"one\" {\n  \(body)\n}\n")
        var sources = SourceSet()
        let parsed = Parser.parse(file: sources.add(source), source: source)
        let checked = Checker.engine.check(parsed.block, of: source, title: "one", path: "spec.dnd") { _ in .missing }
        let faults = (parsed.diagnostics + checked.diagnostics).map { $0.message }
        try #require(faults.isEmpty, "\(faults)")
        let result = await HostedInterpreter(hosts, Interpreter()).run(
            checked.program.scenarios[0], of: checked.program)
        let whole = FileResult(name: source.name, sources: sources, diagnostics: [], scenarios: [result])
        return (result.state == .passed, TextReport().text(of: whole))
    }
}
