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
    typealias Beginning = @MainActor (Fixture, Rulebook, Hosts) async -> any ExploredPlay

    private let beginning: Beginning

    /// Whether states are compared with those of another delegate.
    private let isCompared: Bool

    /// The statements at the start of every play.
    private let before: [Statement]

    /// The types of objects whose memory is not part of a state's key.
    private(set) var unseenTypes: Set<String> = []

    /// What was covered so far.
    private var answers = AnswerCoverage()
    private var followed: Set<SourceRange> = []

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
        scene = ExploredScene(
            spec.program, scenario: scenario, invariants: spec.program.invariants,
            ignored: Set(start.ignored.compactMap { Finding.Code(rawValue: $0) }), rulebook: rulebook)
    }

    func begin() async -> PathMessage {
        let play = await self.play(after: [])
        defer { play.end() }
        let player = play.player
        return .begun(
            played("", isSettled: false, play, since: (0, 0)),
            methods: AnswerCoverage.methods(of: player.player.hostedLists, player.engine))
    }

    /// Plays every step after a path, beginning with one of them.
    func play(after path: [String], from first: Int, _ send: (PathMessage) -> Void) async {
        var play = await self.play(after: path)
        let player = play.player
        let steps = !path.isEmpty && isOver(player) ? [] : scene.steps(player.engine, gestures)
        send(.choices(steps.map { $0.text }))
        for (index, step) in steps.enumerated().dropFirst(first) {
            // Nothing has happened yet since the path was played for the first step.
            if index > first { play = await self.play(after: path) }
            let start = (play.player.engine.trace.count, play.player.player.followedRules.count)
            await play.play(step.statement)
            if scene.isRefused(play.player) {
                send(.refused)
            } else {
                let isSettled = await settle(play)
                send(.played(played(step.text, isSettled: isSettled, play, since: start)))
            }
            play.end()
        }
        if steps.count <= first { play.end() }
    }

    /// Whether the only drag of the set has ended.
    private func isOver(_ player: ScenarioPlayer) -> Bool { gestures.endsWithDrag && scene.maySettle(player) }

    private func play(after path: [String]) async -> any ExploredPlay {
        let play = await beginning(fixture, rulebook, hosts)
        for statement in before { await play.play(statement) }
        for text in path {
            guard let step = scene.step(text) else { continue }
            await play.play(step.statement)
            _ = await settle(play)
        }
        return play
    }

    /// In a set without time, lets everything happen that is pending when all fingers are up. Returns whether there was
    /// anything.
    private func settle(_ play: any ExploredPlay) async -> Bool {
        guard !gestures.hasTime, scene.maySettle(play.player), let settling = scene.settling else { return false }
        let count = play.player.engine.trace.count
        await play.play(settling.statement)
        return play.player.engine.trace.count > count + 1
    }

    /// What a step covered, which began when so many entries and patterns were there.
    private func covered(_ player: ScenarioPlayer, since start: (entries: Int, patterns: Int)) -> [CoverageItem] {
        let patterns = player.player.followedRules.dropFirst(start.patterns).filter {
            followed.insert($0).inserted
        }
        return patterns.map { .pattern($0) }
            + answers.news(in: player.engine, of: player.player.hostedLists, from: start.entries)
    }

    private func played(
        _ text: String, isSettled: Bool, _ play: any ExploredPlay, since start: (entries: Int, patterns: Int)
    ) -> PlayedStep {
        let player = play.player
        var writer = StateWriter(includingFacts: !scene.invariants.isEmpty)
        player.write(to: &writer)
        // Rows are numbered in the order in which a play meets them, which paths do not share.
        writer.write(player.engine.items.texts)
        var memory = StoredMemory(writer)
        for controller in play.controllers { memory.write(controller) }
        unseenTypes.formUnion(memory.unseenTypes)
        return PlayedStep(
            text, key: memory.writer.key, isSettled: isSettled, isOver: isOver(player),
            failures: scene.suspicions(player).map { suspicion in
                RemoteFailure(
                    suspicion.failure,
                    invariant: suspicion.invariant.flatMap { invariant in
                        scene.invariants.firstIndex { $0.range == invariant.range }
                    })
            }, compared: isCompared ? ComparedState(player) : nil, covered: covered(player, since: start))
    }
}
