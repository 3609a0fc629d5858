import TerminalSupport
import Testing

struct PasteTests {
    private func terminal(_ changes: [String: String?] = [:]) throws -> PseudoTerminal {
        let terminal = try PseudoTerminal([], changes)
        try terminal.expect("dnd> ")
        return terminal
    }

    private func pasted(_ text: String) -> String { "\u{1B}[200~" + text + "\u{1B}[201~" }

    @Test func `several lines are one entry, run by Enter`() throws {
        let terminal = try terminal()
        terminal.type(pasted("drag 1\rhover 2\rdrop"))
        try terminal.expectRow("hover 2")
        try terminal.expectRow("drop")
        #expect(!terminal.text.contains("LINE"))
        terminal.type("\r")
        try terminal.expect(#"LINE "drag 1\nhover 2\ndrop""#)
    }

    @Test(arguments: ["a\rb\r", "a\nb\n", "a\r\nb\r\n", "a\rb\r\r\n"])
    func `a newline at the end does not run the paste`(text: String) throws {
        let terminal = try terminal()
        terminal.type(pasted(text))
        try terminal.expectRow("b")
        terminal.type("!\r")
        try terminal.expect(#"LINE "a\nb!""#)
    }

    @Test func `a paste goes in at the cursor`() throws {
        let terminal = try terminal()
        terminal.type("ad\u{1B}[D" + pasted("b日\rc") + "\r")
        try terminal.expect(#"LINE "ab日\ncd""#)
    }

    @Test func `control characters do not act as keys`() throws {
        let terminal = try terminal()
        terminal.type(pasted("a\u{1B}[Db\u{1}c\u{4}\td") + "\r")
        try terminal.expect(#"LINE "a[Dbc\td""#)
    }

    @Test func `an incomplete paste goes on with the second prompt`() throws {
        let terminal = try terminal()
        terminal.type(pasted("{\ra") + "\r")
        try terminal.expect("... ")
        terminal.type("}\r")
        try terminal.expect(#"LINE "{\na\n}""#)
    }

    @Test func `a large paste arrives whole`() throws {
        let terminal = try terminal()
        let lines = (1...2_000).map { "row \($0) é" }
        terminal.type(pasted(lines.joined(separator: "\r")))
        terminal.type("\r")
        try terminal.expect("LINE \"" + lines.joined(separator: "\\n") + "\"")
    }

    @Test func `whole pastes are asked for only while a line is read`() throws {
        let terminal = try terminal()
        terminal.type("spin\r")
        try terminal.expect("SPINNING")
        #expect(terminal.text.contains("\u{1B}[?2004lSPINNING"))
        terminal.type("\u{3}")
        try terminal.expect("\u{1B}[?2004h")
        terminal.type("exit\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.text.hasSuffix("\u{1B}[?2004l"))
    }
}
