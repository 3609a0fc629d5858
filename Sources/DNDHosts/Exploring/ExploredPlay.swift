internal import DNDExploration
internal import DNDInterpreter
internal import DNDLanguage
internal import DragDrop
internal import UIKit

/// A play of a scene with fresh controllers of this program.
@MainActor final class ExploredPlay {
    private let scenario: HostedScenario
    private let playing: @MainActor (Statement) async -> Void

    /// What the controllers stored and how many updates the lists had made when the data was read; nil if it is to be
    /// read.
    private var known: (memory: StateKey, updateCount: Int)?

    private init(_ scenario: HostedScenario, _ playing: @escaping @MainActor (Statement) async -> Void) {
        self.scenario = scenario
        self.playing = playing
    }

    /// On a main thread that serves its queue itself, like that of a command: nothing suspends.
    static func served(_ fixture: Fixture, _ rulebook: Rulebook, _ hosts: Hosts) -> ExploredPlay {
        let scenario = HostedScenario.begun(fixture, rulebook, hosts) { _, _ in }
        return ExploredPlay(scenario) { scenario.playAtOnce($0, readsData: false) }
    }

    /// A play that waits for the main queue, like a test, which runs on it. Other tests may run meanwhile.
    ///
    /// The queue may move to another thread. `willCall` runs on the thread that is about to call a delegate.
    static func awaited(
        _ fixture: Fixture, _ rulebook: Rulebook, _ hosts: Hosts, willCall: @escaping () -> Void = {}
    ) async -> ExploredPlay {
        let stage = Stage(fixture, rulebook: rulebook, hosts: hosts.names)
        let scenario = HostedScenario(stage) { _, _ in willCall() }
        MainQueueDelays.hold(alone: false)
        await scenario.screen.playing {
            let shown = hosts.show(in: scenario)
            await scenario.screen.finishRealWork()
            hosts.attach(shown, to: scenario)
            scenario.noteException(in: fixture.scenes)
            scenario.readData()
        }
        return ExploredPlay(scenario) { statement in
            await scenario.screen.playing { await scenario.play(statement) }
        }
    }

    /// Calls the body with the player, of which a copy takes longer than many a step.
    func withPlayer<Result>(_ body: (inout ScenarioPlayer) -> Result) -> Result { body(&scenario.player) }

    /// The number of entries in the trace, and of patterns that were followed.
    var counts: (entries: Int, patterns: Int) {
        withPlayer { ($0.engine.trace.count, $0.player.followedRules.count) }
    }

    /// Plays a statement. The data is read by `arrive`, and before what a finger does that holds nothing.
    func play(_ statement: Statement) async {
        if !statement.passesTime, withPlayer({ $0.engine.isQuiet }) { arrive() }
        await playing(statement)
    }

    /// Reads the data if it may have changed, and returns what the controllers store.
    ///
    /// While a finger holds something, that shows in what they store, or in an update of a list. A program that keeps
    /// its data elsewhere and changes it meanwhile is read when the finger is up.
    @discardableResult func arrive() -> StoredMemory {
        var memory = StoredMemory(StateWriter())
        for controller in scenario.controllers { memory.write(controller) }
        let updateCount = withPlayer { player in
            player.engine.lists.indices.reduce(0) { $0 + player.engine.lists[$1].updateCount }
        }
        let now = (memory: memory.writer.key, updateCount: updateCount)
        if withPlayer({ $0.engine.isQuiet }) || known.map({ $0 != now }) ?? true {
            scenario.screen.playingAtOnce { scenario.readData() }
            known = now
        }
        return memory
    }

    /// Ends the play: blocks of its app that still wait for the main queue do not run.
    func end() { scenario.screen.endScenario() }
}
