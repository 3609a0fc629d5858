internal import DNDInterpreter
internal import DragDrop
internal import SourceText

/// Plays the same steps on two scenes, and compares their rows and data whenever everything is at rest.
package final class PairExpander: StateExpander {
    package final class Moment {
        let first: ScenarioPlayer
        let second: ScenarioPlayer
        let made: MadeUpdates

        init(_ first: ScenarioPlayer, _ second: ScenarioPlayer, _ made: MadeUpdates = MadeUpdates()) {
            self.first = first
            self.second = second
            self.made = made
        }
    }

    package static let stepsAtOnce = 4_000

    private let first: ExploredScene
    private let second: ExploredScene
    private let gestures: GestureSet

    private var covered = CoveredItems()

    /// The scenes must not be those of another thread.
    package init(_ first: ExploredScene, _ second: ExploredScene, _ gestures: GestureSet) {
        self.first = first
        self.second = second
        self.gestures = gestures
    }

    package func begin() -> BegunExploration<Moment> {
        let moment = Moment(first.begin(), second.begin())
        return BegunExploration(
            moment, key: key(of: moment), suspicions: differences(moment),
            covered: Set(moment.first.player.followedRules.map { .pattern($0) }))
    }

    package func expansion(
        of state: ReachedState<Moment>, knowing visited: VisitedStates
    ) -> StateExpansion<Moment> {
        let moment = state.step.map { played(state.parent, $0).moment } ?? state.parent
        var count = 0
        var successors: [Successor] = []
        covered.news = []
        if gestures.endsWithDrag, state.step != nil, moment.first.engine.isQuiet {
            return StateExpansion(moment, [], transitionCount: 0)
        }
        let updates = first.updates(after: moment.made, moment.first.engine, gestures)
        for step in first.steps(moment.first.engine, gestures) + updates {
            let (next, isSettled, patterns) = played(moment, step)
            if first.isRefused(next.first) { continue }
            count += 1
            covered.note(patterns, after: step)
            let key = key(of: next)
            let isOver = next.first.isOver && next.second.isOver
            if isOver || visited.contains(key) { continue }
            successors.append(Successor(step, key: key, isSettled: isSettled, suspicions: differences(next)))
        }
        return StateExpansion(moment, successors, transitionCount: count, covered: covered.news)
    }

    package func moment(after steps: [ExploreStep]) -> Moment {
        steps.reduce(Moment(first.begin(), second.begin())) { played($0, $1).moment }
    }

    /// Plays a step, and returns the patterns that the first scene's delegates followed.
    private func played(
        _ moment: Moment, _ step: ExploreStep
    ) -> (moment: Moment, isSettled: Bool, followed: [SourceRange]) {
        var (one, other) = (moment.first.copy(), moment.second.copy())
        one.play(first.own(step).statement)
        other.play(second.own(step).statement)
        var followed = one.player.followedRules
        let (oneSettled, otherSettled) = (first.settle(&one, in: gestures), second.settle(&other, in: gestures))
        if oneSettled { followed += one.player.followedRules }
        return (Moment(one, other, moment.made.adding(step, in: first)), oneSettled || otherSettled, followed)
    }

    private func key(of moment: Moment) -> StateKey {
        var writer = StateWriter(includingFacts: false)
        moment.first.write(to: &writer)
        moment.second.write(to: &writer)
        if !first.updates.isEmpty { writer.write(moment.made.bits) }
        return writer.key
    }

    // MARK: - Differences

    private func differences(_ moment: Moment) -> [Suspicion] {
        if second.isRefused(moment.second) { return [Suspicion(.end(.other))] }
        return ComparedState(moment.first).differences(from: ComparedState(moment.second))
    }

    /// Both are played from the start again. The spec expects the rows of the second.
    package func confirmed(_ suspicion: Suspicion, after steps: [ExploreStep], settled: Bool) -> FoundFailure? {
        let moment = moment(after: steps.filter { $0 != first.settling })
        let again = differences(moment).first { $0.failure == suspicion.failure }
        return again.map { FoundFailure($0.failure, steps: steps, expectation: $0.expectation) }
    }
}

extension ScenarioPlayer {
    fileprivate var isOver: Bool { isStopped || hasUnexpectedException }
}
