package import DNDLanguage
package import DNDResults
package import DragDrop
internal import SourceText

/// Runs checked programs.
package struct Interpreter {
    /// Keeps the trace of every scenario, not of failed ones alone.
    package var keepsTraces: Bool

    /// Marks in the traces that it keeps what rests on open questions, at some thirty times the cost.
    package var marksOpenLines: Bool

    /// What the engine takes for true, but for what a script assumes itself.
    package var rulebook: Rulebook

    package init(
        keepsTraces: Bool = false, marksOpenLines: Bool = false, rulebook: Rulebook = Rulebook()
    ) {
        self.keepsTraces = keepsTraces
        self.marksOpenLines = marksOpenLines
        self.rulebook = rulebook
    }

    /// Runs the scenarios that are selected, each from a fresh copy of the fixture, in the order of the text.
    ///
    /// Cost: nothing in a scenario grows with those before it.
    package func run(
        _ program: Program, where isSelected: (Scenario) -> Bool = { _ in true }
    ) -> [ScenarioResult] {
        let base = Stage(program.fixture, rulebook: rulebook)
        return program.scenarios.compactMap { scenario in
            isSelected(scenario) ? run(scenario, of: program, base: base) : nil
        }
    }

    private func run(_ scenario: Scenario, of program: Program, base: Stage) -> ScenarioResult {
        if let reason = scenario.reason(of: "skip") {
            return result(of: scenario, state: .skipped(reason: reason), player: nil)
        }
        let stage =
            scenario.fixture.isEmpty
            ? base : Stage(program.fixture, overlay: scenario.fixture, rulebook: rulebook)
        let statements = program.fixture.before + scenario.fixture.before + scenario.body
        var player = ScenarioPlayer(stage.copy())
        player.play(statements)
        if !player.mismatches.isEmpty { player.explainOrders(against: program, scenario, statements) }
        let state = scenario.state(hasFailed: !player.mismatches.isEmpty)
        var result = result(of: scenario, state: state, player: player)
        if marksOpenLines, !result.trace.entries.isEmpty {
            var others = OtherAnswers(stage)
            others.play(statements)
            result.trace.openLines = others.openLines(of: player.engine)
        }
        return result
    }

    /// What a scenario came to that somebody else has played.
    package func result(of scenario: Scenario, played player: ScenarioPlayer) -> ScenarioResult {
        result(of: scenario, state: scenario.state(hasFailed: !player.mismatches.isEmpty), player: player)
    }

    /// A scenario that is tagged to be skipped; nil for all others.
    package func skipped(_ scenario: Scenario) -> ScenarioResult? {
        scenario.reason(of: "skip").map { result(of: scenario, state: .skipped(reason: $0), player: nil) }
    }

    private func result(
        of scenario: Scenario, state: ScenarioResult.State, player: ScenarioPlayer?
    ) -> ScenarioResult {
        let keeps = keepsTraces || state == .failed
        return ScenarioResult(
            name: scenario.name, range: scenario.range, caseRange: scenario.caseRange,
            tags: scenario.tags.map { $0.name }, state: state, mismatches: player?.mismatches ?? [],
            expectationCount: player?.expectationCount ?? 0,
            trace: keeps ? player.map { TraceRecord($0.engine) } ?? .none : .none)
    }
}

extension Scenario {
    /// What stands in the brackets of a tag, or nil without the tag.
    fileprivate func reason(of tag: String) -> String? {
        tags.first { $0.name == tag }.map { $0.arguments.first ?? "" }
    }

    fileprivate func state(hasFailed: Bool) -> ScenarioResult.State {
        guard let reason = reason(of: "todo") else { return hasFailed ? .failed : .passed }
        return hasFailed ? .expectedFailure(reason: reason) : .unexpectedPass(reason: reason)
    }
}

extension Fixture {
    /// Whether nothing is declared.
    package var isEmpty: Bool {
        scenes.isEmpty && items.isEmpty && types.isEmpty && classes.isEmpty && teams.isEmpty && delegates.isEmpty
            && before.isEmpty && device.isEmpty && assumptions.isEmpty
    }
}
