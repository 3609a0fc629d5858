import Glibc
import TerminalSupport
import Testing

struct InterruptTests {
    private func terminal(_ changes: [String: String?] = [:]) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal([], changes)
        try terminal.expect("dnd> ")
        return terminal
    }

    private func expectAlive(_ terminal: PseudoTerminal) throws {
        try terminal.expect("dnd> ")
        terminal.type("still here\r")
        try terminal.expect("LINE \"still here\"\r\n")
    }

    struct Moment: CustomTestStringConvertible {
        let testDescription: String
        let typed: String
        /// The text to wait for before the interrupt, since the kernel discards unread input.
        let shown: String
        let discarded: String
    }

    static let moments: [Moment] = [
        .init(testDescription: "on an empty line", typed: "", shown: "", discarded: ""),
        .init(testDescription: "at the end of a line", typed: "lift", shown: "lift", discarded: "lift"),
        .init(testDescription: "in the middle", typed: "日本\u{1B}[D", shown: "日\u{1B}7本", discarded: "日本"),
        .init(testDescription: "in a search", typed: "abc\u{12}x", shown: "no match for", discarded: "abc"),
        .init(testDescription: "in half a key", typed: "ab\u{1B}[", shown: "ab", discarded: "ab"),
        .init(testDescription: "in a paste", typed: "ab\u{1B}[200~cd", shown: "ab", discarded: "ab"),
    ]

    @Test(arguments: moments)
    func `Ctrl-C throws the line away and keeps the session`(_ moment: Moment) throws {
        let terminal = try terminal()
        terminal.type(moment.typed)
        try terminal.expect(moment.shown)
        terminal.type("\u{3}")
        try terminal.expect("CANCELLED \(moment.discarded.debugDescription)\r\n")
        try expectAlive(terminal)
    }

    @Test func `Ctrl-C in a block throws all of it away`() throws {
        let terminal = try terminal()
        terminal.type("{\r")
        try terminal.expect("... ")
        terminal.type("second")
        try terminal.expect("second")
        terminal.type("\u{3}")
        try terminal.expect(#"CANCELLED "{\nsecond""#)
        try expectAlive(terminal)
    }

    @Test func `Ctrl-C shows where it was pressed`() throws {
        let terminal = try terminal()
        terminal.type("lift\u{1B}[D\u{1B}[D")
        try terminal.expectCursor(column: 7)
        terminal.type("\u{3}")
        try terminal.expectRow("dnd> lift^C")
    }

    @Test func `Ctrl-C while the program runs sets the flag`() throws {
        let terminal = try terminal()
        terminal.type("spin\r")
        try terminal.expect("SPINNING")
        terminal.type("\u{3}")
        try terminal.expect("INTERRUPTED")
        try expectAlive(terminal)
        try terminal.expect("dnd> ")
        terminal.type("x")
        try terminal.expect("x")
        terminal.type("\u{3}")
        try terminal.expect(#"CANCELLED "x""#)
    }

    @Test func `Ctrl-D on an empty line leaves`() throws {
        let terminal = try terminal()
        terminal.type("\u{4}")
        try terminal.expect("END")
        #expect(try terminal.end() == 0)
    }

    @Test func `Ctrl-D in a line deletes and does not leave`() throws {
        let terminal = try terminal()
        terminal.type("abxc\u{1B}[D\u{1B}[D\u{4}\u{5}\u{4}\r")
        try terminal.expect(#"LINE "abc""#)
    }

    @Test func `Ctrl-D in a block throws it away, and the next one leaves`() throws {
        let terminal = try terminal()
        terminal.type("{\r")
        try terminal.expect("... ")
        terminal.type("\u{4}")
        try terminal.expect(#"CANCELLED "{""#)
        try terminal.expect("dnd> ")
        terminal.type("\u{4}")
        try terminal.expect("END")
    }

    @Test func `being terminated leaves the terminal as it was`() throws {
        let terminal = try terminal()
        terminal.type("abc")
        try terminal.expect("abc")
        terminal.signal(SIGTERM)
        #expect(try terminal.end() == 128 + SIGTERM)
        #expect(terminal.text.hasSuffix("\u{1B}[?2004l"))
    }

    @Test func `a stopped session goes on where it was`() throws {
        let terminal = try terminal()
        terminal.type("lift ")
        try terminal.expect("lift ")
        terminal.signal(SIGSTOP)
        try terminal.expectStopped()
        terminal.signal(SIGCONT)
        try terminal.expect("dnd> lift ")
        terminal.type("1\r")
        try terminal.expect(#"LINE "lift 1""#)
    }

    @Test func `Ctrl-Z gives the terminal back to the shell, and the line is there again after it`() throws {
        let terminal = try PseudoTerminal(["--norc", "--noprofile", "-i"], ["PS1": "shell> "], program: "/bin/bash")
        try terminal.expect("shell> ")
        terminal.type(Probe.path + "\r")
        try terminal.expect("dnd> ")
        terminal.type("lift ")
        try terminal.expect("lift ")
        terminal.type("\u{1A}")
        let left = try terminal.expect("Stopped")
        #expect(left.hasPrefix("\u{1B}[?2004l"))
        try terminal.expect("shell> ")
        terminal.type("stty -a | tr ' ' '\\n' | grep -x -e '-*icanon;*' -e '-*echo;*' -e '-*icrnl;*' | sort | xargs\r")
        try terminal.expect("echo icanon icrnl\r\n")
        try terminal.expect("shell> ")
        terminal.type("fg\r")
        try terminal.expect("dnd> lift ")
        terminal.type("1\r")
        try terminal.expect(#"LINE "lift 1""#)
    }

    @Test func `a new width is used at once and the line is kept`() throws {
        let terminal = try terminal()
        terminal.type("0123456789")
        try terminal.expect("0123456789")
        terminal.resize(columns: 40)
        try terminal.expectRow("dnd> 0123456789")
        terminal.type(String(repeating: "x", count: 30))
        try terminal.expectRow("dnd> 0123456789" + String(repeating: "x", count: 25))
        try terminal.expectRow("xxxxx")
        terminal.type("\r")
        try terminal.expect("LINE \"0123456789" + String(repeating: "x", count: 30))
    }
}
