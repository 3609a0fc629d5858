import Foundation
import TerminalSupport
import Testing

/// Tests `dnd watch` at a terminal: its keys, and the restored terminal afterwards.
@Suite struct WatchTerminalTests {
    private static let right = "table t: A B\nscenario \"right\" { expect order: A B }\n"
    private static let wrong = "table t: A B\nscenario \"wrong\" { expect order: B A }\n"

    private func session(_ files: [String: String], _ body: (PseudoTerminal, Program) throws -> Void) throws {
        let program = try Program(files: files)
        defer { program.remove() }
        let terminal = try PseudoTerminal(
            ["watch", program.folder.path], ["NO_COLOR": "1"], program: Program.executable.path)
        try terminal.expect("q ends")
        try body(terminal, program)
    }

    @Test func `Enter runs everything, f what failed, q ends with the state of all files`() throws {
        try session(["right.dnd": Self.right, "wrong.dnd": Self.wrong]) { terminal, program in
            terminal.type("\r")
            try terminal.expect("everything\r\n")
            try terminal.expect("1 passed, 1 failed in 2 files")
            terminal.type("f")
            try terminal.expect("what failed\r\n")
            try terminal.expect("1 failed in ")
            try program.write(Self.right, to: "wrong.dnd")
            try terminal.expect("running 1 file\r\n")
            try terminal.expect("passed in ")
            terminal.type("f")
            try terminal.expect("nothing has failed\r\n")
            terminal.type("xyzq")
            let status = try terminal.end()
            #expect(status == 0)
        }
    }

    @Test func `q after a failure, and the end of the terminal's input`() throws {
        try session(["wrong.dnd": Self.wrong]) { terminal, _ in
            terminal.type("q")
            let status = try terminal.end()
            #expect(status == 1)
        }
        try session(["right.dnd": Self.right]) { terminal, _ in
            terminal.type("\u{4}")
            let status = try terminal.end()
            #expect(status == 0)
        }
    }

    @Test func `Ctrl-C ends it, and keys typed meanwhile are not shown`() throws {
        try session(["right.dnd": Self.right]) { terminal, _ in
            terminal.type("zz")
            terminal.type("\r")
            try terminal.expect("everything\r\n")
            #expect(!terminal.text.contains("zz"))
            terminal.type("\u{3}")
            let status = try terminal.end()
            #expect(status == 130)
        }
    }

    @Test func `Stopped and continued it goes on, and so it does after Ctrl-Z where no shell could continue it`() throws
    {
        try session(["right.dnd": Self.right]) { terminal, program in
            terminal.signal(SIGSTOP)
            try terminal.expectStopped()
            terminal.signal(SIGCONT)
            terminal.type("\u{1A}")
            try program.write(Self.wrong, to: "right.dnd")
            try terminal.expect("running 1 file\r\n")
            terminal.type("zq")
            let status = try terminal.end()
            #expect(status == 1)
            #expect(!terminal.text.contains("z"))
        }
    }
}
