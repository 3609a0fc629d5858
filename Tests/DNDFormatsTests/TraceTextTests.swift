import DNDDrawing
import DNDFormats
import DNDResults
import DragDrop
import Testing

/// Tests the trace's text for the REPL: a part of a trace, and a single call.
@Suite struct TraceTextTests {
    private let trace: TraceRecord

    init() throws {
        let result = Golden.result(of: "table people: A B C\ndrag A; hover C; drop\nexpect order: B C A\n")
        trace = try #require(result.scenarios.first).trace
    }

    @Test func `An entry has the same number in every part of the trace`() {
        let whole = TraceText(trace).lines().map { $0.plain }.map { words($0) }
        for start in trace.entries.indices {
            #expect(TraceText(trace).lines(from: start).map { $0.plain }.map { words($0) } == Array(whole[start...]))
        }
    }

    @Test func `Calls and actions are numbered, gestures and notes are not`() {
        let numbers = trace.entries.indices.compactMap { TraceText(trace).number(of: $0) }
        #expect(numbers == Array(1...numbers.count))
        for (index, entry) in trace.entries.enumerated() {
            switch entry.kind {
            case .call, .action: #expect(TraceText(trace).number(of: index) != nil)
            default: #expect(TraceText(trace).number(of: index) == nil)
            }
        }
    }

    @Test func `A call is shown with what the app does in it`() throws {
        let entry = try #require(
            trace.entries.firstIndex { entry in
                guard case .call(let call, _, _) = entry.kind else { return false }
                return call.question == .performDrop
            })
        #expect(
            TraceText(trace).lines(ofCall: entry).map { $0.plain } == [
                "10 ← tableView(_:performDropWith:)  at [0, 2] after removal       R132 Q05",
                "11 →   performBatchUpdates          delete [0, 0]  insert [0, 2]  B09",
                "12 →   drop(_:toRowAt:)             A to [0, 2]                   R165",
            ])
    }

    /// A spec, a method, and the end of the line of its last call.
    @Test(arguments: [
        ("table t: A B C\ndrag A; hover C; drop", "performDropWith", "R132 Q05"),
        ("collection c: A B C\ndrag A; hover C; drop", "performDropWith", "R134"),
        ("table t: A B C\ndrag A; hover end in t; cancel", "dropSessionDidUpdate", "R097 Q26"),
        ("table t: A B C\ndrag A; hover C; cancel", "dropSessionDidUpdate", "R097"),
        ("table t: A B\ndelegate { without dropSessionDidUpdate }\ndrag A; cancel", "dropSessionDidUpdate", "R097 Q06"),
        ("collection c: A B C { selected: A B }\ndrag A; hover C; drop", "performDropWith", "R160 Q16"),
        (
            "collection c { section One: A B; section Two: X; reorders }\ndrag A; hover X; drop", "moveItemAt",
            "R135 Q17 Q21"
        ),
    ])
    func `A line names the open questions that decided about it`(spec: String, method: String, end: String) throws {
        let result = Golden.result(of: spec + "\nexpect state: idle\n")
        let lines = TraceText(try #require(result.scenarios.first).trace).lines().map { $0.plain }
        let line = try #require(lines.last { $0.contains(method) && !$0.contains("not called") })
        #expect(line.hasSuffix("  " + end), "\(line)")
    }

    @Test func `Past the end there is nothing`() {
        #expect(TraceText(trace).lines(from: trace.entries.count).map { $0.plain }.isEmpty)
        #expect(TraceText(.none).lines().map { $0.plain }.isEmpty)
        #expect(TraceText(trace).lines(ofCall: 9999).map { $0.plain }.isEmpty)
    }

    @Test func `Characters that move the cursor are not printed`() throws {
        let spec = "table people: \"\u{1B}[31mred\" B\ndrag 0; hover 1; drop\nexpect order: B\n"
        let result = Golden.result(of: spec)
        let report = TextReport(isVerbose: true).text(of: result)
        #expect(!report.contains("\u{1B}"))
        #expect(report.contains("\u{FFFD}[31mred"))
    }

    /// Ignores the alignment, which depends on the lines shown.
    private func words(_ line: String) -> [Substring] { line.split(separator: " ") }
}
