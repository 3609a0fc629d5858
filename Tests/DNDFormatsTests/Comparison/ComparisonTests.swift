import DNDFormats
import DNDResults
import Testing

@testable import DNDDrawing

/// Tests the comparison of two runs.
@Suite struct ComparisonTests {
    private static let scene = "table people: A B C D\n"

    private func run(_ name: String, _ text: String) -> ComparableRun {
        let result = Golden.result(of: Self.scene + text)
        return ComparableRun(name: name, result.scenarios.map { CallSequence($0, in: result.sources) })
    }

    @Test func `A run is the same as itself`() {
        let first = run("a.dnd", "drag A; hover C; drop\nexpect order: B C A D\n")
        let comparison = RunComparison(first, first)
        #expect(comparison.isSame)
        #expect(ComparisonText(comparison).lines == ["1 scenario the same, 15 calls"])
    }

    @Test func `Events carry the calls as values, and are compared as a saved trace is`() throws {
        let result = Golden.result(of: Self.scene + "drag A; hover C; drop\nexpect order: A B C D\n")
        let maker = EventMaker(keepsTraces: true, keepsSequences: true)
        let lines = result.scenarios.map { EventStream.line(.scenario(maker.event(of: $0, in: result.sources))) }
        let read = try EventStream.events(in: Array(lines.joined().utf8))
        let sequences = result.scenarios.map { CallSequence($0, in: result.sources) }
        #expect(ComparableRun(name: "a", events: read) == ComparableRun(name: "a", sequences))
        let without = EventMaker(keepsTraces: true).event(of: result.scenarios[0], in: result.sources)
        #expect(ComparableRun(name: "a", events: [.scenario(without)]).scenarios.isEmpty)
    }

    @Test func `The first divergence is shown with what comes before it, and why`() {
        let first = run("a.dnd", "drag A; hover C; drop\nexpect state: idle\n")
        let second = run(
            "b.dnd", "delegate { dropSessionDidUpdate at 2 -> forbidden }\ndrag A; hover C; drop\nexpect state: idle\n")
        let update = "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)"
        #expect(
            ComparisonText(RunComparison(first, second)).lines == [
                "different: spec",
                "  a  a.dnd: spec.dnd:2, passed",
                "  b  b.dnd: spec.dnd:3, passed",
                "          drag [0, 0]  line 2",
                "    …",
                "      8 ← \(update) at [0, 0] → move insertAt [R097]",
                "        * the gap is at [0, 0] after removal [R119]",
                "          hover [0, 2]  line 2",
                "  -   9 ← \(update) at [0, 2] → move insertAt [R097]",
                "  +   9 ← \(update) at [0, 2] → forbidden [R097]",
                "  -     * the gap is at [0, 2] after removal [R116]",
                "          drop  line 2",
                "  -     × not called: moveRowAt [R132]",
                "  -  10 ← tableView(_:performDropWith:) at [0, 2] after removal [R132]",
                "  -  11 →   performBatchUpdates delete [0, 0]  insert [0, 2] [B09]",
                "    …",
                "  both by R097: dropSessionDidUpdate comes again whenever the finger moves or",
                "            content scrolls below it.",
                "  15 lines the same, 1 changed, 7 only in a, 3 only in b",
                "",
                "1 scenario different",
            ])
    }

    @Test func `Scenarios are paired by their names, and one alone with the one there is`() {
        let first = run(
            "a.dnd", "scenario \"x\" { drag A; drop; expect state: idle }\nscenario \"y\" { expect state: idle }\n")
        let second = run(
            "b.dnd", "scenario \"z\" { expect state: idle }\nscenario \"x\" { drag A; drop; expect state: idle }\n")
        let comparison = RunComparison(first, second)
        #expect(comparison.scenarios.map { $0.title } == ["x", "y", "z"])
        #expect(comparison.scenarios.map { $0.isSame } == [true, false, false])
        #expect(
            ComparisonText(comparison).lines == [
                "only in a: y", "  a  a.dnd: spec.dnd:3, passed", "",
                "only in b: z", "  b  b.dnd: spec.dnd:2, passed", "",
                "2 scenarios different, 1 the same",
            ])
        let alone = RunComparison(
            run("a.dnd", "scenario \"p\" { drag A; drop; expect state: idle }\n"),
            run("b.dnd", "scenario \"q\" { drag A; drop; expect state: idle }\n"))
        #expect(alone.isSame)
    }

    /// Rows as letters: `AB` is the calls A and B; a lower-case letter is the same call with another answer.
    @Test(arguments: [
        ("", "", ""), ("AB", "AB", "=="), ("AB", "A", "=-"), ("B", "AB", "+="), ("AbC", "ABC", "=~="),
        ("ABC", "ADC", "=-+="), ("AB", "BA", "+=-"), ("aB", "BA", "-=+"), ("ABAB", "AB", "--=="),
    ])
    func `Lines are aligned with the fewest differences`(first: String, second: String, expected: String) {
        let rows = ScenarioComparison(Self.scenario(first), Self.scenario(second)).rows
        let signs = rows.map { row in
            switch row {
            case .same: "="
            case .changed: "~"
            case .onlyFirst: "-"
            case .onlySecond: "+"
            }
        }
        #expect(signs.filter { $0 == "=" }.count == expected.filter { $0 == "=" }.count)
        #expect(signs.sorted() == expected.map { String($0) }.sorted(), "\(signs)")
        // The rows contain both sides completely, in order.
        let left = rows.compactMap { row -> Int? in
            switch row {
            case .same(let left, _), .changed(let left, _), .onlyFirst(let left): left
            case .onlySecond: nil
            }
        }
        #expect(left == Array(0..<first.count))
    }

    private static func scenario(_ letters: String) -> ComparableRun.Scenario {
        ComparableRun.Scenario(
            title: "", place: "", state: "",
            items: letters.map { letter in
                ComparableRun.Item(
                    CallSequence.Message(
                        kind: .call, number: 1, from: "", to: "", text: letter.uppercased(),
                        answer: letter.isLowercase ? "other" : nil, questions: [], depth: 0, milliseconds: 0))
            })
    }

    @Test func `JSON says what the text says`() throws {
        let first = run("a.dnd", "drag A; hover C; drop\nexpect state: idle\n")
        let second = run("b.dnd", "drag A; hover D; drop\nexpect state: idle\n")
        let text = ComparisonDocument.text(of: RunComparison(first, second))
        #expect(text.hasPrefix("{\n  \"a\" : \"a.dnd\",\n  \"b\" : \"b.dnd\",\n  \"same\" : false,"))
        #expect(text.contains(/"firstDivergence" : {\s+"a" : {[^}]+"text" : "hover \[0, 2\]"/))
        #expect(text.contains(/"b" : {[^}]+"text" : "hover \[0, 3\]"/))
    }
}
