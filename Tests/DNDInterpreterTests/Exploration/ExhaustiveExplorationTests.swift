import DNDLanguage
import DNDResults
import Dispatch
import DragDrop
import SourceText
import Testing

@testable import DNDExploration

/// Tests that every gesture of a set is played, and that failures are found on shortest paths.
@Suite struct ExhaustiveExplorationTests {
    private func explored(
        _ text: String, _ gestures: String = "drags", limits: ExhaustiveLimits = ExhaustiveLimits(),
        ignoringNames: Bool = true, jobs: Int = 1
    ) throws -> (exploration: ExhaustiveExploration<ScriptExpander>, scene: ExploredScene) {
        let program = try program(text)
        let invariants = program.scenarios.filter { $0.tags.contains { $0.name == "invariant" } }.flatMap { $0.body }
        let scene = ExploredScene(program, scenario: nil, invariants: invariants)
        let set = try #require(GestureSet.named(gestures))
        var exploration = exploration(of: scene, set, limits: limits, ignoringNames: ignoringNames, jobs: jobs)
        exploration.explore()
        return (exploration, scene)
    }

    private func exploration(
        of scene: ExploredScene, _ set: GestureSet, limits: ExhaustiveLimits = ExhaustiveLimits(),
        ignoringNames: Bool = true, jobs: Int = 1
    ) -> ExhaustiveExploration<ScriptExpander> {
        let expanders = (0..<jobs).map { _ in
            ScriptExpander(ExploredScene(copy: scene), set, ignoringNames: ignoringNames)
        }
        return ExhaustiveExploration(expanders, limits: limits, settling: scene.settling) { count, work in
            nonisolated(unsafe) let work = work
            DispatchQueue.concurrentPerform(iterations: count) { work($0) }
        }
    }

    @Test(arguments: ["drags", "selection", "everything"])
    func `Several threads find the same as one`(set: String) throws {
        for text in [Self.careless, "table one: A B\ncollection two: C"] {
            let limits = ExhaustiveLimits(states: 300)
            let one = try explored(text, set, limits: limits).exploration
            let several = try explored(text, set, limits: limits, jobs: 3).exploration
            #expect(one.stateCount == several.stateCount && one.transitionCount == several.transitionCount)
            #expect(one.depth == several.depth && one.hit == several.hit && one.reached == several.reached)
            #expect(one.found.map { $0.steps } == several.found.map { $0.steps })
        }
    }

    /// Steps on a tree of paths. The first step after a path in `special` covers something, which is told once, as a
    /// delegate's patterns are.
    private final class TreeExpander: StateExpander {
        static let stepsAtOnce = 100

        private let scene: ExploredScene
        private let children: [String: [String]]
        private let special: Set<String>
        private var hasCovered = false

        init(_ scene: ExploredScene, _ children: [String: [String]], special: Set<String>) {
            (self.scene, self.children, self.special) = (scene, children, special)
        }

        private func key(of path: String) -> StateKey {
            var writer = StateWriter()
            writer.write([path])
            return writer.key
        }

        func begin() -> BegunExploration<String> { BegunExploration("", key: key(of: ""), suspicions: []) }

        func expansion(of state: ReachedState<String>, knowing visited: VisitedStates) -> StateExpansion<String> {
            let path = state.parent + (state.step.map { "\($0.text);" } ?? "")
            let steps = (children[path] ?? []).compactMap { scene.step($0) }
            let isNew = special.contains(path) && !hasCovered
            hasCovered = hasCovered || isNew
            return StateExpansion(
                path, steps.map { Successor($0, key: key(of: "\(path)\($0.text);"), isSettled: false, suspicions: []) },
                transitionCount: steps.count, covered: isNew ? steps.prefix(1).map { ($0, [.answer("it")]) } : [])
        }

        func moment(after steps: [ExploreStep]) -> String { steps.map { "\($0.text);" }.joined() }

        func confirmed(_ suspicion: Suspicion, after steps: [ExploreStep], settled: Bool) -> FoundFailure? { nil }
    }

    @Test func `What is covered has the first path there, also when a thread takes states of another`() throws {
        let scene = ExploredScene(try program("table list: A"), scenario: nil, invariants: [])
        let waits = (1...5).map { "wait \($0)ms" }
        // The first thread makes the first four states of the second layer, and the second one the last two, so it
        // takes the fourth as well.
        let (fourth, fifth) = ("wait 1ms;wait 4ms;", "wait 4ms;wait 1ms;")
        let children = [
            "": waits, "wait 1ms;": Array(waits.prefix(4)), "wait 4ms;": ["wait 1ms"], "wait 5ms;": ["wait 1ms"],
            fourth: ["wait 2ms"], fifth: ["wait 3ms"],
        ]
        for jobs in 1...3 {
            let expanders = (0..<jobs).map { _ in
                TreeExpander(ExploredScene(copy: scene), children, special: [fourth, fifth])
            }
            var exploration = ExhaustiveExploration(expanders, settling: nil)
            exploration.explore()
            #expect(exploration.stateCount == 14)
            #expect(
                exploration.reached[.answer("it")]?.map { $0.text } == ["wait 1ms", "wait 4ms", "wait 2ms"], "\(jobs)")
        }
    }

    /// Deletes before it inserts, so that one of two directions is wrong.
    private static let careless = """
        table people: A B C
        delegate { performDropWith { each item { batch {
          model insert item at destination; model remove item.source
          list insert destination; list delete item.source
        } } } }
        """

    @Test(arguments: ["table list: A B", "collection list: A B", "table list: A B { data diffable }"])
    func `The textbook's delegates are proved`(scene: String) throws {
        for set in ["drags", "single-drag", "selection"] {
            let (exploration, _) = try explored(scene, set)
            #expect(exploration.found.isEmpty && exploration.hit == nil, "\(set)")
            #expect(exploration.transitionCount > exploration.stateCount, "\(set)")
        }
    }

    @Test func `A failure is found in the fewest steps, which brute force cannot undercut`() throws {
        let (exploration, scene) = try explored(Self.careless)
        #expect(!exploration.found.isEmpty && exploration.hit == nil)
        for found in exploration.found {
            let search = ShorterSearch(scene: scene) { steps in
                guard case .failed(found.failure) = scene.trial(steps) else { return false }
                return true
            }
            guard case .none = search.search(below: found.steps.count) else {
                Issue.record("\(found.steps.map { $0.text }) is not the shortest")
                continue
            }
        }
    }

    @Test func `Names of rows that nothing mentions only multiply the states`() throws {
        let alike = try explored("table list: A B C").exploration
        let named = try explored("table list: A B C", ignoringNames: false).exploration
        #expect(named.stateCount == alike.stateCount * 6, "each arrangement of three rows")
        #expect(named.found.isEmpty && alike.found.isEmpty)

        let faults = try explored(Self.careless).exploration.found.map { $0.failure }
        let namedFaults = try explored(Self.careless, ignoringNames: false).exploration.found.map { $0.failure }
        #expect(Set(faults) == Set(namedFaults))
    }

    @Test func `A single drag reaches fewer arrangements than any number of drags`() throws {
        let once = try explored("table list: A B C", "single-drag", ignoringNames: false).exploration
        let often = try explored("table list: A B C", ignoringNames: false).exploration
        #expect(once.stateCount < often.stateCount && once.depth < often.depth)
    }

    @Test func `A limit that is hit is named`() throws {
        #expect(try explored("table list: A B C", limits: ExhaustiveLimits(depth: 2)).exploration.hit == .depth(2))
        let bounded = try explored("table list: A B C", limits: ExhaustiveLimits(states: 50)).exploration
        #expect(bounded.hit == .states(50) && bounded.stateCount == 50)
    }

    @Test func `A growth that ends at the limit is told early`() throws {
        #expect(ExploreEstimate([1, 20, 200, 1_000], limit: 1_000_000)?.depthsLeft(after: 1_000) == 5)
        #expect(ExploreEstimate([1, 20, 200, 1_000, 1_200], limit: 1_000_000) == nil)
        #expect(ExploreEstimate([1, 20, 200], limit: 1_000_000) == nil)
        #expect(
            ExploreEstimate([1, 20, 200, 1_000], limit: 1_000_000)?.sentence(after: 1_000)
                == "the number of states grows 5.0 times with each step: "
                + "at this rate the limit comes in about 5 steps")
    }

    @Test func `An interrupted exploration says so`() throws {
        let scene = ExploredScene(try program("table list: A B C D"), scenario: nil, invariants: [])
        var exploration = exploration(of: scene, .standard)
        exploration.explore { _ in false }
        #expect(exploration.hit == .interrupted)
    }

    @Test func `Whatever names a row tells rows apart`() throws {
        func mention(_ text: String) throws -> String? {
            let block = Parser.parse(file: .builtIn, source: .init(name: "", text: text)).block
            return NamedRows.mention(in: block, of: try program(text).fixture.scenes, playing: nil)
        }
        #expect(try mention("table list: A B\nscenario \"s\" { drag A; cancel; expect state: idle }") == nil)
        #expect(try mention("table list: A B\ndelegate { canHandle -> true }") == nil)
        #expect(try mention("table list: A B\ndelegate { itemsForBeginning at A -> none }") == "A")
        #expect(try mention("table list: A B { selected: B }") == "B")
        #expect(try mention("table list: A B\n@invariant scenario \"i\" { expect shown: A B }") == "A")
    }

    @Test func `A text gets other numbers of rows, without two rows of one name`() throws {
        let source = SourceFile(name: "", text: "table one: A B C { editing }\ncollection two: D\nview well\n")
        #expect(
            try ResizedScene.text(of: source, rows: 2)
                == "table one: A B { editing }\ncollection two: D row-1\nview well\n")
        #expect(throws: ResizedScene.Fault.noList) {
            try ResizedScene.text(of: SourceFile(name: "", text: "view well\n"), rows: 2)
        }
        #expect(throws: ResizedScene.Fault.notOneSection("list")) {
            try ResizedScene.text(of: SourceFile(name: "", text: "table list { section Now: A }\n"), rows: 2)
        }
    }
}
