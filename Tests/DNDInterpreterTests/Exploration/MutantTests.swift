import DNDLanguage
import DNDResults
import DragDrop
import SourceText
import Testing
import Thoroughness

@testable import DNDExploration

/// Tests that exploring finds planted faults: every mutant of the textbook's delegate, by a table of operators, goes
/// wrong under some gesture, leaves other rows than the textbook, or is shown to be the same.
@Suite struct MutantTests {
    /// What exploring every drag of three rows says of a mutant.
    enum Verdict: Equatable {
        /// A failure, with the number of its steps.
        case fails(String, Int)

        /// Other rows or data than the textbook's, with the number of steps.
        case differs(Int)
        case same
    }

    /// A delegate in statements, of which a mutant changes one or two.
    struct Delegate {
        var proposal = "dropSessionDidUpdate -> move insertAt"
        var data = ["model remove item.source", "model insert item at destination"]
        var updates = ["list delete item.source", "list insert destination"]

        var text: String {
            let batch = (data + updates).joined(separator: "; ")
            return """
                table people: A B C
                delegate in people { \(proposal); performDropWith { each item { batch { \(batch) } } } }
                """
        }
    }

    struct Mutant: Sendable, CustomTestStringConvertible {
        let name: String
        let change: @Sendable (inout Delegate) -> Void
        let verdict: Verdict

        var testDescription: String { name }
    }

    private static func proposing(_ proposal: String, _ verdict: Verdict) -> Mutant {
        Mutant(
            name: "proposes \(proposal)", change: { $0.proposal = "dropSessionDidUpdate -> \(proposal)" },
            verdict: verdict)
    }

    private static func dropping(
        _ name: String, _ verdict: Verdict, _ change: @escaping @Sendable (inout Delegate) -> Void
    ) -> Mutant {
        Mutant(name: name, change: change, verdict: verdict)
    }

    static let mutants: [Mutant] = [
        dropping("as it is", .same) { _ in },
        // A statement is missing.
        dropping("without removing the data", .fails("E03", 2)) { $0.data.removeFirst() },
        dropping("without inserting the data", .fails("E03", 2)) { $0.data.removeLast() },
        dropping("without deleting the row", .fails("E01", 2)) { $0.updates.removeFirst() },
        dropping("without inserting the row", .fails("E01", 2)) { $0.updates.removeLast() },
        dropping("without telling the list", .fails("DND1004", 3)) { $0.updates = [] },
        dropping("without changing the data", .fails("DND1005", 3)) { $0.data = [] },
        dropping("without either", .differs(3)) { $0 = Delegate(proposal: $0.proposal, data: [], updates: []) },
        // Two statements in the other order.
        dropping("data inserted first", .fails("DND1005", 3)) { $0.data.reverse() },
        dropping("row inserted first", .same) { $0.updates.reverse() },
        dropping("list told first", .same) { ($0.data, $0.updates) = ($0.updates, $0.data) },
        // A statement twice.
        dropping("data removed twice", .fails("E03", 2)) { $0.data.insert($0.data[0], at: 0) },
        dropping("data inserted twice", .fails("E03", 2)) { $0.data.append($0.data[1]) },
        dropping("row deleted twice", .fails("E01", 2)) { $0.updates.insert($0.updates[0], at: 0) },
        dropping("row inserted twice", .fails("E01", 2)) { $0.updates.append($0.updates[1]) },
        // Source and destination exchanged.
        dropping("data removed at the destination", .fails("DND1007", 3)) { $0.data[0] = "model remove destination" },
        dropping("data inserted at the source", .fails("DND1005", 3)) {
            $0.data[1] = "model insert item at item.source"
        },
        dropping("row deleted at the destination", .fails("DND1007", 3)) { $0.updates[0] = "list delete destination" },
        dropping("row inserted at the source", .fails("DND1007", 3)) { $0.updates[1] = "list insert item.source" },
        dropping("both inserted at the source", .differs(3)) {
            ($0.data[1], $0.updates[1]) = ("model insert item at item.source", "list insert item.source")
        },
        dropping("both moved the other way", .differs(3)) {
            $0.data = ["model move destination to item.source"]
            $0.updates = ["list move destination to item.source"]
        },
        // Another place.
        dropping("data inserted at the top", .fails("DND1007", 2)) { $0.data[1] = "model insert item at 0" },
        dropping("both inserted at the top", .differs(2)) {
            ($0.data[1], $0.updates[1]) = ("model insert item at 0", "list insert 0")
        },
        dropping("row inserted second", .fails("DND1005", 2)) { $0.updates[1] = "list insert 1" },
        // Other updates.
        dropping("a move of the row", .same) { $0.updates = ["list move item.source to destination"] },
        dropping("a move of both", .same) {
            $0.data = ["model move item.source to destination"]
            $0.updates = ["list move item.source to destination"]
        },
        dropping("a reload of the row", .fails("DND1007", 3)) { $0.updates = ["list reload item.source"] },
        // Another proposal.
        proposing("move insertInto", .fails("fault", 3)), proposing("move unspecified", .fails("fault", 3)),
        proposing("move automatic", .differs(4)),
        proposing("copy insertAt", .fails("fault", 3)), proposing("cancel", .differs(3)),
        proposing("forbidden", .differs(3)),
    ]

    /// Every eighth mutant, or all with `DND_THOROUGH=1`.
    private static let played = mutants.enumerated().filter { index, _ in
        index % 8 == 1 || Thoroughness.triesAll
    }.map { $0.element }

    @Test(arguments: played)
    func `Each mutant is found, or is the same under every drag`(mutant: Mutant) throws {
        var delegate = Delegate()
        mutant.change(&delegate)
        let verdict = try Self.verdict(of: delegate)
        #expect(verdict == mutant.verdict)
    }

    @Test func `What brute force finds is no shorter`() throws {
        for mutant in Self.played {
            guard case .fails(_, let count) = mutant.verdict, count > 1 else { continue }
            var delegate = Delegate()
            mutant.change(&delegate)
            let scene = ExploredScene(try program(delegate.text), scenario: nil, invariants: [])
            let search = ShorterSearch(scene: scene) { steps in
                guard case .failed = scene.trial(steps) else { return false }
                return true
            }
            guard case .none = search.search(below: count) else {
                Issue.record("\(mutant.name) fails in fewer than \(count) steps")
                continue
            }
        }
    }

    private static func verdict(of delegate: Delegate) throws -> Verdict {
        let set = try #require(GestureSet.named("drags"))
        let scene = ExploredScene(try program(delegate.text), scenario: nil, invariants: [])
        var alone = ExhaustiveExploration(
            [ScriptExpander(ExploredScene(copy: scene), set, ignoringNames: true)], settling: scene.settling)
        alone.explore()
        #expect(alone.hit == nil)
        if let found = alone.found.first { return .fails(title(of: found.failure), found.steps.count) }
        let textbook = ExploredScene(try program("table people: A B C"), scenario: nil, invariants: [])
        var both = ExhaustiveExploration([PairExpander(scene, textbook, set)], settling: scene.settling)
        both.explore()
        #expect(both.hit == nil)
        return both.found.first.map { .differs($0.steps.count) } ?? .same
    }

    private static func title(of failure: ExploreFailure) -> String {
        switch failure {
        case .exception(let citation): "\(citation)"
        case .finding(let code, _): code.rawValue
        case .fault: "fault"
        case .invariant, .death, .difference, .end: "other"
        }
    }
}
