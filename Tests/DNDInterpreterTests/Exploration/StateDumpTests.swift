import DNDInterpreter
import DNDLanguage
import DNDResults
import DragDrop
import Testing
import Thoroughness

@testable import DNDExploration

/// Tests the keys of states against an encoder that knows nothing of them: what is written by reflection, property by
/// property, must be equal where keys are.
@Suite struct StateDumpTests {
    static let loading = """
        app Photos { view album: sunset }
        table list: A B
        item sunset { type: public.png; after 700ms }
        delegate { performDropWith { each item { load item { model insert item at 0; list insert 0 } } } }
        """

    private static let walkCount = Thoroughness.count(2, all: 8)

    @Test(arguments: MergedStateTests.scenes)
    func `States with equal keys are equal in every property that can matter`(text: String) throws {
        let scene = ExploredScene(try program(text), scenario: nil, invariants: [])
        var random = SeededGenerator(seed: 17)
        var known: [StateKey: StateDump] = [:]
        var pairCount = 0
        for _ in 0..<Self.walkCount {
            var player = scene.begin()
            for _ in 0..<12 {
                guard let step = ExploreVerb.random(scene, player.engine, &random), player.engine.permits(step) else {
                    break
                }
                var successor = player.copy()
                successor.play(step.statement)
                guard successor.mismatches.isEmpty else { continue }
                player = successor
                var writer = StateWriter()
                player.write(to: &writer)
                let dump = StateDump(of: player)
                guard let other = known.updateValue(dump, forKey: writer.key) else { continue }
                pairCount += 1
                #expect(dump.lines == other.lines, "\(Set(dump.lines).symmetricDifference(other.lines).sorted())")
            }
        }
        #expect(pairCount > 0 || Self.walkCount == 2, "\(pairCount)")
    }
}
