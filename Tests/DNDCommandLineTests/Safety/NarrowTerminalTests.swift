import Foundation
import TerminalSupport
import Testing

/// Tests terminals of few columns, and terminals whose size keeps changing. libedit aborts there if a prompt contains
/// escape sequences, so all of these use colours.
@Suite struct NarrowTerminalTests {
    private static let typed = [
        "drag 1; hover 4", "\r", "dro", "p\r", "exp\t\t", "\u{7F}", "\u{1B}[A", "\u{1B}[A", "\u{12}dr", "\u{7}", "日本 é",
        "\u{1}", "\u{5}", "\u{15}", "help\r", "table t {\r", "}\r", "\u{3}", "\u{1B}[200~a\nb\nc\u{1B}[201~", "\u{3}",
    ]

    private func terminal(columns: Int, rows: Int = 24, _ changes: [String: String?] = [:]) throws -> PseudoTerminal {
        let environment: [String: String?] = ["DND_HISTORY": "", "NO_COLOR": nil, "FORCE_COLOR": "1"]
        return try PseudoTerminal(
            [], environment.merging(changes) { $1 }, program: Program.executable.path, rows: rows, columns: columns)
    }

    /// Waits for the greeting, after which Ctrl-C does not end the program.
    private func begin(_ terminal: PseudoTerminal) throws {
        try terminal.expect("Ctrl-D")
        terminal.drain()
    }

    private func leave(_ terminal: PseudoTerminal, _ name: String) throws {
        terminal.drain()
        let status = terminal.leaveSession()
        #expect(status == 0, "\(name): \(terminal.text.suffix(400).debugDescription)")
    }

    @Test("A narrow terminal ends no session", arguments: 2...10, ["xterm-256color", "screen", "dumb"])
    func narrow(columns: Int, name: String) throws {
        let terminal = try terminal(columns: columns, ["TERM": name])
        try begin(terminal)
        for keys in Self.typed {
            terminal.type(keys)
            terminal.drain()
        }
        try leave(terminal, "\(columns) columns, TERM=\(name)")
    }

    /// libedit counts a combining character as a column where it draws, and as none where it moves the cursor; and rows
    /// that have left the screen only where it moves. Its next letter would be below its picture of the screen.
    @Test(
        "A letter behind combining characters, or in a line taller than the screen, ends no session",
        arguments: [
            (12, 2, "👩‍👩‍👧"), (5, 5, "droe\u{301}"), (9, 3, "e\u{301}e\u{301}e\u{301}e\u{301}"),
            (6, 3, "\u{1B}[200~a\nb\nc\u{1B}[201~drag 1; hover 4"), (6, 2, "drag 1; hover 4; drop; drag 2"),
        ], [true, false])
    func combining(size: (columns: Int, rows: Int, text: String), pauses: Bool) throws {
        let keys = [
            size.text, "\u{5}", "\u{1}", "(", "\u{5}", "continue", "\u{1B}[D", "\u{1B}[C", "drag 1; hover 4",
            "\u{1B}[D", "\u{5}", "日本 é", "\u{5}x",
        ]
        for name in ["xterm-256color", "dumb"] {
            let terminal = try terminal(columns: size.columns, rows: size.rows, ["TERM": name])
            try begin(terminal)
            for keys in pauses ? keys : [keys.joined()] {
                terminal.type(keys)
                terminal.drain()
            }
            try leave(terminal, "\(size), TERM=\(name)")
        }
    }

    @Test("A resized terminal ends no session", arguments: 2...8, [3, 4, 9, 80])
    func resized(before: Int, after: Int) throws {
        let terminal = try terminal(columns: before)
        try begin(terminal)
        for (keys, columns) in [("drag 1; hover 4", after), ("abc", before), ("\u{1}", after), ("\r", 40), ("or", 3)] {
            terminal.type(keys)
            terminal.drain()
            terminal.resize(columns: columns)
            terminal.drain()
        }
        try leave(terminal, "\(before) to \(after) columns")
    }

    /// libedit's cursor would be below the last row of the smaller screen when the next letter is written.
    @Test("A resize in the middle of a letter or a key ends no session", arguments: ["\u{1B}", "\u{1B}[1;", "\u{C7}"])
    func split(beginning: String) throws {
        for name in ["xterm-256color", "dumb"] {
            let terminal = try terminal(columns: 4, ["TERM": name])
            try begin(terminal)
            terminal.type("drag 1; hover 4")
            terminal.drain()
            terminal.send(beginning == "\u{C7}" ? [0xC7] : Array(beginning.utf8))
            terminal.drain()
            terminal.resize(rows: 2, columns: 20)
            terminal.drain()
            terminal.type("xyz\r")
            terminal.drain()
            try leave(terminal, "\(beginning.debugDescription), TERM=\(name)")
        }
    }

    @Test("A storm of resizes and keys ends no session", arguments: 0..<16)
    func storm(number: UInt64) throws {
        let chosen = ProcessInfo.processInfo.environment["DND_SEED"].flatMap { UInt64($0) }
        let seed = chosen ?? UInt64.random(in: 0...9_999_999) &+ number
        var random = SplitMix64(seed: seed)
        let widths = [2, 3, 4, 5, 6, 7, 8, 9, 12, 20, 40, 80]
        let terminal = try terminal(columns: widths.picked(&random))
        try begin(terminal)
        for _ in 0..<30 {
            if random.chance(50) {
                terminal.resize(rows: [24, 5, 2, 1].picked(&random), columns: widths.picked(&random))
            } else {
                terminal.type(Self.typed.picked(&random))
            }
            if random.chance(70) { terminal.drain() }
        }
        terminal.resize(columns: 80)
        try leave(terminal, "DND_SEED=\(seed)")
    }

    @Test func `The prompts are coloured where they fit`() throws {
        let terminal = try terminal(columns: 80)
        try terminal.expect("\u{1B}[1mdnd>\u{1B}[0m ")
        terminal.type("drag 1; hover 4\r")
        try terminal.expect("\u{1B}[2m[dragging B, move insertAt]\u{1B}[0m")
        terminal.type("table t {\r")
        try terminal.expect("\u{1B}[1m...>\u{1B}[0m ")
        let narrow = try self.terminal(columns: 4)
        try begin(narrow)
        narrow.type("order\r")
        narrow.drain()
        #expect(!narrow.text.contains("\u{1B}[1mdnd>"))
    }

    @Test func `The text has colours while it is typed, and a block is indented`() throws {
        let terminal = try terminal(columns: 80, ["DND_HINTS": "0"])
        try terminal.expect("\u{1B}[1mdnd>\u{1B}[0m ")
        terminal.type("drag 1; hovr \"x\"")
        try terminal.expect("\u{1B}[36mdrag\u{1B}[0m 1; hovr \u{1B}[32m\"x\"\u{1B}[0m")
        terminal.type("\u{3}")
        try terminal.expect("dnd>")
        terminal.drain()
        terminal.type("help gap")
        try terminal.expect("\u{1B}[1mhelp\u{1B}[0m gap")
        terminal.type("\rtable t {\r")
        try terminal.expect("\u{1B}[1m...>\u{1B}[0m   ")
        terminal.type("section One: A")
        try terminal.expect("\u{1B}[36msection\u{1B}[0m One: A")
        terminal.type("\r}\r")
        try terminal.expect("One: A")
        try leave(terminal, "colours")
    }

    @Test func `Without colours the typed text has none`() throws {
        let terminal = try terminal(columns: 80, ["NO_COLOR": "1", "FORCE_COLOR": nil])
        try begin(terminal)
        terminal.type("drag 1\r")
        try terminal.expect("[dragging")
        #expect(!terminal.text.contains("\u{1B}[36m"))
        try leave(terminal, "no colours")
    }
}
