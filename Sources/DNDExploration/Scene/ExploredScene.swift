package import DNDInterpreter
package import DNDLanguage
package import DNDResults
package import DragDrop
package import SourceText

/// The scene to explore. It can be restarted any number of times.
package final class ExploredScene {
    private let start: ExplorationStart

    /// Expectations that must hold after every step.
    package let invariants: [Statement]

    /// The app's own updates, which may come between two steps. Those of texts that are no step are left out.
    package private(set) var updates: [ExploreStep] = []

    /// The codes of ignored findings.
    private let ignored: Set<Finding.Code>

    private let environment: CheckEnvironment

    /// The steps so far, nil for texts that are not valid, and their places by text and by choice.
    private var steps: [ExploreStep?] = []
    private var places: [String: Int] = [:]
    private var chosen: [ExploreVerb.Choice: Int] = [:]

    /// The file of steps that are not part of any source file.
    private static let stepsFile = FileID(rawValue: .max)

    /// Creates the scene of a file, overridden by the declarations of a scenario.
    package init(
        _ program: Program, scenario: Scenario?, invariants: [Statement], ignored: Set<Finding.Code> = [],
        updates: [String] = [], rulebook: Rulebook = Rulebook()
    ) {
        self.ignored = ignored
        let overlay = scenario?.fixture ?? Fixture()
        start = .declared(
            Stage(program.fixture, overlay: overlay, rulebook: rulebook),
            before: program.fixture.before + overlay.before)
        rules = (program.fixture.delegates + overlay.delegates).flatMap { delegate -> [SourceRange] in
            guard case .methods(let rules, _, _) = delegate.content else { return [] }
            return rules.map { $0.range }
        }
        environment = CheckEnvironment(program.fixture.adding(overlay))
        self.invariants = invariants
        self.updates = updates.compactMap { step($0) }
    }

    /// Creates the scene of a play that goes on from where it stands. What it has reported so far does not count.
    package init(_ player: ScenarioPlayer, _ fixture: Fixture) {
        start = .reached(player)
        ignored = []
        rules = []
        environment = CheckEnvironment(fixture)
        invariants = []
    }

    /// A copy for another thread.
    package init(copy other: ExploredScene) {
        start = other.start.copy()
        invariants = other.invariants
        updates = other.updates
        ignored = other.ignored
        environment = other.environment
        rules = other.rules
    }

    /// Parses a step; returns nil when the text is not valid.
    package func step(_ text: String) -> ExploreStep? {
        steps[place(of: text)]
    }

    private func place(of text: String) -> Int {
        if let known = places[text] { return known }
        let source = SourceFile(name: "steps", text: text)
        let parsed = Parser.parse(file: Self.stepsFile, source: source)
        var environment = environment
        let checked = Checker.engine.checkLine(parsed.block, environment: &environment)
        let hasErrors = (parsed.diagnostics + checked.diagnostics).contains { $0.severity == .error }
        let statements = checked.items.compactMap { $0.statement }
        places[text] = steps.count
        steps.append(hasErrors || statements.count != 1 ? nil : ExploreStep(text: text, statement: statements[0]))
        return steps.count - 1
    }

    /// The step of a choice, by the label of its row or else by its path; nil when neither is valid.
    func step(_ choice: ExploreVerb.Choice) -> ExploreStep? {
        if let known = chosen[choice] { return steps[known] }
        var found = place(of: choice.text)
        if steps[found] == nil, let plain = choice.plain { found = place(of: plain) }
        chosen[choice] = found
        return steps[found]
    }

    /// The same step, of no other thread.
    func own(_ step: ExploreStep) -> ExploreStep { self.step(step.text) ?? step }

    /// The work that may be done; nil for any. A copy for another thread has none.
    package var budget: PlayBudget?

    /// A player at the start of the scene.
    package func begin() -> ScenarioPlayer { start.player(within: budget) }

    /// The ranges of the rules of the scene's delegates that are written in its file.
    package let rules: [SourceRange]

    /// The lists at the start, with their rows.
    package var lists: [String] {
        let engine = start.engine
        return engine.lists.map { list in
            ([list.name] + list.shown.allItems.map { engine.label(of: $0) }).joined(separator: "\n")
        }
    }

    /// The kinds of the lists, and their names, in their order.
    package var listKinds: [ListKind] { start.engine.lists.map { $0.kind } }
    package var listNames: [String] { start.engine.lists.map { $0.name } }

    /// Whether a row can be copied from one list into another.
    package var canCopyBetweenLists: Bool { start.engine.lists.count > 1 }

    // MARK: - Trying

    package enum Trial {
        case fine

        /// A person cannot make one of the steps.
        case impossible
        case failed(ExploreFailure)
    }

    /// Plays steps as a spec would, including the remaining time, and returns the first failure.
    func trial(_ steps: [ExploreStep], expecting invariant: Statement? = nil) -> Trial {
        var player = begin()
        for step in steps where !player.isStopped {
            guard player.engine.permits(step) else { return .impossible }
            player.play(step.statement)
            if player.hasUnexpectedException { player.reportException() }
        }
        if !player.isStopped { player.play([invariant ?? settling?.statement].compactMap { $0 }) }
        if isRefused(player) { return .impossible }
        guard let first = failures(player.mismatches).first else { return .fine }
        if case .finding = first, !player.engine.isQuiet { return .fine }
        return .failed(first)
    }

    /// The mismatches that count as failures, given those of a play.
    private func failures(_ mismatches: [Mismatch]) -> [ExploreFailure] {
        mismatches.dropFirst(start.mismatchCount).compactMap { ExploreFailure($0) }.filter { !isIgnored($0) }
    }

    func isIgnored(_ failure: ExploreFailure) -> Bool {
        guard case .finding(let code, _) = failure else { return false }
        return ignored.contains(code)
    }

    /// The failures that a state seems to have. A finding is final only once all fingers are up and nothing is loading.
    package func suspicions(_ player: ScenarioPlayer) -> [Suspicion] {
        if player.isStopped || player.hasUnexpectedException {
            let open = player.openExceptionMismatch.map { [$0] } ?? []
            return failures(player.mismatches + open).map { Suspicion($0) }
        }
        var suspicions: [Suspicion] = []
        for invariant in invariants {
            var probe = player
            probe.play(invariant)
            for mismatch in probe.mismatches.dropFirst(player.mismatches.count) {
                if let failure = ExploreFailure(mismatch) {
                    suspicions.append(Suspicion(failure, invariant: invariant))
                }
            }
        }
        guard player.engine.isQuiet, !player.engine.hasPendingLoads else { return suspicions }
        for finding in player.findings where !finding.code.isAboutGesture {
            let failure = ExploreFailure.finding(finding.code, list: finding.list)
            if !isIgnored(failure) { suspicions.append(Suspicion(failure)) }
        }
        return suspicions
    }

    /// The step that lets everything happen that is pending.
    package lazy var settling = step("settle")

    /// Whether everything that is pending may happen: all fingers are up, and the play goes on.
    package func maySettle(_ player: ScenarioPlayer) -> Bool {
        player.engine.isQuiet && !player.isStopped && !player.hasUnexpectedException
    }

    /// In a set without time, lets everything happen that is pending when all fingers are up. Returns whether there was
    /// anything.
    func settle(_ player: inout ScenarioPlayer, in gestures: GestureSet) -> Bool {
        guard !gestures.hasTime, maySettle(player), let settling else { return false }
        let count = player.engine.trace.count
        var later = player.copy()
        later.play(settling.statement)
        guard later.engine.trace.count > count + 1 else { return false }
        player = later
        return true
    }

    /// The steps of a set that a person can make now.
    package func steps(_ engine: Engine, _ gestures: GestureSet) -> [ExploreStep] {
        ExploreVerb.all(self, engine) { gestures.uses($0) }.filter { engine.permits($0) }
    }

    /// Returns whether the last step was impossible.
    package func isRefused(_ player: ScenarioPlayer) -> Bool {
        player.mismatches.contains { Self.isRefusal($0) }
    }

    /// Returns whether a step of the exploration, as opposed to a line of a delegate, was impossible.
    private static func isRefusal(_ mismatch: Mismatch) -> Bool {
        guard case .fault = mismatch.kind else { return false }
        return mismatch.range.file == stepsFile
    }

    /// Returns whether more happens after the steps as time passes.
    package func isUnsettled(after steps: [ExploreStep]) -> Bool {
        var player = begin()
        for step in steps { player.play(step.statement) }
        let count = player.engine.trace.count
        if let settling { player.play(settling.statement) }
        return player.engine.trace.count > count + 1
    }

    /// The steps that release everything, then let time pass.
    func closing(_ player: ScenarioPlayer) -> [ExploreStep] {
        var player = player
        var steps: [ExploreStep] = []
        func play(_ text: String) {
            guard let step = step(text) else { return }
            player.play(step.statement)
            steps.append(step)
        }
        for _ in 0..<Limits.fingers {
            if player.engine.movement != nil || player.engine.drag?.phase == .dragging { play("cancel") }
            if player.engine.drag?.phase == .lifted || player.engine.isTouchingWithoutDrag { play("release") }
            guard let other = player.engine.sessions.first?.finger else { break }
            play("finger \(other)")
        }
        return steps
    }
}

extension Program {
    /// The expectations of the scenarios tagged `@invariant`, which must hold after every step.
    package var invariants: [Statement] {
        scenarios.filter { $0.tags.contains { $0.name == "invariant" } }.flatMap { $0.body }
    }
}
