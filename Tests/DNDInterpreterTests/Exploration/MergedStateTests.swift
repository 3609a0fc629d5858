import DNDInterpreter
import DNDLanguage
import DNDResults
import DragDrop
import Testing

@testable import DNDExploration

/// Tests that states with equal keys continue alike: what an exhaustive exploration rests on.
@Suite struct MergedStateTests {
    static let scenes = [
        "table list: A B C",
        "collection list: A B C D { data diffable }",
        "table list: A B C { reorders; editing }",
        "table one: A B\ncollection two: C D",
        "table list: A B C { spring-loaded }\nview well",
        "app Photos { view album: sunset }\ntable list: A B\nitem sunset { type: public.png; after 700ms }",
        "table list: A B C { visible 2 }",
        "table list: A B\nanimations on",
    ]

    /// A walk keeps the first player that it finds for each state, and continues each later one beside it.
    @Test(arguments: scenes)
    func `Merged states are continued both ways, and do not part`(text: String) throws {
        let scene = ExploredScene(try program(text), scenario: nil, invariants: [])
        var random = SeededGenerator(seed: 41)
        var known: [StateKey: ScenarioPlayer] = [:]
        var pairCount = 0
        for _ in 0..<20 {
            var player = scene.begin()
            for _ in 0..<30 {
                guard let step = ExploreVerb.random(scene, player.engine, &random), player.engine.permits(step) else {
                    break
                }
                var successor = player.copy()
                successor.play(step.statement)
                guard successor.mismatches.isEmpty else { continue }
                player = successor
                let key = key(of: player)
                if let other = known[key] {
                    pairCount += 1
                    expectAlike(player.copy(), other.copy(), scene, &random)
                } else {
                    known[key] = player.copy()
                }
            }
        }
        #expect(pairCount > 20, "\(pairCount)")
    }

    private func key(of player: ScenarioPlayer) -> StateKey {
        var writer = StateWriter(includingFacts: false)
        player.write(to: &writer)
        return writer.key
    }

    private func expectAlike(
        _ first: ScenarioPlayer, _ second: ScenarioPlayer, _ scene: ExploredScene, _ random: inout SeededGenerator
    ) {
        var (first, second) = (first, second)
        var steps: [String] = []
        for _ in 0..<5 {
            guard let step = ExploreVerb.random(scene, first.engine, &random), first.engine.permits(step) else {
                return
            }
            steps.append(step.text)
            let (one, other) = (continued(&first, step), continued(&second, step))
            guard one == other else {
                Issue.record("after \(steps): \(one) and \(other)")
                return
            }
            guard first.mismatches.isEmpty else { return }
        }
    }

    /// The calls of a step, and the rows and findings after it.
    private func continued(_ player: inout ScenarioPlayer, _ step: ExploreStep) -> [String] {
        let start = player.engine.trace.count
        player.play(step.statement)
        let calls = player.engine.trace[start...].compactMap { entry -> String? in
            guard case .call(let call, let answer, let isImplemented) = entry.kind else { return nil }
            return
                "\(call.question) \(call.list) "
                + "\(String(describing: call.path)) \(String(describing: answer)) \(isImplemented)"
        }
        let rows = player.engine.lists.map { list in
            "\(list.shown.allItems.map { player.engine.label(of: $0) }) \(list.model.allItems.count)"
        }
        return calls + rows + player.findings.map { $0.code.rawValue } + ["\(player.mismatches.count)"]
    }
}
