import DNDLessons
import Foundation
import TerminalSupport
import Testing

/// Tests `dnd learn` at a terminal of 80 by 24: the watched file, and the keys.
@Suite(.serialized) struct LearnTerminalTests {
    /// The time from saving to the verdict that the course promises.
    private static let verdictMilliseconds = 200.0

    private func session(_ body: (PseudoTerminal, Program) throws -> Void) throws {
        let program = try Program(files: [:])
        defer { program.remove() }
        let folder = program.folder.path
        let terminal = try PseudoTerminal(
            ["learn", "1", "--output", "\(folder)/answers"], ["NO_COLOR": "1", "XDG_STATE_HOME": "\(folder)/.state"],
            program: Program.executable.path)
        try terminal.expect("Your file is watched.")
        try body(terminal, program)
    }

    private func text(_ name: String) throws -> String {
        try #require(BuiltInCourse.files.first { $0.path == "\(LearnTests.lesson)/\(name).dnd" }).text
    }

    @Test func `A saved answer gets its verdict at once, and the second scene is watched next`() throws {
        try session { terminal, program in
            let path = "answers/\(LearnTests.lesson)/start.dnd"
            try program.write(try text("start").replacing("???", with: "canHandle"), to: path)
            let start = Date()
            try terminal.expect("You expected `canHandle` here")
            let milliseconds = Date().timeIntervalSince(start) * 1000
            // A machine that is busy with other tests may take longer; the measured value is in docs/learn.md.
            #expect(milliseconds < Self.verdictMilliseconds * 10, "\(milliseconds) ms")
            try program.write(try text("solution"), to: path)
            try terminal.expect("Right.")
            try terminal.expect("and save.")
            try program.write(try text("second-solution"), to: "answers/\(LearnTests.lesson)/second.dnd")
            try terminal.expect("Lesson 1 is finished.")
            terminal.type("n")
            try terminal.expect("Lesson 2: ")
            terminal.type("h")
            try terminal.expect("Hint 1 of 3")
            terminal.type("l")
            try terminal.expect("1 of 32 lessons are finished.")
            #expect(!terminal.text.contains("\u{1B}[3"))
            terminal.type("q")
            let status = try terminal.end()
            #expect(status == 0)
        }
    }

    @Test func `A file that is deleted and comes back is not lost`() throws {
        try session { terminal, program in
            let path = "answers/\(LearnTests.lesson)/start.dnd"
            unlink(program.folder.appendingPathComponent(path).path)
            try terminal.expect("is missing")
            try program.write(try text("solution"), to: path)
            try terminal.expect("Right.")
            terminal.type("q")
            _ = try terminal.end()
        }
    }
}
