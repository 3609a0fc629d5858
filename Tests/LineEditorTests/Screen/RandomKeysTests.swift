import Foundation
import TerminalSupport
import Testing

@testable import LineEditor

/// Presses random keys: the screen must show the text that is then returned, with the cursor in its place.
///
/// The cursor's place is verified by a mark typed there.
struct RandomKeysTests {
    struct Flavour: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let letters: [String]
        let keys: [String]
        var options: [String] = []
    }

    static let flavours: [Flavour] = [
        Flavour(testDescription: "one row, with marks", letters: plain + ["e\u{301}", "o\u{302}"], keys: keys),
        Flavour(testDescription: "several rows", letters: plain, keys: keys + [Key.altEnter, Key.paste("a\r日")]),
        Flavour(
            testDescription: "one row, with colours", letters: plain + ["e\u{301}"], keys: keys,
            options: ["--colours"]),
        Flavour(
            testDescription: "several rows, with colours", letters: plain,
            keys: keys + [Key.altEnter, Key.paste("a\r日")], options: ["--colours"]),
    ]

    private static let plain = ["a", "b", "dr", " ", "é", "日", "🍎", "Ω", "-"]
    private static let keys = [
        Key.left, Key.right, Key.home, Key.end, Key.ctrlLeft, Key.ctrlRight, Key.backspace, Key.backspace, Key.delete,
        Key.up, Key.down, Key.pageUp, Key.pageDown, Key.ctrl("w"), Key.ctrl("k"), Key.ctrl("u"), Key.ctrl("y"),
        Key.ctrl("t"), Key.ctrl("_"), Key.ctrl("r") + "a" + Key.ctrl("g"), Key.ctrl("r") + "日" + Key.end, "\t",
        Key.ctrl("l"), "\u{1B}[1;5A", "\u{1B}[1;5B", "\u{1B}[20~",
    ]
    private static let entries = ["drag apple", "b 日本 🍎", "abé", "a  b", "日🍎日 drag"]
    private static let lineCount = 25
    private static let mark: Unicode.Scalar = "▮"

    @Test(
        .enabled(if: Pyte.isThere, "the screen is read by pyte, which is neither installed nor can be (see above)"),
        arguments: flavours)
    func `the screen shows what is in the line`(_ flavour: Flavour) throws {
        let seed =
            ProcessInfo.processInfo.environment["DND_SEED"].flatMap { UInt64($0) } ?? UInt64.random(in: 0...9_999_999)
        var random = SplitMix(state: seed)
        let directory = try TemporaryDirectory()
        try directory.write(HistoryFormat.encode(Self.entries), to: "history")
        let screen = try PyteScreen(python: try #require(Pyte.python), rows: 40, columns: 250)
        let terminal = try PseudoTerminal(
            flavour.options + ["--hints", "--history", directory.path("history"), "--limit", "5"], program: Probe.path,
            rows: 40,
            columns: 250)
        terminal.onOutput = { bytes in try? screen.feed(bytes) }
        for _ in 0..<Self.lineCount {
            try terminal.expect("dnd> ")
            var typed: [String] = []
            for _ in 0..<Int.random(in: 1...25, using: &random) {
                let isLetter = Bool.random(using: &random)
                let key = (isLetter ? flavour.letters : flavour.keys).randomElement(using: &random) ?? ""
                typed.append(key)
                terminal.type(key)
            }
            try check(typed, terminal, screen, "DND_SEED=\(seed)")
        }
    }

    private func check(_ typed: [String], _ terminal: PseudoTerminal, _ screen: PyteScreen, _ seed: String) throws {
        // Once the mark is drawn, all previous keys have been drawn.
        terminal.type(String(Self.mark))
        try terminal.expect(String(Self.mark))
        terminal.type(Key.backspace)
        let shown = try settled(terminal, screen)
        // A leading blank keeps the entry out of the history.
        terminal.type(String(Self.mark) + Key.home + " \r")
        try terminal.expect("LINE ")
        let answer = try terminal.expect("\r\n")
        // By scalars, because a combining character may follow the blank, the quotes or the mark.
        let scalars = String(answer).replacing("\\n", with: "\n").unicodeScalars.dropFirst(2).dropLast(3)
        let parts = scalars.split(separator: Self.mark, omittingEmptySubsequences: false).map { String($0) }
        try #require(parts.count == 2, "\(seed) \(typed) \(answer)")
        let expected = ("dnd> " + parts[0] + parts[1]).split(separator: "\n", omittingEmptySubsequences: false)
            .map { String($0).withoutMarks.trimmed }
        let beforeCursor = ("dnd> " + parts[0]).split(separator: "\n", omittingEmptySubsequences: false).map(
            String.init)
        let top = shown.row - (beforeCursor.count - 1)
        try #require(top >= 0, "\(seed) \(typed)\n\(shown)")
        let rows = shown.rowsWithoutHints[top..<top + expected.count].map { $0.withoutMarks.trimmed }
        #expect(Array(rows) == expected, "\(seed) \(typed.map(\.debugDescription))\n\(shown)")
        #expect(shown.column == beforeCursor.last?.columns, "\(seed) \(typed.map(\.debugDescription))\n\(shown)")
    }

    /// The screen after the mark was deleted and the cursor has stopped.
    private func settled(_ terminal: PseudoTerminal, _ screen: PyteScreen) throws -> PyteScreen.State {
        var last = try screen.state()
        try terminal.wait(for: "a screen without the mark") {
            let now = try screen.state()
            defer { last = now }
            return now == last && !now.rows[now.row].unicodeScalars.contains(Self.mark)
        }
        return last
    }
}

extension PyteScreen.State {
    /// The rows without faint text at their end.
    fileprivate var rowsWithoutHints: [String] {
        zip(rows, faint).map { row, faint in
            String(row.dropLast(faint.trimmed.isEmpty ? 0 : faint.drop { $0 == " " }.count)).trimmed
        }
    }
}

extension StringProtocol {
    /// Without trailing blanks.
    fileprivate var trimmed: String {
        var text = Substring(self)
        while text.last == " " { text.removeLast() }
        return String(text)
    }

    /// pyte loses combining characters after wide letters.
    fileprivate var withoutMarks: String {
        let scalars = String(self).decomposedStringWithCanonicalMapping.unicodeScalars
        return String(
            String.UnicodeScalarView(scalars.filter { $0.properties.canonicalCombiningClass == .notReordered }))
    }

    fileprivate var columns: Int {
        unicodeScalars.reduce(0) {
            $0 + ("日本🍎".unicodeScalars.contains($1) ? 2 : "\u{301}\u{302}".unicodeScalars.contains($1) ? 0 : 1)
        }
    }
}
