internal import DNDExploration
internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DNDSpecs
internal import DragDrop
internal import SourceText

/// Plays the paths of a scene with lists of this program.
@MainActor final class ExploredPaths {
    private let scene: ExploredScene
    private let fixture: Fixture
    private let gestures: GestureSet
    private let rulebook: Rulebook
    private let hosts: Hosts

    /// Begins a play with fresh controllers.
    typealias Beginning = @MainActor (Fixture, Rulebook, Hosts) async -> ExploredPlay

    private let beginning: Beginning

    /// The states whose steps this process is asked for.
    let share: StateShare

    /// Whether states are compared with those of another delegate.
    private let isCompared: Bool

    /// The statements at the start of every play.
    private let before: [Statement]

    /// The types of objects whose memory is not part of a state's key.
    private(set) var unseenTypes: Set<String> = []

    private var answers = AnswerCoverage()

    /// What the parent was told is covered.
    private var told: Set<CoverageItem> = []

    /// Nil if the spec cannot be read; the parent has read it before.
    init?(_ start: PathStart, _ hosts: Hosts, _ beginning: @escaping Beginning) {
        guard let file = SpecSearch([start.file]).files.first else { return nil }
        var loader = SpecLoader(root: start.root)
        if let text = start.text, let path = file.realPath { loader.unsaved[path] = Array(text.utf8) }
        guard let spec = try? loader.load(SpecFile(source: file.source, name: start.name)).get(), !spec.hasErrors,
            let gestures = GestureSet.named(start.gestures)
        else { return nil }
        let scenario = start.scenario.map { spec.program.scenarios[$0] }
        let overlay = scenario?.fixture ?? Fixture()
        rulebook = RulebookChoice(assumed: start.assumed, omitted: start.omittedRules).rulebook
        fixture = spec.program.fixture.overlaid(with: overlay)
        before = spec.program.fixture.before + overlay.before
        self.gestures = gestures.without(start.omittedVerbs)
        self.hosts = hosts.sized(start.rows)
        self.beginning = beginning
        isCompared = start.isCompared
        share = start.share
        scene = ExploredScene(
            spec.program, scenario: scenario, invariants: spec.program.invariants,
            ignored: Set(start.ignored.compactMap { Finding.Code(rawValue: $0) }), rulebook: rulebook)
    }

    func begin() async -> PathMessage {
        let play = await self.play(after: [])
        defer { play.end() }
        let step = news(in: played("", isSettled: false, play, since: (0, 0)))
        return .begun(
            step, methods: play.withPlayer { AnswerCoverage.methods(of: $0.player.hostedLists, $0.engine) })
    }

    /// Plays every step after a path, beginning with one of them.
    func play(after path: [String], from first: Int, _ send: (PathMessage) -> Void) async {
        var play = await self.play(after: path)
        let choices = choices(of: play, after: path)
        send(.choices(choices))
        for (index, choice) in choices.enumerated().dropFirst(first) {
            // Nothing has happened yet since the path was played for the first step.
            if index > first { play = await self.play(after: path) }
            let step = await self.step(choice, of: play)
            send(step.map { .played(news(in: $0)) } ?? .refused)
            play.end()
        }
        if choices.count <= first { play.end() }
    }

    /// The steps that can follow a path, which was just played.
    func choices(of play: ExploredPlay, after path: [String]) -> [String] {
        play.arrive()
        return play.withPlayer { player in
            !path.isEmpty && isOver(player) ? [] : scene.steps(player.engine, gestures).map { $0.text }
        }
    }

    /// Plays known steps.
    func follow(_ steps: [String], in play: ExploredPlay) async {
        for text in steps {
            guard let step = scene.step(text) else { continue }
            await play.play(step.statement)
            _ = await settle(play)
        }
    }

    /// Plays a step. Nil if it is impossible.
    func step(_ text: String, of play: ExploredPlay) async -> PlayedStep? {
        guard let step = scene.step(text) else { return nil }
        let start = play.counts
        await play.play(step.statement)
        if play.withPlayer({ scene.isRefused($0) }) { return nil }
        let isSettled = await settle(play)
        return played(text, isSettled: isSettled, play, since: start)
    }

    /// The step with what it is the first to cover.
    func news(in step: PlayedStep) -> PlayedStep {
        var step = step
        step.covered = step.covered.filter { told.insert($0).inserted }
        return step
    }

    /// Whether the only drag of the set has ended.
    private func isOver(_ player: ScenarioPlayer) -> Bool { gestures.endsWithDrag && scene.maySettle(player) }

    /// Plays a path from the start, with fresh controllers.
    func play(after path: [String]) async -> ExploredPlay {
        let play = await beginning(fixture, rulebook, hosts)
        for statement in before { await play.play(statement) }
        await follow(path, in: play)
        return play
    }

    /// In a set without time, lets everything happen that is pending when all fingers are up. Returns whether there was
    /// anything.
    private func settle(_ play: ExploredPlay) async -> Bool {
        guard !gestures.hasTime, play.withPlayer({ scene.maySettle($0) }), let settling = scene.settling else {
            return false
        }
        let count = play.counts.entries
        await play.play(settling.statement)
        return play.counts.entries > count + 1
    }

    /// What a step covered, which began when so many entries and patterns were there, as far as it was not told.
    private func covered(_ player: ScenarioPlayer, since start: (entries: Int, patterns: Int)) -> [CoverageItem] {
        let patterns = player.player.followedRules.dropFirst(start.patterns).map { CoverageItem.pattern($0) }
        let answers = answers.items(in: player.engine, of: player.player.hostedLists, from: start.entries)
        return (patterns + answers).filter { !told.contains($0) }
    }

    /// The key of the state that a play has come to.
    func key(of play: ExploredPlay) -> StateKey {
        let memory = play.arrive()
        unseenTypes.formUnion(memory.unseenTypes)
        var writer = StateWriter(includingFacts: !scene.invariants.isEmpty)
        play.withPlayer { player in
            player.write(to: &writer)
            // Rows are numbered in the order in which a play meets them, which paths do not share.
            writer.write(player.engine.items.texts)
        }
        writer.write(memory.writer.key)
        return writer.key
    }

    private func played(
        _ text: String, isSettled: Bool, _ play: ExploredPlay, since start: (entries: Int, patterns: Int)
    ) -> PlayedStep {
        let key = key(of: play)
        return play.withPlayer { player in
            PlayedStep(
                text, key: key, isSettled: isSettled, isOver: isOver(player), failures: failures(player),
                compared: isCompared ? ComparedState(player) : nil, covered: covered(player, since: start))
        }
    }

    private func failures(_ player: ScenarioPlayer) -> [RemoteFailure] {
        scene.suspicions(player).map { suspicion in
            RemoteFailure(
                suspicion.failure,
                invariant: suspicion.invariant.flatMap { invariant in
                    scene.invariants.firstIndex { $0.range == invariant.range }
                })
        }
    }
}
