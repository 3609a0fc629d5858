import Foundation
import TerminalSupport
import Testing

/// Tests that no control character of a label, a name, a message or an argument reaches a terminal or a report: no C0
/// control but line ends and tabs, no DEL, no C1 control, no line separator, no change of the writing direction.
@Suite struct ControlCharacterTests {
    private static let folder = HostileFolder()

    private func check(_ result: Program.Output, _ arguments: [String], in program: Program, isColoured: Bool = false) {
        #expect(result.status < 100, "\(arguments) has died: \(result.status)")
        var texts = ["standard output": result.output, "standard error": result.errors]
        for name in ["r.out", "t.out"] { texts[name] = try? program.text(of: name) }
        for (name, text) in texts {
            let found = ControlCharacters.leaks(in: text, isColoured: isColoured)
            #expect(found.isEmpty, "\(name) of \(arguments): \(Set(found).sorted())")
        }
    }

    @Test("Reports, traces and messages hold none", arguments: HostileFolder.commands, ["never", "always"])
    func command(_ command: HostileFolder.Command, color: String) throws {
        let program = try Self.folder.program()
        defer { program.remove() }
        for before in command.before { _ = try program.run(before) }
        let arguments = command.arguments + (command.takesColor ? ["--color", color] : [])
        let result = try program.run(arguments, input: command.input)
        check(result, arguments, in: program, isColoured: command.takesColor && color == "always")
    }

    @Test("What the REPL says of a line holds none", arguments: HostileFolder.lines)
    func line(_ line: String) throws {
        let program = try Self.folder.program()
        defer { program.remove() }
        for beginning in HostileFolder.beginnings {
            check(try program.run(["repl"], input: beginning + line + "\n"), [beginning, line], in: program)
        }
    }

    @Test func `At a terminal neither candidates nor hints nor the state hold any`() throws {
        let folder = try TemporaryDirectory()
        let label = "Ab\u{1B}]0;title\u{7}\u{202E}\u{9B}"
        try folder.write(Array("table \"p\(label)\": \"\(label)c\" \"\(label)d\" Z\n".utf8), to: "s.dnd")
        let session = try TerminalSession(folder: folder)
        try session.enter("load \(folder.path("s.dnd"))", expecting: "Ab")
        try session.enter("drag 0", expecting: "(")
        try session.terminal.expect("[dragging Ab")
        session.terminal.type("hover \t\t")
        try session.terminal.expect("Z ")
        session.terminal.type("\u{3}")
        // Until the next prompt the terminal itself echoes what is typed.
        try session.terminal.expect("^C")
        try session.terminal.expect("dnd> ")
        session.terminal.type("watch \u{1B}[200~order \u{202E}\u{1B}]0;title\u{7}\u{1B}[201~\t")
        try session.terminal.expect("order")
        for foreign in ["\u{1B}]", "\u{202E}", "\u{9B}"] where session.terminal.text.contains(foreign) {
            Issue.record("\(foreign.debugDescription) in \(session.terminal.text.debugDescription)")
        }
    }

    @Test func `A formatted text goes through a pipe as it is`() throws {
        let program = try Program(files: [:])
        defer { program.remove() }
        let text = "table people: \"A\u{1B}[31m\" B\nexpect state: idle\n"
        #expect(try program.run(["fmt", "-"], input: text).output == text)
        #expect(try program.run(["lint", "--fix", "-"], input: text).output == text)
    }
}
