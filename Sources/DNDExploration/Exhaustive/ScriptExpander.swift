internal import DNDInterpreter
internal import DNDLanguage
internal import DragDrop

/// Plays steps on copies of a scene whose delegates are scripts.
package final class ScriptExpander: StateExpander {
    package final class Moment {
        let player: ScenarioPlayer
        let made: MadeUpdates

        init(_ player: ScenarioPlayer, _ made: MadeUpdates) {
            self.player = player
            self.made = made
        }
    }

    package static let stepsAtOnce = 8_000

    private let scene: ExploredScene
    private let gestures: GestureSet

    /// Whether states that differ only in the names of rows are the same.
    private let ignoresNames: Bool

    private var covered = CoveredItems()

    /// The scene must not be that of another thread.
    package init(_ scene: ExploredScene, _ gestures: GestureSet, ignoringNames: Bool) {
        self.scene = scene
        self.gestures = gestures
        ignoresNames = ignoringNames
    }

    package func begin() -> BegunExploration<Moment> {
        let player = scene.begin()
        return BegunExploration(
            Moment(player, MadeUpdates()), key: key(of: player, MadeUpdates()), suspicions: scene.suspicions(player),
            covered: Set(player.player.followedRules.map { .pattern($0) }))
    }

    package func expansion(
        of state: ReachedState<Moment>, knowing visited: VisitedStates
    ) -> StateExpansion<Moment> {
        let moment = moment(state)
        let player = moment.player
        var count = 0
        var successors: [Successor] = []
        covered.news = []
        guard player.passedLimit == nil else { return StateExpansion(moment, [], transitionCount: 0) }
        if gestures.endsWithDrag, state.step != nil, player.engine.isQuiet {
            return StateExpansion(moment, [], transitionCount: 0)
        }
        let updates = scene.updates(after: moment.made, player.engine, gestures)
        for step in scene.steps(player.engine, gestures) + updates {
            var successor = player.copy()
            successor.play(step.statement)
            if successor.passedLimit != nil { break }
            if scene.isRefused(successor) { continue }
            count += 1
            covered.note(successor.player.followedRules, after: step)
            let isSettled = scene.settle(&successor, in: gestures)
            if isSettled { covered.note(successor.player.followedRules, after: step) }
            let key = key(of: successor, moment.made.adding(step, in: scene))
            if visited.contains(key) { continue }
            successors.append(
                Successor(step, key: key, isSettled: isSettled, suspicions: scene.suspicions(successor)))
        }
        return StateExpansion(moment, successors, transitionCount: count, covered: covered.news)
    }

    private func moment(_ state: ReachedState<Moment>) -> Moment {
        guard let step = state.step else { return state.parent }
        return played(state.parent.player.copy(), state.parent.made, [step])
    }

    package func moment(after steps: [ExploreStep]) -> Moment { played(scene.begin(), MadeUpdates(), steps) }

    private func played(_ player: ScenarioPlayer, _ made: MadeUpdates, _ steps: [ExploreStep]) -> Moment {
        var (player, made) = (player, made)
        for step in steps {
            let step = scene.own(step)
            player.play(step.statement)
            made = made.adding(step, in: scene)
            _ = scene.settle(&player, in: gestures)
        }
        return Moment(player, made)
    }

    private func key(of player: ScenarioPlayer, _ made: MadeUpdates) -> StateKey {
        var writer = StateWriter(ignoringNames: ignoresNames, includingFacts: !scene.invariants.isEmpty)
        player.write(to: &writer)
        if !scene.updates.isEmpty { writer.write(made.bits) }
        return writer.key
    }

    package func confirmed(_ suspicion: Suspicion, after steps: [ExploreStep], settled: Bool) -> FoundFailure? {
        // A spec lets everything settle at its end, unless an invariant is what fails.
        let needsSettling = settled && suspicion.invariant != nil
        let ends = suspicion.invariant == nil && steps.last.map { GestureSet.time.contains($0.verb) } ?? false
        let tried = ends ? Array(steps.dropLast()) : steps + (needsSettling ? [scene.settling].compactMap { $0 } : [])
        guard case .failed(let failure) = scene.trial(tried, expecting: suspicion.invariant) else { return nil }
        return FoundFailure(failure, invariant: suspicion.invariant, steps: tried)
    }
}
