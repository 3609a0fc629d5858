import TerminalSupport
import Testing

struct EditingTests {
    struct Keys: CustomTestStringConvertible {
        let name: String
        let typed: String
        let line: String
        var testDescription: String { name }
    }

    static let keys: [Keys] = [
        .init(name: "plain text", typed: "lift row 1", line: "lift row 1"),
        .init(name: "left arrow", typed: "ac\u{1B}[Db", line: "abc"),
        .init(name: "left arrow in application mode", typed: "ac\u{1B}ODb", line: "abc"),
        .init(name: "right arrow", typed: "ac\u{1B}[D\u{1B}[D\u{1B}[Cb", line: "abc"),
        .init(name: "backspace", typed: "abx\u{7F}c", line: "abc"),
        .init(name: "Delete", typed: "abxc\u{1B}[D\u{1B}[D\u{1B}[3~", line: "abc"),
        .init(name: "Home and End", typed: "b\u{1B}[Ha\u{1B}[Fc", line: "abc"),
        .init(name: "Home and End, older codes", typed: "b\u{1B}[1~a\u{1B}[4~c", line: "abc"),
        .init(name: "Ctrl-A and Ctrl-E", typed: "b\u{1}a\u{5}c", line: "abc"),
        .init(name: "Ctrl-Left", typed: "drag one\u{1B}[1;5Drow ", line: "drag row one"),
        .init(name: "Ctrl-Left twice, Ctrl-Right", typed: "ab cd\u{1B}[1;5D\u{1B}[1;5D\u{1B}[1;5Cx", line: "abx cd"),
        .init(name: "Alt-Left and Alt-Right", typed: "ab cd\u{1B}[1;3D\u{1B}[1;3D\u{1B}[1;3Cx", line: "abx cd"),
        .init(name: "Ctrl-W", typed: "one two\u{17}three", line: "one three"),
        .init(name: "Ctrl-K", typed: "onetwo\u{1B}[D\u{1B}[D\u{1B}[D\u{B}", line: "one"),
        .init(
            name: "keys without meaning type nothing",
            typed: "a\u{1B}[1;2A\u{1B}[1;6D\u{1B}[5~\u{1B}[6~\u{1B}[2~\u{1B}[15~\u{1B}[24~\u{1B}OPb", line: "ab"),
        .init(name: "an accent", typed: "é", line: "é"),
        .init(name: "wide letters", typed: "日本", line: "日本"),
        .init(name: "an emoji", typed: "🍎", line: "🍎"),
        .init(name: "joined emoji", typed: "👩‍👩‍👧", line: "👩‍👩‍👧"),
        .init(name: "a combining mark", typed: "e\u{301}x", line: "e\u{301}x"),
        .init(name: "backspace over wide letters", typed: "日本語\u{7F}\u{7F}x", line: "日x"),
        .init(name: "insertion between wide letters", typed: "日本\u{1B}[Déx", line: "日éx本"),
        .init(
            name: "Alt-Up goes to the row above in a paste", typed: "\u{1B}[200~abc\rdef\u{1B}[201~\u{1B}[1;3Ax",
            line: "abcx\\ndef"),
    ]

    @Test(arguments: keys)
    func `keys edit the line`(_ keys: Keys) throws {
        let terminal = try PseudoTerminal()
        try terminal.expect("dnd> ")
        terminal.type(keys.typed + "\r")
        try terminal.expect("LINE \"\(keys.line.replacingEscapes)\"\r\n")
    }

    @Test(arguments: [("ab日本\u{1B}[D\u{1B}[Dé", "dnd> abé日本", 8), ("héllo\u{1B}[H\u{1B}[3~", "dnd> éllo", 5)])
    func `the screen shows what is in the line`(typed: String, row: String, column: Int) throws {
        let terminal = try PseudoTerminal()
        try terminal.expect("dnd> ")
        terminal.type(typed)
        try terminal.expectRow(row)
        try terminal.expectCursor(column: column)
    }

    @Test func `a line longer than the screen is wide comes back whole`() throws {
        let terminal = try PseudoTerminal()
        try terminal.expect("dnd> ")
        let long = (1...400).map(String.init).joined(separator: " ")
        terminal.type(long + "\r")
        try terminal.expect("LINE \"\(long)\"")
    }

    @Test func `bytes that are not UTF-8 are not dropped without a word`() throws {
        let terminal = try PseudoTerminal()
        try terminal.expect("dnd> ")
        terminal.send([0x61, 0xFF, 0xC3, 0x28, 0xE6, 0x97, 0x62, 0x0D])
        try terminal.expect("LINE \"a\u{FFFD}\u{FFFD}(\u{FFFD}b\"")
    }

    @Test func `a block is read with the second prompt and comes back whole`() throws {
        let terminal = try PseudoTerminal()
        try terminal.expect("dnd> ")
        terminal.type("list {\r")
        try terminal.expect("... ")
        terminal.type("a\r")
        try terminal.expect("... ")
        terminal.type("}\r")
        try terminal.expect(#"LINE "list {\na\n}""#)
    }

    @Test func `the right prompt follows the text`() throws {
        let terminal = try PseudoTerminal(["--right-prompt"])
        try terminal.expect("dnd> ")
        terminal.type("é1")
        let shown = "dnd> é1"
        try terminal.expectRow(shown + String(repeating: " ", count: 80 - 1 - 9 - 7) + "[3 bytes]")
    }

    @Test func `a coloured prompt takes no columns and its colour ends before the text`() throws {
        let terminal = try PseudoTerminal(["--colour"])
        try terminal.expect("\u{1B}[32mdnd>\u{1B}[0m ")
        terminal.type("abc\u{1B}[D")
        try terminal.expectRow("dnd> abc")
        try terminal.expectCursor(column: 7)
    }
}

extension String {
    /// The string as in `debugDescription`, without the quotes; `\n` in the expected text is a newline.
    var replacingEscapes: String {
        let lines = split(separator: "\\n", omittingEmptySubsequences: false)
        return String(lines.joined(separator: "\n").debugDescription.dropFirst().dropLast())
    }
}
