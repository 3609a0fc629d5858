package import DNDLanguage
package import DNDResults
package import DragDrop
internal import SourceText

/// Runs checked programs.
package struct Interpreter {
    /// Whether the trace of every scenario is kept, not only of failed ones.
    package var keepsTraces: Bool

    /// Whether kept traces mark the lines that depend on open questions, at some thirty times the cost. Long traces are
    /// not marked.
    package var marksOpenLines: Bool

    /// Whether kept traces have the lists before each step.
    package var keepsMoments: Bool

    /// The rules and answers that the engine applies, unless a script assumes others.
    package var rulebook: Rulebook

    package init(
        keepsTraces: Bool = false, marksOpenLines: Bool = false, keepsMoments: Bool = false,
        rulebook: Rulebook = Rulebook()
    ) {
        self.keepsTraces = keepsTraces
        self.keepsMoments = keepsMoments
        self.marksOpenLines = marksOpenLines
        self.rulebook = rulebook
    }

    /// Runs the selected scenarios in the order of the text, each from a fresh copy of the fixture.
    ///
    /// The cost of a scenario is independent of those before it.
    package func run(
        _ program: Program, where isSelected: (Scenario) -> Bool = { _ in true }
    ) -> [ScenarioResult] {
        let base = Stage(program.fixture, rulebook: rulebook)
        return program.scenarios.compactMap { scenario in
            isSelected(scenario) ? run(scenario, of: program, base: base) : nil
        }
    }

    /// Runs one scenario of a program, for callers that run several one by one.
    package func run(
        _ scenario: Scenario, of program: Program, base: Base, limits: ScenarioLimits = ScenarioLimits()
    ) -> ScenarioResult {
        run(scenario, of: program, base: base.stage, limits: limits)
    }

    /// The common start of a program's scenarios, built once.
    package func base(of program: Program) -> Base { Base(stage: Stage(program.fixture, rulebook: rulebook)) }

    package struct Base {
        fileprivate let stage: Stage
    }

    private func run(
        _ scenario: Scenario, of program: Program, base: Stage, limits: ScenarioLimits = ScenarioLimits()
    ) -> ScenarioResult {
        if let reason = scenario.reason(of: "skip") {
            return result(of: scenario, state: .skipped(reason: reason), player: nil)
        }
        let stage =
            scenario.fixture.isEmpty
            ? base : Stage(program.fixture, overlay: scenario.fixture, rulebook: rulebook)
        let statements = program.fixture.before + scenario.fixture.before + scenario.body
        var player = ScenarioPlayer(stage.copy())
        player.limits = limits
        player.play(statements)
        if !player.mismatches.isEmpty { player.explainOrders(against: program, scenario, statements) }
        var result = result(of: scenario, played: player)
        result.steps = statements.map { $0.range }
        if keepsMoments, keeps(result.state), player.passedLimit == nil {
            result.trace.moments = moments(of: statements, on: stage, limits)
            result.writtenIndex = program.writtenIndex(of: scenario)
        }
        if marksOpenLines, result.mayMarkOpenLines {
            var others = OtherAnswers(stage)
            others.play(statements)
            result.trace.openLines = others.openLines(of: player.engine)
        }
        return result
    }

    /// Plays a scenario again for the lists before each step, which would cost scenarios that pass too much.
    private func moments(of statements: [Statement], on stage: Stage, _ limits: ScenarioLimits) -> [SceneMoment] {
        var player = ScenarioPlayer(stage.copy())
        player.keepsMoments = true
        player.limits.virtualMilliseconds = limits.virtualMilliseconds
        player.play(statements)
        return player.record.moments
    }

    /// The result of a scenario that the caller played.
    package func result(of scenario: Scenario, played player: ScenarioPlayer) -> ScenarioResult {
        let state: ScenarioResult.State
        if let limit = player.passedLimit {
            state = .timedOut(limit)
        } else if player.lacksHost {
            state = .error
        } else {
            state = scenario.state(hasFailed: !player.mismatches.isEmpty)
        }
        var result = result(of: scenario, state: state, player: player)
        result.playedCount = player.playedCount
        return result
    }

    /// The result of a scenario with a `skip` tag; nil for all others.
    package func skipped(_ scenario: Scenario) -> ScenarioResult? {
        scenario.reason(of: "skip").map { result(of: scenario, state: .skipped(reason: $0), player: nil) }
    }

    private func result(
        of scenario: Scenario, state: ScenarioResult.State, player: ScenarioPlayer?
    ) -> ScenarioResult {
        ScenarioResult(
            name: scenario.name, range: scenario.range, caseRange: scenario.caseRange,
            tags: scenario.tags.map { $0.name }, state: state, mismatches: player?.mismatches ?? [],
            expectationCount: player?.expectationCount ?? 0,
            trace: keeps(state) ? player.map { $0.record } ?? .none : .none)
    }

    private func keeps(_ state: ScenarioResult.State) -> Bool { keepsTraces || state.isFailure }
}

extension ScenarioResult {
    /// The maximum number of entries of a marked trace. Marks help little in longer ones.
    private static var markedEntriesMax: Int { 4000 }

    fileprivate var mayMarkOpenLines: Bool {
        if case .timedOut = state { return false }
        return !trace.entries.isEmpty && trace.entries.count <= Self.markedEntriesMax
    }
}

extension Scenario {
    /// The text in parentheses of a tag; nil without the tag.
    fileprivate func reason(of tag: String) -> String? {
        tags.first { $0.name == tag }.map { $0.arguments.first ?? "" }
    }

    fileprivate func state(hasFailed: Bool) -> ScenarioResult.State {
        guard let reason = reason(of: "todo") else { return hasFailed ? .failed : .passed }
        return hasFailed ? .expectedFailure(reason: reason) : .unexpectedPass(reason: reason)
    }
}

extension Program {
    /// The index of a scenario among those of its text, where all cases are one. O(scenarios).
    fileprivate func writtenIndex(of scenario: Scenario) -> Int {
        Set(scenarios.lazy.map { $0.range.lowerBound }.filter { $0 < scenario.range.lowerBound }).count
    }
}

extension Fixture {
    /// Whether the fixture has no declarations.
    package var isEmpty: Bool {
        scenes.isEmpty && items.isEmpty && types.isEmpty && classes.isEmpty && teams.isEmpty && delegates.isEmpty
            && before.isEmpty && device.isEmpty && assumptions.isEmpty
    }
}
