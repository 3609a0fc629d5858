internal import DNDDrawing
internal import DNDExploration
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
package import JSON
internal import SourceText

/// Whole texts, as `dnd run`, `dnd trace` and `dnd explore` play them.
extension Playground {
    /// The traces of the scenarios of a text, as `docs/trace.schema.json` describes them, and the text of each failure.
    package func trace(_ text: String, name: String) -> JSONTree {
        let read = self.read(text, name)
        let interpreter = Interpreter(keepsTraces: true, marksOpenLines: true)
        let results = read.hasErrors ? [] : interpreter.run(read.program)
        var sequences: [CallSequence] = []
        let described = results.map { result in
            let sequence = CallSequence(result, in: read.sources)
            let trace = sequence.messages.isEmpty ? nil : sequences.count
            if trace != nil { sequences.append(sequence) }
            return Self.json(of: result, trace: trace, in: read.sources)
        }
        return ["trace": CallSequence.document(sequences), "results": .array(described)]
    }

    /// `trace` is the index of its trace among those of the text.
    private static func json(of result: ScenarioResult, trace: Int?, in sources: SourceSet) -> JSONTree {
        let lines = result.mismatches.flatMap { mismatch in
            let text = MismatchText(mismatch, sources: sources, trace: result.trace, beside: result.findings)
            return text.lines.map { $0.plain }
        }
        return [
            "title": DisplayText.visible(result.name).json, "state": result.state.word.rawValue.json,
            "isFailure": result.state.isFailure.json, "lines": lines.json, "trace": trace.json,
        ]
    }

    /// The next wrong gesture of a scene after those that are `known`, by playing all drags of one row, and the
    /// certificate of the search. Each is wrong in another way than those before it. Takes long, so a page runs it in a
    /// worker.
    package func explore(
        _ text: String, name: String, scenario: Int?, statesAtMost: Int, knownCount: Int
    ) -> JSONTree {
        let read = self.read(text, name)
        let ranges = read.scenarioRanges
        let range = scenario.flatMap { ranges.indices.contains($0) ? ranges[$0] : nil }
        let own = range.flatMap { range in read.program.scenarios.first { $0.range == range } }
        let scenes = read.program.fixture.scenes + (own?.fixture.scenes ?? [])
        if read.hasErrors { return ["refusal": "the text has errors".json] }
        if scenes.isEmpty { return ["refusal": "there is no list to explore".json] }
        if scenes.contains(where: { $0.isFromHost }) { return ["refusal": "its lists are in a Swift program".json] }
        let invariants = read.program.invariants
        let scene = ExploredScene(read.program, scenario: own, invariants: invariants.filter { $0.isExpectation })
        let block = Parser.parse(file: read.file, source: read.sources[read.file]).block
        let phrase = range.flatMap { range in
            block.statements.first { $0.verb == "scenario" && $0.range.lowerBound == range.lowerBound }
        }
        let mention = NamedRows.mention(in: block, of: scenes, playing: phrase)
        var exploration = ExhaustiveExploration(
            [ScriptExpander(scene, .standard, ignoringNames: mention == nil)],
            limits: ExhaustiveLimits(states: statesAtMost), settling: scene.settling)
        exploration.explore { $0.found.count <= knownCount }
        let certificate = Self.certificate(of: exploration.outcome(rows: nil), name: name, statesAtMost: statesAtMost)
        return [
            "found": exploration.found.dropFirst(knownCount).first.map { Self.json(of: $0) } ?? .null,
            "certificate": certificate.json, "lines": certificate.lines.json,
        ]
    }

    private static func json(of failure: FoundFailure) -> JSONTree {
        ["title": failure.failure.title.json, "steps": failure.steps.map { $0.text }.json]
    }

    private static func certificate(
        of exploration: ExploreOutcome, name: String, statesAtMost: Int
    ) -> ExploreCertificate {
        ExploreCertificate(
            scene: name, gestures: GestureSet.standard.name, omittedVerbs: [], assumptions: [],
            sizes: [exploration.size],
            command: ["explore", name, "--all", "--states", "\(statesAtMost)"], version: ProgramVersion.current)
    }

    /// A text that was parsed and checked, with its includes.
    private struct ReadText {
        let program: Program
        let scenarioRanges: [SourceRange]
        let hasErrors: Bool
        let file: FileID
        let sources: SourceSet
    }

    private func read(_ text: String, _ name: String) -> ReadText {
        let includes = PlaygroundSources(files)
        let source = SourceFile(name: name, text: text)
        let file = includes.sources.add(source)
        let title = name.split(separator: "/").last.map { String($0) } ?? name
        let checked = Checker.engine.read(source, as: file, title: title, path: name, include: includes.load)
        includes.sources.inclusions = checked.program.inclusions
        return ReadText(
            program: checked.program, scenarioRanges: checked.scenarioRanges,
            hasErrors: checked.diagnostics.contains { $0.severity == .error }, file: file, sources: includes.sources)
    }
}
