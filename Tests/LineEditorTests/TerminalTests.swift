import TerminalSupport
import Testing

@testable import LineEditor

struct TerminalTests {
    struct Setting: CustomTestStringConvertible {
        let name: String
        var arguments: [String] = []
        var changes: [String: String?] = [:]
        let state: String
        var testDescription: String { name }
    }

    static let editable: [Setting] = [
        .init(name: "dumb", changes: ["TERM": "dumb"], state: "editing"),
        .init(name: "unknown", changes: ["TERM": "no-such-terminal"], state: "editing"),
        .init(name: "unknown, of a known family", changes: ["TERM": "xterm-nosuch"], state: "editing"),
        .init(name: "LC_ALL=C", changes: ["LC_ALL": "C"], state: "editing"),
        .init(name: "no locale", changes: ["LANG": nil], state: "editing"),
        .init(name: "a locale that is not installed", changes: ["LC_ALL": "xx_XX.UTF-8"], state: "editing"),
        .init(name: "a locale with another character set", changes: ["LC_ALL": "POSIX"], state: "editing"),
    ]

    @Test(arguments: editable)
    func `editing works, also beyond ASCII`(_ setting: Setting) throws {
        let terminal = try PseudoTerminal(setting.arguments, setting.changes)
        try terminal.expect("READY \(setting.state)\r\n")
        try terminal.expect("dnd> ")
        terminal.type("é本🍎\u{1B}[D日\r")
        try terminal.expect(#"LINE "é本日🍎""#)
    }

    static let plain: [Setting] = [
        .init(name: "no TERM", changes: ["TERM": nil], state: "noTerminal"),
        .init(name: "an empty TERM", changes: ["TERM": ""], state: "noTerminal"),
        .init(name: "no library", arguments: ["--library", "libedit-missing.so"], state: "noLibrary"),
        .init(name: "another library", arguments: ["--library", "libc.so.6"], state: "noLibrary"),
        .init(name: "an Emacs buffer", changes: ["TERM": "emacs"], state: "editingOff"),
    ]

    @Test(arguments: plain)
    func `without editing, lines and Ctrl-C and Ctrl-D still work`(_ setting: Setting) throws {
        let terminal = try PseudoTerminal(setting.arguments, setting.changes)
        try terminal.expect("READY \(setting.state)\r\n")
        try terminal.expect("dnd> ")
        terminal.type("{\r")
        try terminal.expect("... ")
        terminal.type("é}\r")
        try terminal.expect(#"LINE "{\né}""#)
        try terminal.expect("dnd> ")
        terminal.type("{\r")
        try terminal.expect("... ")
        terminal.type("half\u{3}")
        try terminal.expect(#"CANCELLED "{""#)
        try terminal.expect("dnd> ")
        terminal.type("{\r")
        try terminal.expect("... ")
        terminal.type("\u{4}")
        try terminal.expect(#"CANCELLED "{""#)
        try terminal.expect("dnd> ")
        terminal.type("\u{4}")
        try terminal.expect("END")
        #expect(try terminal.end() == 0)
    }

    @Test func `an unknown terminal gets no warning and no escape sequences`() throws {
        let terminal = try PseudoTerminal([], ["TERM": "no-such-terminal"])
        try terminal.expect("dnd> ")
        terminal.type("exit\r")
        #expect(try terminal.end() == 0)
        #expect(terminal.text == "READY editing\r\ndnd> exit\r\n")
    }

    // MARK: - The user's file

    private func terminal(editrc: String, _ state: String) throws -> PseudoTerminal {
        let directory = try TemporaryDirectory()
        try directory.write(Array(editrc.utf8), to: "editrc")
        let terminal = try PseudoTerminal([], ["EDITRC": directory.path("editrc")])
        // By then the file has been read and can be removed.
        try withExtendedLifetime(directory) { _ = try terminal.expect("READY \(state)\r\n") }
        return terminal
    }

    @Test func `the user's file can switch editing off`() throws {
        let terminal = try terminal(editrc: "edit off\n", "editingOff")
        terminal.type("abx\u{7F}c\r")
        try terminal.expect(#"LINE "abc""#)
    }

    @Test func `the user's file can bind keys, for this program too`() throws {
        let terminal = try terminal(editrc: "probe:bind ^T ed-move-to-beg\nother:bind ^T ed-move-to-end\n", "editing")
        try terminal.expect("dnd> ")
        terminal.type("bc\u{14}a\r")
        try terminal.expect(#"LINE "abc""#)
    }

    @Test func `vi keys keep Escape, Tab and Ctrl-C`() throws {
        let terminal = try terminal(editrc: "bind -v\n", "editing")
        try terminal.expect("dnd> ")
        terminal.type("li\t1\u{1B}0ix\r")
        try terminal.expect(#"LINE "xlift 1""#)
        try terminal.expect("dnd> ")
        terminal.type("abc\u{1B}")
        try terminal.expect("abc")
        terminal.type("\u{3}")
        try terminal.expect(#"CANCELLED "abc""#)
        #expect(!terminal.text.contains("?2004"))
    }

    // MARK: - Prompts

    @Test(arguments: [
        ("dnd> ", "dnd> "), ("\u{1B}[1mdnd>\u{1B}[0m ", "\u{1}\u{1B}[1m\u{1}dnd>\u{1}\u{1B}[0m\u{1} "),
        ("\u{1B}[1mdnd> \u{1B}[0m", "\u{1}\u{1B}[1m\u{1}dnd>\u{1}\u{1B}[0m\u{1} "),
        ("\u{1B}[1mdnd>\u{1B}[0m", "\u{1}\u{1B}[1m\u{1}dnd>\u{1}\u{1B}[0m\u{1} "),
        ("\u{1B}[1m\u{1B}[38;5;4mé\u{1B}[0m ", "\u{1}\u{1B}[1m\u{1B}[38;5;4m\u{1}é\u{1}\u{1B}[0m\u{1} "),
        ("", ""),
    ])
    func `escape sequences are marked and never last`(prompt: String, marked: String) {
        #expect(PromptText.marked(prompt) == marked)
    }
}
