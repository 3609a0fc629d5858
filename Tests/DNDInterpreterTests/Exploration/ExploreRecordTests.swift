import DNDLanguage
import DNDResults
import Foundation
import JSON
import SourceText
import Testing
import Thoroughness

@testable import DNDExploration

/// Tests that shards join into the whole, and that an exploration goes on where it was interrupted.
@Suite struct ExploreRecordTests {
    private typealias Whole = ExhaustiveExploration<ScriptExpander>

    private static let inbox = """
        table inbox: A B
        app Photos { view album: sunset }
        item sunset { type: public.png; after 200ms }
        delegate in inbox {
          performDropWith { each item {
            placeholder insert at destination for item
            load item { placeholder commit { model insert item at destination } }
          } }
        }
        """

    private static let careless = """
        table people: A B C
        delegate { performDropWith {
          each item { batch { model insert item at destination; list delete item.source } }
        } }
        """

    private static let failing = """
        table people: A B
        @invariant scenario "never" { expect order: B A }
        """

    /// Texts with the sets that are explored. With `DND_THOROUGH=1` there are more, and more shards and interruptions.
    private static let scenes =
        [
            (inbox, "drags"), (careless, "selection"), (failing, "drags"),
            ("table one: A B\ncollection two: C", "single-drag"),
        ] + (Thoroughness.triesAll ? [("table people: A B C", "drags"), ("table people: A B", "everything")] : [])

    /// Asks so often whether to go on that it is interrupted between states of one depth.
    private func exploration(
        _ text: String, _ set: String, takingFirstStep: @escaping (Int) -> Bool = { _ in true }
    ) throws -> (Whole, ExploredScene) {
        let program = try program(text)
        let scene = ExploredScene(program, scenario: nil, invariants: program.invariants)
        let gestures = try #require(GestureSet.named(set))
        let expander = ScriptExpander(ExploredScene(copy: scene), gestures, ignoringNames: false)
        let exploration = Whole(
            [expander], limits: ExhaustiveLimits(states: 100_000), settling: scene.settling,
            takingFirstStep: takingFirstStep, stepsAtOnce: 500)
        return (exploration, scene)
    }

    private func certificate(_ exploration: Whole, of set: String, _ shard: Shard? = nil) -> ExploreCertificate {
        let outcome = exploration.outcome(rows: nil)
        var certificate = ExploreCertificate(
            scene: "x.dnd", gestures: set, omittedVerbs: [], assumptions: [], sizes: [outcome.size],
            command: ["explore"] + (shard.map { ["--shard", $0.text] } ?? []), version: "1")
        certificate.findings = outcome.found.map { $0.finding(rows: nil) }
        certificate.shard = shard
        if shard != nil { certificate.records = [outcome.record] }
        return certificate
    }

    @Test(arguments: scenes)
    func `The certificates of all shards are that of the whole`(text: String, set: String) throws {
        var (whole, _) = try exploration(text, set)
        whole.explore()
        for count in Thoroughness.triesAll ? [2, 5] : [3] {
            var parts: [MergedCertificate.Part] = []
            for number in (1...count).reversed() {
                let shard = try #require(Shard(number: number, of: count))
                var (part, _) = try exploration(text, set) { shard.contains(UInt64($0)) }
                part.explore()
                let bytes = Array(certificate(part, of: set, shard).json.text(in: .lines).utf8)
                parts.append(("\(number)", try #require(ExploreCertificate(bytes: bytes))))
            }
            #expect(try MergedCertificate(parts).certificate == certificate(whole, of: set))
        }
    }

    @Test(arguments: scenes)
    func `An interrupted exploration goes on to the same end`(text: String, set: String) throws {
        var (whole, _) = try exploration(text, set)
        whole.explore()
        for portions in Thoroughness.triesAll ? [1, 2, 3, 5] : [2] {
            var (begun, _) = try exploration(text, set)
            var count = 0
            begun.explore { _ in
                count += 1
                return count < portions
            }
            let bytes = Array(begun.record(rows: 7).json.text(in: .lines).utf8)
            let record = try #require(ExploreRecord(bytes: bytes))
            #expect(record.rows == 7 && record == begun.record(rows: 7))
            var (resumed, scene) = try exploration(text, set)
            try resumed.goOn(from: record) { scene.step($0) }
            resumed.explore()
            #expect(certificate(resumed, of: set) == certificate(whole, of: set))
            #expect(resumed.record(rows: nil) == whole.record(rows: nil))
        }
    }

    @Test func `An exploration does not go on in another scene`() throws {
        var (begun, _) = try exploration("table people: A B C", "drags")
        begun.explore()
        var record = begun.record(rows: nil)
        var (longer, scene) = try exploration("table people: A B C D", "drags")
        #expect(throws: ExploreRecord.Fault.self) { try longer.goOn(from: record) { scene.step($0) } }
        record.steps[0] = "drag Z"
        var (same, its) = try exploration("table people: A B C", "drags")
        #expect(throws: ExploreRecord.Fault.self) { try same.goOn(from: record) { its.step($0) } }
    }

    @Test func `A record with numbers that mean nothing is refused`() throws {
        var (begun, _) = try exploration("table people: A B", "drags")
        begun.explore()
        let text = begun.record(rows: nil).json.text(in: .lines)
        let digits = try #require(text.firstMatch(of: /"states"\s*:\s*"([0-9a-f]+)"/)).1
        for bad in [digits.dropLast(), "x" + digits.dropFirst(), digits + digits] {
            let changed = text.replacing(digits, with: bad)
            #expect(ExploreRecord(bytes: Array(changed.utf8)) == nil)
        }
    }

    @Test func `Shards that do not belong together are refused`() throws {
        func part(_ text: String) throws -> ExploreCertificate {
            var (exploration, _) = try exploration("table people: A B", "drags")
            exploration.explore()
            return certificate(exploration, of: "drags", Shard(text))
        }
        func message(_ parts: [ExploreCertificate]) -> String? {
            do throws(MergedCertificate.Fault) {
                _ = try MergedCertificate(parts.enumerated().map { ("\($0.offset).json", $0.element) })
                return nil
            } catch {
                return error.message
            }
        }
        var other = try part("2/2")
        other.scene = "y.dnd"
        var short = try part("2/2")
        short.sizes = []
        #expect(try message([part("1/2")]) == "shard 2/2 is missing")
        #expect(try message([part("1/2"), part("1/2")]) == "shard 1/2 is there 2 times")
        #expect(try message([part("1/2"), other]) == "1.json and 0.json are not shards of one exploration")
        #expect(try message([part("1/2"), part("2/3")]) == "1.json and 0.json are not shards of one exploration")
        #expect(
            try message([part("1/2"), short])
                == "1.json is not complete: go on with `dnd explore 1.json --resume`")
        #expect(try message([part("1/2"), part("2/2")]) == nil)
    }
}
