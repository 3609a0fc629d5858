import Foundation
import TerminalSupport
import Testing

@testable import LineEditor

/// Compares the table of keys with the keys' effects and with the documentation.
struct KeyTableTests {
    /// The line after a key, by the key's name in the table. `|` is where a subsequently typed `x` appears.
    static let effects: [String: (typed: String, key: String, line: String)] = [
        "Left": ("abc", Key.left, "ab|c"), "Ctrl-B": ("abc", Key.ctrl("b"), "ab|c"),
        "Right": ("abc" + Key.home, Key.right, "a|bc"), "Ctrl-F": ("abc" + Key.home, Key.ctrl("f"), "a|bc"),
        "Ctrl-Left": ("ab cd", Key.ctrlLeft, "ab |cd"), "Alt-Left": ("ab cd", "\u{1B}[1;3D", "ab |cd"),
        "Alt-B": ("ab cd", "\u{1B}b", "ab |cd"),
        "Ctrl-Right": ("ab cd" + Key.home, Key.ctrlRight, "ab| cd"),
        "Alt-Right": ("ab cd" + Key.home, "\u{1B}[1;3C", "ab| cd"), "Alt-F": ("ab cd" + Key.home, "\u{1B}f", "ab| cd"),
        "Home": ("abc", Key.home, "|abc"), "Ctrl-A": ("abc", Key.ctrl("a"), "|abc"),
        "End": ("abc" + Key.home, Key.end, "abc|"), "Ctrl-E": ("abc" + Key.home, Key.ctrl("e"), "abc|"),
        "Alt-Up": (Key.paste("abc\rdef"), "\u{1B}[1;3A", "abc|\\ndef"),
        "Ctrl-Up": (Key.paste("abc\rdef"), "\u{1B}[1;5A", "abc|\\ndef"),
        "Alt-Down": (Key.paste("abc\rdef") + Key.home, "\u{1B}[1;3B", "abc\\n|def"),
        "Ctrl-Down": (Key.paste("abc\rdef") + Key.home, "\u{1B}[1;5B", "abc\\n|def"),
        "Backspace": ("abc", Key.backspace, "ab|"), "Ctrl-H": ("abc", Key.ctrl("h"), "ab|"),
        "Delete": ("abc" + Key.home, Key.delete, "|bc"), "Ctrl-D": ("abc" + Key.home, Key.ctrl("d"), "|bc"),
        "Ctrl-W": ("ab cd", Key.ctrl("w"), "ab |"), "Alt-Backspace": ("ab cd", "\u{1B}\u{7F}", "ab |"),
        "Alt-D": ("ab cd" + Key.home, "\u{1B}d", "| cd"), "Ctrl-Delete": ("ab cd" + Key.home, "\u{1B}[3;5~", "| cd"),
        "Ctrl-K": ("abc" + Key.left, Key.ctrl("k"), "ab|"), "Ctrl-U": ("abc" + Key.left, Key.ctrl("u"), "|"),
        "Ctrl-Y": ("abc" + Key.ctrl("u"), Key.ctrl("y"), "abc|"), "Ctrl-T": ("ab", Key.ctrl("t"), "ba|"),
        "Ctrl-_": ("abc" + Key.ctrl("u"), Key.ctrl("_"), "abc|"),
        "Ctrl-X Ctrl-U": ("abc" + Key.ctrl("u"), Key.ctrl("x") + Key.ctrl("u"), "abc|"),
        "Alt-Enter": ("abc", Key.altEnter, "abc\\n|"), "Ctrl-V": ("abc", Key.ctrl("v") + "é", "abcé|"),
        "Up": ("a", Key.up, "drag 2|"), "Ctrl-P": ("a", Key.ctrl("p"), "drag 2|"),
        "Down": ("a" + Key.up, Key.down, "a|"), "Ctrl-N": ("a" + Key.up, Key.ctrl("n"), "a|"),
        "PageUp": ("dr", Key.pageUp, "dr|ag 2"), "Alt-P": ("dr", "\u{1B}p", "dr|ag 2"),
        "PageDown": ("dr" + Key.pageUp, Key.pageDown, "dr|"), "Alt-N": ("dr" + Key.pageUp, "\u{1B}n", "dr|"),
        "Ctrl-R": ("", Key.ctrl("r") + "ag 1" + Key.end, "drag 1|"),
        "Ctrl-S": ("", Key.ctrl("r") + "ag" + Key.ctrl("r") + Key.ctrl("s") + Key.end, "drag 2|"),
        "Tab": ("li", "\t", "lift |"),
    ]

    /// Keys that end a line or quit, and Ctrl-L, which clears the screen; `ScreenTests` tests them.
    static let elsewhere: Set = ["Enter", "Ctrl-L", "Ctrl-C", "Ctrl-Z"]

    @Test(arguments: effects.keys.sorted())
    func `a key does what its row says`(key: String) throws {
        // Given some text, and a history
        let effect = try #require(Self.effects[key])
        let directory = try TemporaryDirectory()
        try directory.write(HistoryFormat.encode(["drag 1", "drag 2"]), to: "history")
        let terminal = try PseudoTerminal(["--history", directory.path("history")])
        try terminal.expect("dnd> ")
        terminal.type(effect.typed)

        // When the key is pressed and a letter typed
        terminal.type(effect.key + "x\r")

        // Then the line has changed as described
        try terminal.expect("LINE \"" + effect.line.replacing("|", with: "x") + "\"")
    }

    @Test func `every key of the table is pressed by a test`() {
        let keys = KeyTable.rows.flatMap { $0.keys }
        #expect(Set(keys) == Set(Self.effects.keys).union(Self.elsewhere))
        #expect(Set(keys).count == keys.count)
    }

    @Test func `no key is bound to two things`() {
        let bound = KeyTable.rows.flatMap { $0.bindings }.map { $0.keys }
        #expect(Set(bound).count == bound.count)
    }

    @Test(arguments: [("docs/repl.md", KeyTable.markdown), ("docs/line-editor.md", LibeditTopic.markdown)])
    func `a document shows the table`(path: String, table: String) throws {
        let root = #filePath.split(separator: "/").dropLast(3).reduce("") { $0 + "/" + $1 }
        var text = try String(contentsOfFile: root + "/" + path, encoding: .utf8)
        if getenv("DND_RECORD") != nil, let written = Self.replacing(table, in: text) {
            try written.write(toFile: root + "/" + path, atomically: true, encoding: .utf8)
            text = "written anew: read the difference"
        }
        #expect(text.contains("\n\n" + table + "\n") || text.hasSuffix("\n\n" + table), "\(path) is to have:\n\(table)")
    }
}

extension KeyTableTests {
    /// Replaces the table with the same first row in a text; nil if nothing changes.
    fileprivate static func replacing(_ table: String, in text: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        guard let start = lines.firstIndex(of: table.prefix { $0 != "\n" }) else { return nil }
        let end = lines[start...].firstIndex { !$0.hasPrefix("|") } ?? lines.count
        let new = table.split(separator: "\n") + lines[end...]
        let written = (lines[..<start] + new).joined(separator: "\n")
        return written == text ? nil : written
    }
}

extension LibeditTopic {
    /// The table in Markdown, with the number of cases for each topic.
    static var markdown: String {
        let lines = allCases.map { topic -> String in
            let count = ScreenCase.all.count { $0.topic == topic }
            return "| \(topic.rawValue) | \(topic.finding) | \(topic.answer) | \(count) |\n"
        }
        return "| topic | libedit alone | here | cases |\n|---|---|---|---|\n" + lines.joined()
    }
}
