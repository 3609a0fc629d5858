import SourceText
import TerminalSupport
import Testing

@testable import LineEditor

struct CompletionTests {
    private func terminal(_ arguments: [String] = []) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal(arguments)
        try terminal.expect("dnd> ")
        return terminal
    }

    @Test func `a word with one candidate is completed`() throws {
        let terminal = try terminal()
        terminal.type("li\trow\r")
        try terminal.expect(#"LINE "lift row""#)
    }

    @Test func `candidates that agree further are inserted as far as they agree`() throws {
        let terminal = try terminal()
        terminal.type("d\t")
        try terminal.expectRow("dnd> dr")
        terminal.type("a\t\r")
        try terminal.expect(#"LINE "drag""#)
    }

    @Test func `candidates that do not agree are listed and the line is drawn again`() throws {
        let terminal = try terminal()
        terminal.type("dr\t")
        try terminal.expectRow("drag  lifts, hovers and drops")
        try terminal.expectRow("drop  ends over a row")
        try terminal.expect("dnd> dr")
        try terminal.expectCursor(column: 7)
        #expect(
            terminal.screen.lines[1...4] == [
                "dnd> dr", "drag  lifts, hovers and drops", "drop  ends over a row", "dnd> dr",
            ]
        )
        terminal.type("o\t 1\r")
        try terminal.expect(#"LINE "drop 1""#)
    }

    @Test func `the list appears below all rows of the text and the cursor returns into them`() throws {
        let terminal = try terminal()
        terminal.type("\u{1B}[200~dr\rsecond\rthird\u{1B}[201~")
        try terminal.expectRow("third")
        terminal.type("\u{1}\u{1B}[C\u{1B}[C\t")
        try terminal.expectRow("drop  ends over a row")
        try terminal.expect("third")
        try terminal.expectCursor(column: 7)
        #expect(
            terminal.screen.lines[1...8] == [
                "dnd> dr", "second", "third", "drag  lifts, hovers and drops", "drop  ends over a row",
                "dnd> dr", "second", "third",
            ]
        )
        #expect(terminal.screen.row == 6)
        terminal.type("ag\r")
        try terminal.expect(#"LINE "drag\nsecond\nthird""#)
    }

    @Test func `words beyond ASCII complete by characters`() throws {
        let terminal = try terminal()
        terminal.type("drop ét\tb\t日\t\r")
        try terminal.expect(#"LINE "drop étable 日本 ""#)
    }

    @Test func `the middle of a line can be completed`() throws {
        let terminal = try terminal()
        terminal.type("日 li row\u{1B}[D\u{1B}[D\u{1B}[D\u{1B}[D\t\r")
        try terminal.expect(#"LINE "日 lift  row""#)
    }

    @Test func `a line of a block can be completed`() throws {
        let terminal = try terminal()
        terminal.type("{\r")
        try terminal.expect("... ")
        terminal.type("li\t}\r")
        try terminal.expect(#"LINE "{\nlift }""#)
    }

    @Test func `nothing to complete rings the bell`() throws {
        let terminal = try terminal()
        terminal.type("xyz\t")
        try terminal.expect("\u{7}")
        terminal.type("\r")
        try terminal.expect(#"LINE "xyz""#)
    }

    // MARK: - Without a terminal

    private func completion(_ words: [String], _ range: Range<Int>) -> Completion {
        Completion(candidates: words.map { Completion.Candidate($0) }, replacing: range)
    }

    @Test func `the outcome counts characters while the owner counts bytes`() {
        let outcome = completion(["étage"], 4..<6).outcome(line: "日 é", lineOffset: 0)
        #expect(outcome == .replace(start: 2, count: 1, text: "étage"))
    }

    @Test func `ranges beyond the line are cut to it`() {
        #expect(completion(["a"], 0..<99).outcome(line: "xy", lineOffset: 5) == .replace(start: 0, count: 2, text: "a"))
        #expect(completion(["a"], 1..<2).outcome(line: "é", lineOffset: 0) == .replace(start: 0, count: 1, text: "a"))
    }

    @Test func `a common beginning shorter than what is typed is not inserted`() {
        let both = completion(["Drag", "Drop"], 0..<3)
        #expect(both.outcome(line: "dra", lineOffset: 0) == .list(both.candidates))
    }

    @Test func `a long list is cut and counted`() {
        let text = CandidateList.text((1...100).map { .init("c\($0)", description: "d") }, columns: 80)
        #expect(text.hasSuffix("c40   d\n… and 60 more rows\n"))
    }

    @Test func `rows are cut at the edge by columns`() {
        let text = CandidateList.text([.init("a", description: String(repeating: "x", count: 50))], columns: 20)
        #expect(text == "a  xxxxxxxxxxxxxxx…\n")
    }

    @Test func `candidates without descriptions share rows`() {
        let text = CandidateList.text(["a", "bb", "c", "d"].map { .init($0) }, columns: 12)
        #expect(text == "a   bb  c\nd\n")
    }
}
