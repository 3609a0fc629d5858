internal import DNDLanguage
package import DragDrop

/// Plays steps from states in another process.
package final class RemoteExpander: StateExpander {
    package static let stepsAtOnce = 500

    private let player: any PathPlayer
    private let scene: ExploredScene

    /// Whether states with equal keys are one. Otherwise each path is a state of its own.
    private let merges: Bool

    /// The scene must not be that of another thread.
    package init(_ player: any PathPlayer, _ scene: ExploredScene, merging merges: Bool = true) {
        self.player = player
        self.scene = scene
        self.merges = merges
    }

    package func begin() -> BegunExploration<[String]> {
        let first = player.begin()
        return BegunExploration(
            [], key: first.key ?? .start, suspicions: suspicions(first),
            covered: Set(first.covered))
    }

    package func expansion(
        of state: ReachedState<[String]>, knowing visited: VisitedStates
    ) -> StateExpansion<[String]> {
        let path = state.parent + (state.step.map { [$0.text] } ?? [])
        let played =
            merges ? player.expansion(after: path, at: visited.key(of: state.number)) : player.steps(after: path)
        var covered: [(step: ExploreStep, items: Set<CoverageItem>)] = []
        let successors = played.compactMap { step -> Successor? in
            guard let parsed = scene.step(step.text) else { return nil }
            if !step.covered.isEmpty { covered.append((parsed, Set(step.covered))) }
            if step.key == nil, step.failures.isEmpty { return nil }
            // A state that ends the program is not continued, so no two of them are the same.
            let key = step.key.map { merges ? $0 : Self.key(of: path + [step.text]) } ?? .start
            if visited.contains(key) { return nil }
            return Successor(parsed, key: key, isSettled: step.isSettled, suspicions: suspicions(step))
        }
        return StateExpansion(path, successors, transitionCount: played.count, covered: covered)
    }

    /// A play that has come to a known state goes on only if the steps from there are for its own process.
    package func owner(of key: StateKey, among count: Int) -> Int? {
        merges ? StateShare.index(of: key, among: count) : nil
    }

    package func moment(after steps: [ExploreStep]) -> [String] { steps.map { $0.text } }

    private static func key(of path: [String]) -> StateKey {
        var writer = StateWriter()
        writer.write(path)
        return writer.key
    }

    private func suspicions(_ step: PlayedStep) -> [Suspicion] {
        step.failures.map { failure in
            Suspicion(
                failure.failure, invariant: failure.invariant.map { scene.invariants[$0] },
                expectation: failure.expectation)
        }
    }

    /// What was seen once in a fresh program is not played again here: a spec of the steps shows it.
    package func confirmed(_ suspicion: Suspicion, after steps: [ExploreStep], settled: Bool) -> FoundFailure? {
        let settling = settled && suspicion.invariant != nil ? [scene.settling].compactMap { $0 } : []
        return FoundFailure(
            suspicion.failure, invariant: suspicion.invariant, steps: steps + settling,
            expectation: suspicion.expectation)
    }
}
