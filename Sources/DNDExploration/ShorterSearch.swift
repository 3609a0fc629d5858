internal import DNDInterpreter
internal import DragDrop

/// Looks for fewer steps that go wrong in the same way, by trying all there are.
package struct ShorterSearch {
    let scene: ExploredScene
    let isWrong: ([ExploreStep]) -> Bool

    /// Sequences that are tried before the search gives up.
    static let triesMax = 20_000

    package enum Outcome: Equatable {
        case shorter([ExploreStep])

        /// All shorter sequences are fine.
        case none(tryCount: Int)

        /// There are too many of them.
        case unknown
    }

    /// The shortest sequence with fewer steps than these.
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

    /// Nil where something ends the run before the last step.
    private func played(_ steps: [ExploreStep]) -> ScenarioPlayer? {
        var player = scene.begin()
        for step in steps { player.play(step.statement) }
        return player.isStopped || player.hasUnexpectedException ? nil : player
    }
}
