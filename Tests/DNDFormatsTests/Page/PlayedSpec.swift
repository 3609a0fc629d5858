import DNDDrawing
import DNDFormats
import DNDInterpreter
import DNDLanguage
import DNDResults
import SourceText

/// A spec that was played for a page: its results with the lists before each step, and the events of its run.
struct PlayedSpec {
    let result: FileResult

    init(_ text: String, file: String = "spec.dnd", keepsTraces: Bool = true) {
        var sources = SourceSet()
        sources.builtIn = Textbook.source
        let source = SourceFile(name: file, text: text)
        let (block, _) = Parser.parse(file: sources.add(source), source: source)
        let (program, _) = Checker.engine.check(block, title: "spec", path: "spec.dnd") { _ in .missing }
        let scenarios = Interpreter(keepsTraces: keepsTraces, keepsMoments: true).run(program)
        result = FileResult(name: file, sources: sources, diagnostics: [], scenarios: scenarios)
    }

    var plays: [ScenarioPlay] {
        result.scenarios.map { ScenarioPlay($0, in: result.sources, isHosted: false) }
    }

    var scenarios: [ScenarioEvent] {
        let maker = EventMaker(keepsPlays: true)
        return result.scenarios.map { maker.event(of: $0, in: result.sources) }
    }

    /// The page of a run with these scenarios.
    static func page(_ scenarios: [ScenarioEvent], playground: String? = nil) -> String {
        let reporter = ReportFormat.html.reporter(playground: playground)
        var summary = RunSummary()
        for scenario in scenarios { summary[scenario.state] += 1 }
        let events =
            [.began(RunBegan(dnd: "1.2.3"))] + scenarios.map { RunEvent.scenario($0) } + [
                .ended(RunEnded(summary))
            ]
        return events.map { reporter.text(for: $0) }.joined()
    }
}
