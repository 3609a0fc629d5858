import TerminalSupport
import Testing

struct HistoryKeysTests {
    private let up = "\u{1B}[A"
    private let down = "\u{1B}[B"

    private func enter(_ lines: [String], _ terminal: PseudoTerminal) throws {
        for line in lines {
            try terminal.expect("dnd> ")
            terminal.type(line + "\r")
            try terminal.expect("LINE ")
        }
        try terminal.expect("dnd> ")
    }

    @Test func `Up and Down walk through the entries and back to the half line`() throws {
        let terminal = try PseudoTerminal()
        try enter(["one", "two"], terminal)
        terminal.type("half" + up)
        try terminal.expectRow("dnd> two")
        terminal.type(up + up + down + down + "\r")
        try terminal.expect(#"LINE "half""#)
    }

    @Test func `a typed block is one entry`() throws {
        let terminal = try PseudoTerminal()
        try enter(["one"], terminal)
        terminal.type("{\ra\r}\r")
        try terminal.expect(#"LINE "{\na\n}""#)
        try terminal.expect("dnd> ")
        terminal.type(up + "!\r")
        try terminal.expect(#"LINE "{\na\n}!""#)
        try terminal.expect("dnd> ")
        terminal.type(up + up + up + "\r")
        try terminal.expect(#"LINE "one""#)
    }

    @Test func `going up from an entry of several lines clears all its rows`() throws {
        let terminal = try PseudoTerminal()
        try enter(["one", "\u{1B}[200~aa\rbb\rcc\u{1B}[201~"], terminal)
        terminal.type(up)
        try terminal.expect("cc")
        let row = terminal.screen.row
        terminal.type(up)
        try terminal.wait(for: "the entry of one line, and nothing beneath it") {
            terminal.screen.lines[row - 2...row] == ["dnd> one", "", ""] && terminal.screen.column == 8
        }
    }

    @Test func `entries of an earlier session are there, several lines and all`() throws {
        let directory = try TemporaryDirectory()
        let first = try PseudoTerminal(["--history", directory.path("history")])
        try enter(["one", "\u{1B}[200~日本\r\\n é\u{1B}[201~"], first)
        first.type("\u{4}")
        #expect(try first.end() == 0)
        let second = try PseudoTerminal(["--history", directory.path("history")])
        try second.expect("dnd> ")
        second.type(up + "\r")
        try second.expect(#"LINE "日本\n\\n é""#)
        try second.expect("dnd> ")
        second.type(up + up + "\r")
        try second.expect(#"LINE "one""#)
    }

    @Test func `a leading space and a repetition are not recorded`() throws {
        let directory = try TemporaryDirectory()
        let terminal = try PseudoTerminal(["--history", directory.path("history")])
        try enter(["one", "one", " secret"], terminal)
        #expect(try directory.read("history") == Array("#line-history 1\none\n".utf8))
        terminal.type(up + "\r")
        try terminal.expect(#"LINE "one""#)
    }

    @Test func `a killed session loses nothing that was entered`() throws {
        let directory = try TemporaryDirectory()
        let terminal = try PseudoTerminal(["--history", directory.path("history")])
        try enter(["one", "two"], terminal)
        terminal.signal(9)
        #expect(try terminal.end() == 128 + 9)
        #expect(try directory.read("history") == Array("#line-history 1\none\ntwo\n".utf8))
    }

    @Test func `Ctrl-R finds an entry`() throws {
        let terminal = try PseudoTerminal()
        try enter(["drag apple", "drop pear"], terminal)
        terminal.type("\u{12}appl")
        try terminal.expect("appl")
        terminal.type("\r")
        try terminal.expect(#"LINE "drag apple""#)
    }
}
