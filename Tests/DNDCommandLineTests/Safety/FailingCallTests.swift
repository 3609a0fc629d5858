import Foundation
import TerminalSupport
import Testing
import Thoroughness

/// Tests every n-th failing `read`, `write`, `rename` and `fsync` of commands that write files: each file is the old or
/// the new one, whole, and a command that succeeds has written it.
@Suite struct FailingCallTests {
    struct Command: CustomTestStringConvertible, Sendable {
        let testDescription: String

        /// The file that it writes.
        let file: String
        var before = ""

        init(_ words: String, writes file: String, before: String = "") {
            testDescription = words
            self.file = file
            self.before = before
        }
    }

    static let commands = [
        Command("fmt s.dnd", writes: "s.dnd"), Command("bless s.dnd", writes: "s.dnd"),
        Command("lint --fix s.dnd", writes: "s.dnd"), Command("trace s.dnd --output out", writes: "out"),
        Command("run s.dnd --report junit:r.xml", writes: "r.xml"), Command("repl script", writes: "saved.dnd"),
        Command("adapt --in-place View.swift", writes: "View.swift"),
        Command("fmt s.dnd", writes: "s.dnd", before: "ln s.dnd twin"),
        Command("bless s.dnd", writes: "s.dnd", before: "ln s.dnd twin"),
    ]

    /// EIO, and EINTR, after which a call is repeated. `DND_THOROUGH=1` adds ENOSPC, which commands treat like EIO.
    private static let reasons =
        ["EIO": 5, "EINTR": 4].merging(Thoroughness.triesAll ? ["ENOSPC": 28] : [:]) { first, _ in first }
    private static let counts = ["read": 8, "write": 6, "rename": 2, "fsync": 2]

    private static let files = [
        "s.dnd": "table   t: A B C\nscenario \"s\" { drag 0; hover 1; drop; expect order: A B C }\n", "out": "old\n",
        "script": "drag 1; hover 4; drop\nsave saved.dnd\n",
        "View.swift": "import UIKit\nclass View: UIView { @IBAction func tap() {} }\n",
    ]

    private struct Result: Equatable {
        var status: Int32
        var said: String
        var text: String?
        var leftovers: String
    }

    private func run(_ command: Command, failing: String = "") throws -> Result {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let setting = command.before.isEmpty ? "" : command.before + "; "
        let output = try program.shell("\(setting)\(failing) timeout -k 9 20 $dnd \(command.testDescription)")
        let text = (try? program.text(of: command.file))?.replacing(/\stime(?:stamp)?="[^"]*"/, with: "")
        return Result(
            status: output.status, said: output.output + output.errors, text: text,
            leftovers: try program.shell("ls -A | grep '[.]tmp'").output)
    }

    @Test("No failing call tears a file or is silent", arguments: commands, ["read", "write", "rename", "fsync"])
    func files(command: Command, call: String) throws {
        guard let library = FailingCalls.library else { return }
        let expected = try run(command)
        for (name, reason) in Self.reasons where reason != 4 || call == "read" || call == "write" {
            for number in 1...(Self.counts[call] ?? 1) {
                let failing = "LD_PRELOAD=\(library) FAIL_CALL=\(call) FAIL_AT=\(number) FAIL_REASON=\(reason)"
                let result = try run(command, failing: failing)
                let place = "\(failing) dnd \(command.testDescription): \(result)"
                #expect(result.status < 124, "\(place)")
                #expect(result.leftovers.isEmpty, "\(place)")
                // A report is written as the run goes on, and holds what ran.
                let isWhole = [expected.text, Self.files[command.file]].contains(result.text)
                #expect(isWhole || command.file == "r.xml" && result.status != expected.status, "\(place)")
                #expect(result.status != expected.status || result.text == expected.text, "\(place)")
                #expect(result.status == expected.status || !result.said.isEmpty || call == "write", "\(place)")
                if name == "EINTR" { #expect(result.text == expected.text, "\(place)") }
            }
        }
    }

    @Test(
        "A session goes on when its history cannot be written", arguments: ["read", "write", "rename", "fsync"], 1...3)
    func history(call: String, number: Int) throws {
        guard let library = FailingCalls.library else { return }
        let folder = try TemporaryDirectory()
        let session = try TerminalSession(
            [
                "LD_PRELOAD": library, "FAIL_CALL": call, "FAIL_AT": "\(number)", "FAIL_REASON": "5", "FAIL_FROM": "3",
            ], folder: folder)
        for _ in 0..<3 {
            try session.enter("drag 1; hover 4; drop", expecting: "list  ")
            try session.enter("order", expecting: "list  ")
        }
        session.terminal.type("\u{4}")
        #expect(try session.terminal.end() == 0)
        let text = String(decoding: (try? folder.read("history")) ?? [], as: UTF8.self)
        #expect(text.isEmpty || text.hasPrefix("#line-history 1\n") && text.hasSuffix("\n"))
        // A read that fails before there is a history loses nothing.
        let isWhole = text.contains("order")
        #expect(session.terminal.text.contains("no history is kept:") || call == "read" && isWhole)
    }
}
