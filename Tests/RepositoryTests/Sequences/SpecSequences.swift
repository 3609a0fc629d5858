import DNDCommandLine
import DNDDrawing
import DNDInterpreter
import DNDResults
import DNDSpecs
import Foundation

/// The calls of every scenario in `specs`, with the lines of its trace as text.
struct SpecSequences {
    struct Scenario {
        let sequence: CallSequence
        let traceLines: [String]
    }

    static let all: [Scenario] = {
        let root = Repository.shared.root
        let search = SpecSearch([root.appendingPathComponent("specs").path])
        let loader = SpecLoader(root: root.path)
        let interpreter = Interpreter(keepsTraces: true)
        return search.files.compactMap { try? loader.load($0).get() }.filter { !$0.hasErrors }.flatMap { spec in
            let result = FileResult(
                name: spec.file.name, sources: spec.sources, diagnostics: [], scenarios: interpreter.run(spec.program))
            return result.scenarios.map { scenario in
                Scenario(
                    sequence: CallSequence(scenario, in: result.sources),
                    traceLines: TraceText(scenario.trace).lines().map { $0.plain })
            }
        }
    }()

    /// The sequences with messages.
    static let played = all.filter { !$0.sequence.messages.isEmpty }
}

extension String {
    /// Without blanks, because lines may be broken anywhere.
    var withoutBlanks: String { filter { $0 != " " && $0 != "\n" } }

    /// With each run of blanks as one blank.
    var squeezed: String { split(separator: " ").joined(separator: " ") }
}
