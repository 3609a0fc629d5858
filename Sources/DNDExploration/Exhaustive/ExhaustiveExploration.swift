internal import DNDInterpreter
package import DNDLanguage
internal import DragDrop
package import SourceText

/// Plays every gesture of a set from every state of a scene, breadth first, so that each failure is found on a shortest
/// path.
///
/// Two states with equal keys continue alike, so each is played once. A state with a failure is not continued.
package struct ExhaustiveExploration {
    /// A way in which the scene fails, with the fewest steps that lead there.
    package struct Found {
        package let failure: ExploreFailure

        /// The expectation that does not hold, for a failure of that kind.
        package let invariant: Statement?
        package let steps: [ExploreStep]
    }

    /// A state whose steps are still to be played: the state before it, and the step from there.
    ///
    /// States with one parent share it. Playing the step again takes less than keeping every state's trace.
    private struct Reached {
        let number: Int32
        let parent: Moment
        let step: ExploreStep?
    }

    private final class Moment {
        let player: ScenarioPlayer

        init(_ player: ScenarioPlayer) { self.player = player }
    }

    private let scene: ExploredScene
    private let gestures: GestureSet
    private let limits: ExhaustiveLimits

    /// Whether states that differ only in the names of rows are the same.
    private let ignoresNames: Bool

    private var visited = VisitedStates()
    private var layer: [Reached] = []
    private var next: [Reached] = []
    private var seen: Set<ExploreFailure> = []
    private let settling: ExploreStep?

    package private(set) var found: [Found] = []
    package private(set) var transitionCount = 0

    /// The number of steps to the states of the current layer.
    package private(set) var depth = 0
    package private(set) var hit: ExhaustiveLimits.Hit?

    /// The ranges of the delegates' patterns that were followed.
    package private(set) var followed: Set<SourceRange> = []

    package var stateCount: Int { visited.count }

    /// The number of states whose steps are still to be played.
    package var frontierCount: Int { layer.count + next.count }

    package init(
        _ scene: ExploredScene, _ gestures: GestureSet, limits: ExhaustiveLimits = ExhaustiveLimits(),
        ignoringNames: Bool
    ) {
        self.scene = scene
        self.gestures = gestures
        self.limits = limits
        ignoresNames = ignoringNames
        settling = scene.step("settle")
    }

    /// Plays until no state is left, or a limit is hit. Asks now and then whether to go on.
    package mutating func explore(goesOn: (ExhaustiveExploration) -> Bool = { _ in true }) {
        let player = scene.begin()
        followed.formUnion(player.player.followedRules)
        guard !fails(player, after: 0, nil, settled: false),
            let first = visited.add(key(of: player), after: -1, nil)
        else { return }
        layer = [Reached(number: first, parent: Moment(player), step: nil)]
        while !layer.isEmpty {
            if let depthMax = limits.depth, depth >= depthMax {
                hit = .depth(depthMax)
                return
            }
            for state in layer {
                guard hit == nil else { return }
                play(everyStepFrom: moment(state), state.number)
                if state.number & 0xff == 0, !goesOn(self) { hit = .interrupted }
            }
            layer = next
            next = []
            if !layer.isEmpty { depth += 1 }
        }
    }

    private func moment(_ reached: Reached) -> Moment {
        guard let step = reached.step else { return reached.parent }
        var player = reached.parent.player.copy()
        player.play(step.statement)
        _ = settle(&player)
        return Moment(player)
    }

    private mutating func play(everyStepFrom moment: Moment, _ number: Int32) {
        let player = moment.player
        if gestures.endsWithDrag, number > 0, player.engine.isQuiet { return }
        for step in ExploreVerb.all(scene, player.engine) where gestures.has(step.verb) && player.engine.permits(step) {
            var successor = player.copy()
            successor.play(step.statement)
            if successor.mismatches.contains(where: { ExploredScene.isRefusal($0) }) { continue }
            transitionCount += 1
            let settled = settle(&successor)
            followed.formUnion(successor.player.followedRules)
            guard !fails(successor, after: number, step, settled: settled),
                let known = visited.add(key(of: successor), after: number, step, settled: settled)
            else { continue }
            next.append(Reached(number: known, parent: moment, step: step))
            if visited.count >= limits.states { return hit = .states(limits.states) }
        }
    }

    /// In a set without time, lets everything happen that is pending when all fingers are up. Returns whether there was
    /// anything.
    private func settle(_ player: inout ScenarioPlayer) -> Bool {
        guard !gestures.hasTime, player.engine.isQuiet, !player.isStopped, !player.hasUnexpectedException,
            let settling
        else { return false }
        let count = player.engine.trace.count
        var later = player.copy()
        later.play(settling.statement)
        guard later.engine.trace.count > count + 1 else { return false }
        player = later
        return true
    }

    private func key(of player: ScenarioPlayer) -> StateKey {
        var writer = StateWriter(ignoringNames: ignoresNames, includingFacts: !scene.invariants.isEmpty)
        player.write(to: &writer)
        return writer.key
    }

    // MARK: - Failures

    /// Whether a state fails. A new failure is played once more as a spec would, and kept.
    private mutating func fails(
        _ player: ScenarioPlayer, after number: Int32, _ step: ExploreStep?, settled: Bool
    ) -> Bool {
        let suspicions = scene.suspicions(player)
        guard !suspicions.isEmpty else { return false }
        guard suspicions.contains(where: { !seen.contains($0.failure) }) else { return true }
        let steps = visited.path(to: number, settling: settling) + (step.map { [$0] } ?? [])
        var isConfirmed = false
        for suspicion in suspicions {
            // A spec lets everything settle at its end, unless an invariant is what fails.
            let needsSettling = settled && suspicion.invariant != nil
            let ends = suspicion.invariant == nil && steps.last.map { GestureSet.time.contains($0.verb) } ?? false
            let tried = ends ? Array(steps.dropLast()) : steps + (needsSettling ? [settling].compactMap { $0 } : [])
            guard case .failed(let failure) = scene.trial(tried, expecting: suspicion.invariant) else { continue }
            isConfirmed = true
            if seen.insert(failure).inserted {
                found.append(Found(failure: failure, invariant: suspicion.invariant, steps: tried))
            }
        }
        return isConfirmed
    }
}
