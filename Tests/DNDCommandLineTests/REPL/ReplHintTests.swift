import DNDDrawing
import LineEditor
import Testing

@testable import DNDCommandLine
@testable import DNDSession
@testable import SourceText

/// Tests the dim hint after the cursor, without a terminal.
@Suite struct ReplHintTests {
    private func hint(_ text: String, recalled: [String] = [], after lines: [String] = []) -> Hint? {
        let repl = Repl(style: .plain, isScript: false, environment: .withFiles) { _ in }
        for line in lines { _ = repl.run(line) }
        return ReplCompletion(repl.session).hint(text, recalled: recalled)
    }

    @Test(arguments: [
        ("dr", ["drag 1; drop"], "ag 1; drop"), ("drag ", ["drag A; drop", "drag 1"], "A; drop"),
        ("why", ["why canHandle"], " canHandle"),
        ("delegate", ["delegate in list {\n  with canHandle\n}"], " in list { …"),
    ])
    func `an entry that can be played is taken`(text: String, recalled: [String], shown: String) {
        #expect(hint(text, recalled: recalled)?.shown == shown)
    }

    @Test func `an entry whose labels are gone is passed over`() {
        let recalled = ["drag Anna; drop", "drag A; drop"]
        #expect(hint("drag A", recalled: recalled)?.shown == "; drop")
        #expect(hint("drag A", recalled: recalled, after: ["table people: Anna"])?.shown == "nna; drop")
    }

    @Test(arguments: ["drag A; hoover 2", "frobnicate A", "drag {"])
    func `an entry that cannot be read is no hint`(entry: String) {
        #expect(hint(String(entry.prefix(2)), recalled: [entry])?.inserted != String(entry.dropFirst(2)))
    }

    @Test(arguments: [
        ("tabl", "e ", "e "), ("drag 1; sett", "le ", "le "), ("why moveRowA", "t ", "t "),
    ])
    func `a word with one way to go on is completed`(text: String, shown: String, inserted: String) {
        #expect(hint(text) == Hint(shown: shown, inserted: inserted))
    }

    @Test(arguments: ["d", "xyz", "drag 1;"])
    func `no hint where there is nothing to say`(text: String) {
        #expect(hint(text) == nil)
    }

    @Test(arguments: [
        ("hover ", "TARGET [in LIST] …"), ("why ", "METHOD"), ("drag 1 ", "[from | in]"), ("save ", "FILE"),
    ])
    func `behind a blank stands what the phrase wants next, and cannot be taken`(text: String, shown: String) {
        #expect(hint(text) == Hint(shown: shown))
    }

    @Test(arguments: [("drag 1 from list ", nil), ("drag x from well ", "[at]"), ("drag x ", "[from | in | at]")])
    func `a point is offered where a plain view is touched`(text: String, shown: String?) {
        #expect(hint(text, after: ["view well: x", "table list: A B"])?.shown == shown)
    }
}
