import DNDFormats
import DNDHosts
import DNDInterpreter
import DNDLanguage
import DNDResults
import SourceText
import Testing
import UIKit

/// Runs scenarios with controllers of the tests, in this process.
@MainActor enum Hosted {
    /// The results and the report of a text's scenarios, preceded by `table people from host`.
    static func run(
        _ text: String, _ make: @escaping @MainActor @Sendable () -> UIViewController
    ) async throws -> (results: [ScenarioResult], report: String) {
        let source = SourceFile(name: "hosted.dnd", text: "table people from host\n\n\(text)\n")
        var sources = SourceSet()
        let parsed = Parser.parse(file: sources.add(source), source: source)
        let checked = Checker.engine.check(parsed.block, of: source, title: "hosted", path: "hosted.dnd") { _ in
            .missing
        }
        try #require(parsed.diagnostics.isEmpty && checked.diagnostics.isEmpty)
        var hosts = Hosts()
        hosts.register("people", make: make)
        let interpreter = HostedInterpreter(hosts, Interpreter(keepsTraces: true))
        var results: [ScenarioResult] = []
        for scenario in checked.program.scenarios {
            results.append(await interpreter.run(scenario, of: checked.program))
        }
        let file = FileResult(name: source.name, sources: sources, diagnostics: [], scenarios: results)
        return (results, TextReport().text(of: file))
    }
}
