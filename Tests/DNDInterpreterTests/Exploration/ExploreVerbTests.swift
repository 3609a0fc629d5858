import DNDInterpreter
import DragDrop
import Testing

@testable import DNDExploration

/// Tests the table of steps.
struct ExploreVerbTests {
    /// A set of gestures leaves out rows by their words, before any step is spelled.
    @Test(arguments: MergedStateTests.scenes)
    func `Every step begins with the word of its row`(text: String) throws {
        let scene = ExploredScene(try program(text), scenario: nil, invariants: [])
        var random = SeededGenerator(seed: 3)
        var player = scene.begin()
        var count = 0
        for _ in 0..<20 {
            let moment = ExploreVerb.Moment(player.engine)
            for row in ExploreVerb.table where row.moments.contains(moment) {
                for choice in row.choices(player.engine) {
                    for text in [choice.text, choice.plain].compactMap({ $0 }) {
                        #expect(text.prefix { $0 != " " } == row.verb)
                        count += 1
                    }
                }
            }
            guard let step = ExploreVerb.random(scene, player.engine, &random) else { break }
            player.play(step.statement)
        }
        #expect(count > 20)
    }
}
