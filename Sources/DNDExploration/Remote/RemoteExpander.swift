internal import DNDLanguage
package import DragDrop
package import SourceText

/// Plays steps from states in another process, which plays the path to a state again for each step.
package final class RemoteExpander: StateExpander {
    private let player: any PathPlayer
    private let scene: ExploredScene

    /// Whether states with equal keys are one. Otherwise each path is a state of its own.
    private let merges: Bool

    /// Paths to states that were known, with the keys of these, to be continued both ways: every tenth, up to a number.
    package private(set) var samples: [(path: [String], key: StateKey)] = []
    private var mergedCount = 0

    private static let samplePeriod = 10
    private static let samplesAtMost = 12

    /// Nothing is followed here: only scripts have patterns.
    package var followed: Set<SourceRange> { [] }

    /// The scene must not be that of another thread.
    package init(_ player: any PathPlayer, _ scene: ExploredScene, merging merges: Bool = true) {
        self.player = player
        self.scene = scene
        self.merges = merges
    }

    package func begin() -> BegunExploration<[String]> {
        let first = player.begin()
        return BegunExploration([], key: first.key ?? .start, suspicions: suspicions(first))
    }

    package func expansion(
        of state: ReachedState<[String]>, knowing visited: VisitedStates
    ) -> StateExpansion<[String]> {
        let path = state.parent + (state.step.map { [$0.text] } ?? [])
        let played = player.steps(after: path)
        let successors = played.compactMap { step -> Successor? in
            guard let parsed = scene.step(step.text) else { return nil }
            // A state that ends the program is not continued, so no two of them are the same.
            let key = step.key.map { merges ? $0 : Self.key(of: path + [step.text]) } ?? .start
            if visited.contains(key) {
                sample(path + [step.text], key)
                return nil
            }
            return Successor(parsed, key: key, isSettled: step.isSettled, suspicions: suspicions(step))
        }
        return StateExpansion(path, successors, transitionCount: played.count)
    }

    private func sample(_ path: [String], _ key: StateKey) {
        mergedCount += 1
        guard mergedCount % Self.samplePeriod == 1, samples.count < Self.samplesAtMost else { return }
        samples.append((path, key))
    }

    private static func key(of path: [String]) -> StateKey {
        var writer = StateWriter()
        writer.write(path)
        return writer.key
    }

    private func suspicions(_ step: PlayedStep) -> [Suspicion] {
        step.failures.map { failure in
            Suspicion(failure.failure, invariant: failure.invariant.map { scene.invariants[$0] })
        }
    }

    /// What was seen once in a fresh program is not played again here: a spec of the steps shows it.
    package func confirmed(_ suspicion: Suspicion, after steps: [ExploreStep], settled: Bool) -> FoundFailure? {
        let settling = settled && suspicion.invariant != nil ? [scene.settling].compactMap { $0 } : []
        return FoundFailure(suspicion.failure, invariant: suspicion.invariant, steps: steps + settling)
    }
}

extension ExhaustiveExploration<RemoteExpander> {
    /// Paths to known states, to be continued both ways.
    package var samples: [(path: [String], key: StateKey)] { expanders.flatMap { $0.samples } }
}
