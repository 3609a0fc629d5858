internal import DNDExploration
package import DNDInterpreter
internal import DNDLanguage
package import DNDResults
internal import DragDrop
package import SourceText

/// A text that was read and played, up to the first scenario that fails.
package struct PlayedAnswer {
    package enum Outcome {
        /// It cannot be played.
        case unreadable([Diagnostic])
        case endless(TimeLimit)
        case failed(Difference)
        case passed
    }

    package let outcome: Outcome
    package let sources: SourceSet

    /// The scenarios that were played, with their traces.
    package let scenarios: [ScenarioResult]

    /// The work of playing an answer with its exploration: more than any solution of the course takes.
    package static let phrasesMax = 400_000

    /// Reads and plays a text. `limits` are made anew for each scenario.
    package init(
        _ text: String, named name: String, isExplored: Bool = false,
        limits: () -> ScenarioLimits = { ScenarioLimits() }
    ) {
        var sources = SourceSet()
        let source = SourceFile(name: name, text: text)
        let file = sources.add(source)
        let checked = Checker.engine.read(source, as: file, title: name, path: name) { _ in .missing }
        self.sources = sources
        guard !checked.diagnostics.contains(where: { $0.severity == .error }) else {
            outcome = .unreadable(checked.diagnostics)
            scenarios = []
            return
        }
        let budget = PlayBudget(phrases: Self.phrasesMax)
        let played = Self.played(checked.program, limits, budget)
        scenarios = played
        if let last = played.last, case .timedOut(let limit) = last.state {
            outcome = .endless(limit)
        } else if let last = played.last, last.state != .passed {
            outcome = .failed(Difference(last, number: played.count - 1, sources: sources))
        } else {
            outcome = isExplored ? Self.explored(checked.program, source, file, budget) : .passed
        }
    }

    /// The results up to the first that has not passed.
    private static func played(
        _ program: Program, _ limits: () -> ScenarioLimits, _ budget: PlayBudget
    ) -> [ScenarioResult] {
        let interpreter = Interpreter(keepsTraces: true)
        let base = interpreter.base(of: program)
        var results: [ScenarioResult] = []
        for scenario in program.scenarios {
            var limits = limits()
            limits.budget = budget
            let result = interpreter.run(scenario, of: program, base: base, limits: limits)
            results.append(result)
            if result.state != .passed { break }
        }
        return results
    }

    // MARK: - Every gesture

    /// Plays all gestures on the lists of a text up to the first failure, as `dnd explore FILE --all` does.
    private static func explored(
        _ program: Program, _ source: SourceFile, _ file: FileID, _ budget: PlayBudget
    ) -> Outcome {
        let scene = ExploredScene(program, scenario: nil, invariants: [])
        scene.budget = budget
        let block = Parser.parse(file: file, source: source).block
        let mention = NamedRows.mention(in: block, of: program.fixture.scenes, playing: nil)
        var exploration = ExhaustiveExploration(
            [ScriptExpander(scene, .standard, ignoringNames: mention == nil)],
            settling: scene.settling)
        exploration.explore { $0.found.isEmpty && !budget.isSpent }
        if let found = exploration.found.first {
            return .failed(Difference(found.failure.title, after: found.steps.map { $0.text }))
        }
        return budget.isSpent ? .endless(.phrases(budget.phrases)) : .passed
    }
}
