internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Plays the same steps on two scenes, and compares their rows and data whenever everything is at rest.
package final class PairExpander: StateExpander {
    package final class Moment {
        let first: ScenarioPlayer
        let second: ScenarioPlayer

        init(_ first: ScenarioPlayer, _ second: ScenarioPlayer) {
            self.first = first
            self.second = second
        }
    }

    private let first: ExploredScene
    private let second: ExploredScene
    private let gestures: GestureSet

    private var followed = FollowedPatterns()

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
            followed: Set(moment.first.player.followedRules))
    }

    package func expansion(
        of state: ReachedState<Moment>, knowing visited: VisitedStates
    ) -> StateExpansion<Moment> {
        let moment = state.step.map { played(state.parent, $0).moment } ?? state.parent
        var count = 0
        var successors: [Successor] = []
        followed.news = []
        if gestures.endsWithDrag, state.step != nil, moment.first.engine.isQuiet {
            return StateExpansion(moment, [], transitionCount: 0)
        }
        for step in first.steps(moment.first.engine, gestures) {
            let (next, isSettled, patterns) = played(moment, step)
            if first.isRefused(next.first) { continue }
            count += 1
            followed.note(patterns, after: step)
            let key = key(of: next)
            let isOver = next.first.isOver && next.second.isOver
            if isOver || visited.contains(key) { continue }
            successors.append(Successor(step, key: key, isSettled: isSettled, suspicions: differences(next)))
        }
        return StateExpansion(moment, successors, transitionCount: count, followed: followed.news)
    }

    package func moment(after steps: [ExploreStep]) -> Moment {
        steps.reduce(Moment(first.begin(), second.begin())) { played($0, $1).moment }
    }

    /// Plays a step, and returns the patterns that the first scene's delegates followed.
    private func played(
        _ moment: Moment, _ step: ExploreStep
    ) -> (moment: Moment, isSettled: Bool, followed: [SourceRange]) {
        var (one, other) = (moment.first.copy(), moment.second.copy())
        one.play(step.statement)
        other.play(step.statement)
        var followed = one.player.followedRules
        let (oneSettled, otherSettled) = (first.settle(&one, in: gestures), second.settle(&other, in: gestures))
        if oneSettled { followed += one.player.followedRules }
        return (Moment(one, other), oneSettled || otherSettled, followed)
    }

    private func key(of moment: Moment) -> StateKey {
        var writer = StateWriter(includingFacts: false)
        moment.first.write(to: &writer)
        moment.second.write(to: &writer)
        return writer.key
    }

    // MARK: - Differences

    private func differences(_ moment: Moment) -> [Suspicion] {
        let (one, other) = (moment.first, moment.second)
        if one.isOver != other.isOver || second.isRefused(other) { return [Suspicion(.difference(list: nil))] }
        guard one.isAtRest, other.isAtRest, !one.isOver else { return [] }
        return zip(one.engine.lists, other.engine.lists).compactMap { list, twin in
            let isSame =
                labels(list.shown, one) == labels(twin.shown, other)
                && labels(list.model, one) == labels(twin.model, other)
            return isSame ? nil : Suspicion(.difference(list: list.name))
        }
    }

    private func labels(_ rows: Arrangement, _ player: ScenarioPlayer) -> [String] {
        rows.allItems.map { player.engine.label(of: $0) }
    }

    /// Both are played from the start again. The spec expects the rows of the second.
    package func confirmed(_ suspicion: Suspicion, after steps: [ExploreStep], settled: Bool) -> FoundFailure? {
        let moment = moment(after: steps.filter { $0 != first.settling })
        guard differences(moment).contains(where: { $0.failure == suspicion.failure }) else { return nil }
        return FoundFailure(suspicion.failure, steps: steps, expectation: expectation(suspicion.failure, moment))
    }

    /// `expect order in people: A B C`, with the rows of the second scene.
    private func expectation(_ failure: ExploreFailure, _ moment: Moment) -> String? {
        guard case .difference(let name?) = failure,
            let list = moment.second.engine.lists.first(where: { $0.name == name })
        else { return nil }
        let rows = labels(list.shown, moment.second).map { Spelling.label($0) }.joined(separator: " ")
        return "settle\nexpect order in \(Spelling.label(name)): \(rows.isEmpty ? "none" : rows)"
    }
}

extension ScenarioPlayer {
    fileprivate var isOver: Bool { isStopped || hasUnexpectedException }

    fileprivate var isAtRest: Bool { engine.isQuiet && !engine.hasPendingLoads }
}
