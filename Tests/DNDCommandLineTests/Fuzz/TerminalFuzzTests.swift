import Foundation
import TerminalSupport
import Testing

/// Keys, pastes and resizes at random in a pseudo-terminal: no session ends by itself, and none hangs.
@Suite struct TerminalFuzzTests {
    private static let keys = [
        "drag 1; hover 4", "\r", "dro", "p\r", "exp\t\t", "\t", "\u{7F}", "\u{1B}[A", "\u{1B}[B", "\u{1B}[C",
        "\u{1B}[D",
        "\u{12}dr", "\u{7}", "日本 é", "e\u{301}", "👩‍👩‍👧", "\u{1}", "\u{5}", "\u{15}", "\u{17}", "\u{1F}", "\u{B}",
        "\u{C}",
        "help\r", "order\r", "calls\r", "table t {\r", "}\r", "\u{3}", "\u{1B}[200~a\nb\nc\u{1B}[201~", "\u{1B}[200~x",
        "\u{1B}[201~", "\u{1B}", "\u{1B}[1;5D", "\u{1B}[1;5C", "\u{1B}OP", "undo\r", "watch order\r", "step drag 1\r",
        "continue\r", "\"", "# c", "(", "\\\r", "tour\r", "\u{1B}[3~", "\u{14}", "clear\r",
    ]
    private static let widths = [2, 3, 4, 5, 6, 7, 8, 9, 12, 20, 40, 80, 200]
    private static let heights = [1, 2, 3, 5, 24, 60]
    private static let names = ["xterm-256color", "xterm-256color", "screen", "dumb", "vt100", "nonsense"]

    @Test func `No keys, bytes and resizes end a session`() throws {
        try FuzzRun.cases("TerminalFuzzTests", ordinarily: 6) { random in
            let environment: [String: String?] = [
                "DND_HISTORY": "", "NO_COLOR": random.chance(80) ? nil : "1", "TERM": Self.names.picked(&random),
            ]
            let (rows, columns) = (Self.heights.picked(&random), Self.widths.picked(&random))
            let terminal = try PseudoTerminal(
                [], environment, program: Program.executable.path, rows: rows, columns: columns)
            // Before the greeting Ctrl-C ends the program.
            try terminal.expect("Ctrl-D")
            terminal.drain()
            var acts: [String] = []
            for _ in 0..<60 { acts.append(Self.act(on: terminal, &random)) }
            return Self.leave(terminal).map { ["\($0)\n\(columns) x \(rows), \(environment), \(acts)"] } ?? []
        }
    }

    /// Does one thing, and says what.
    private static func act(on terminal: PseudoTerminal, _ random: inout SplitMix64) -> String {
        defer { if random.chance(50) { terminal.drain() } }
        switch Int.random(in: 0..<100, using: &random) {
        case ..<30:
            let (rows, columns) = (heights.picked(&random), widths.picked(&random))
            terminal.resize(rows: rows, columns: columns)
            return "\(columns) x \(rows)"
        case ..<35:
            let bytes = (0..<4).map { _ in UInt8.random(in: 0x80...0xFF, using: &random) }
            terminal.send(bytes)
            return "\(bytes)"
        default:
            let keys = keys.picked(&random)
            terminal.type(keys)
            return keys.debugDescription
        }
    }

    /// Leaves the session; what is wrong, or nil.
    private static func leave(_ terminal: PseudoTerminal) -> String? {
        terminal.resize(columns: 80)
        guard let status = terminal.leaveSession() else {
            return "the session hangs: \(terminal.text.suffix(600).debugDescription)"
        }
        return status == 0 ? nil : "the session ends with \(status): \(terminal.text.suffix(600).debugDescription)"
    }
}
