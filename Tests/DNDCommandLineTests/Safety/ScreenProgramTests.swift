import Foundation
import TerminalSupport
import Testing

/// Tests a session inside of GNU screen, whose terminal is called `screen` and which keeps the scrollback.
@Suite struct ScreenProgramTests {
    private static let screen = "/usr/bin/screen"

    @Test(
        .enabled(if: FileManager.default.isExecutableFile(atPath: screen), "GNU screen is not installed"))
    func `Editing, a resize and the scrollback work in screen`() throws {
        // Given a session in screen
        let folder = try TemporaryDirectory()
        let name = "dnd-\(UUID().uuidString.prefix(8))"
        let environment: [String: String?] = [
            "DND_HISTORY": "", "NO_COLOR": "1", "DND_HINTS": "0", "SCREENDIR": folder.root, "SHELL": "/bin/sh",
        ]
        let terminal = try PseudoTerminal(
            ["-c", "/dev/null", "-S", name, Program.executable.path], environment, program: Self.screen)
        // A failure must not leave it behind.
        defer { _ = try? PseudoTerminal(["-S", name, "-X", "quit"], environment, program: Self.screen).end() }
        try terminal.expect("dnd> ")

        // When text is typed, corrected and entered, and the terminal is resized
        terminal.type("drag 1; hover 5\u{7F}4\r")
        try terminal.expect("[dragging B")
        terminal.type("help time\r")
        try terminal.expect("see also")
        terminal.resize(rows: 10, columns: 40)
        terminal.drain()
        terminal.type("drop\r")
        try terminal.expect("A C D E B F")

        // Then the rows that have left the screen are in its scrollback
        let copy = folder.path("copy")
        let copier = try PseudoTerminal(
            ["-S", name, "-X", "hardcopy", "-h", copy], environment, program: Self.screen)
        #expect(try copier.end() == 0)
        var text = ""
        try terminal.wait(for: "the copy of the scrollback") {
            // screen writes one byte for each cell.
            text = String(decoding: (try? folder.read("copy")) ?? [], as: UTF8.self)
            return text.contains("A C D E B F")
        }
        #expect(text.contains("time: back and forth between steps"), "\(text)")
        terminal.type("\u{4}")
        try terminal.expect("[screen is terminating]")
        #expect(try terminal.end() == 0)
    }

    @Test(arguments: ["screen", "screen-256color", "xterm-256color", "dumb"])
    func `The session stays on the screen that has a scrollback`(name: String) throws {
        let session = try TerminalSession(["TERM": name])
        try session.enter("help", expecting: "Topics")
        session.terminal.type("\u{4}")
        #expect(try session.terminal.end() == 0)
        // The alternate screen of xterm has none.
        for sequence in ["\u{1B}[?1049", "\u{1B}[?47", "\u{1B}[3J"] {
            #expect(!session.terminal.text.contains(sequence))
        }
        #expect(name != "dumb" || !session.terminal.text.contains("\u{1B}"))
    }
}
