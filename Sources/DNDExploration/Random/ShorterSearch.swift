internal import DNDInterpreter
internal import DragDrop

/// Searches exhaustively for fewer steps that fail in the same way.
package struct ShorterSearch {
    let scene: ExploredScene
    let isWrong: ([ExploreStep]) -> Bool

    /// The number of sequences to try before the search gives up.
    static let triesMax = 20_000

    package enum Outcome: Equatable {
        case shorter([ExploreStep])

        /// No shorter sequence fails.
        case none(tryCount: Int)

        /// The number of sequences exceeds the limit.
        case unknown
    }

    /// Searches for the shortest failing sequence with fewer steps than `count`.
    func search(below count: Int) -> Outcome {
        var tryCount = 0
        var level: [[ExploreStep]] = [[]]
        for _ in 1..<max(1, count) {
            var next: [[ExploreStep]] = []
            for steps in level {
                guard let player = played(steps) else { continue }
                for step in ExploreVerb.all(scene, player.engine) {
                    guard player.engine.permits(step) else { continue }
                    tryCount += 1
                    guard tryCount <= Self.triesMax else { return .unknown }
                    if isWrong(steps + [step]) { return .shorter(steps + [step]) }
                    next.append(steps + [step])
                }
            }
            level = next
        }
        return .none(tryCount: tryCount)
    }

    /// Plays the steps; returns nil when the run ends before the last one.
    private func played(_ steps: [ExploreStep]) -> ScenarioPlayer? {
        var player = scene.begin()
        for step in steps { player.play(step.statement) }
        return player.isStopped || player.hasUnexpectedException ? nil : player
    }
}
