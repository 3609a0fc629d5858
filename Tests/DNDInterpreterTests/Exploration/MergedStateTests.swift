import DNDExploration
import DNDInterpreter
import DNDLanguage
import DNDSpecs
import Foundation
import Testing
import Thoroughness

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

    @Test(arguments: scenes)
    func `Merged states are continued both ways, and do not part`(text: String) throws {
        var walks = MergedStates(ExploredScene(try program(text), scenario: nil, invariants: []), seed: 41)
        for _ in 0..<20 { #expect(walks.walk(stepCountMax: 30) == []) }
        #expect(walks.pairCount > 20, "\(walks.pairCount)")
    }

    // MARK: - The scenes of all specs

    /// The pairs of a thorough run, and of an ordinary one.
    private static let pairCountMin = Thoroughness.count(1_000, all: 100_000)

    private static let specs: [LoadedSpec] = {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        let search = SpecSearch([root.appendingPathComponent("specs").path])
        let loader = SpecLoader(root: search.root)
        return search.files.compactMap { try? loader.load($0).get() }
    }()

    /// Rounds of a walk in each scene, until there are enough pairs.
    @Test func `The states of the scenes of all specs do not part either`() {
        var (walks, names) = ([MergedStates](), [String]())
        for spec in Self.specs where !spec.hasErrors {
            for scenario in spec.program.scenarios where !spec.program.isHosted(scenario) {
                let scene = ExploredScene(spec.program, scenario: scenario, invariants: [])
                walks.append(MergedStates(scene, seed: UInt64(walks.count)))
                names.append("\(spec.file.name): \(scenario.name)")
            }
        }
        #expect(walks.count > 1_000)
        var pairCount = 0
        var order = Array(walks.indices)
        var random = SeededGenerator(seed: 41)
        while pairCount < Self.pairCountMin {
            order.shuffle(using: &random)
            for index in order where pairCount < Self.pairCountMin {
                let before = walks[index].pairCount
                for fault in walks[index].walk(stepCountMax: 12) { Issue.record("\(names[index]): \(fault)") }
                pairCount += walks[index].pairCount - before
            }
        }
        print("MergedStateTests: \(pairCount) merged states in \(walks.count { $0.pairCount > 0 }) scenes")
    }
}
