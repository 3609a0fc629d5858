import Foundation
import TerminalSupport
import Testing

/// Tests closed descriptors and full disks.
@Suite struct OutputTests {
    private static let passing = "table t: A B C\nscenario \"s\" { drag 0; hover 1; drop; expect order: B A C }\n"
    private static let failing = "table   t: A B C\nscenario \"s\" { drag 0; hover 1; drop; expect order: A B C }\n"

    private func said(_ line: String, files: [String: String] = [:]) throws -> Program.Output {
        let program = try Program(
            files: ["s.dnd": Self.passing, "wrong.dnd": Self.failing].merging(files) { $1 })
        defer { program.remove() }
        return try program.shell(line)
    }

    @Test(arguments: ["<&-", ">&-", "2>&-", ">&- 2>&-", "<&- >&-", "<&- >&- 2>&-"])
    func `A report is the same whatever descriptors are closed`(closed: String) throws {
        let result = try said("$dnd run s.dnd --report junit:r.xml \(closed); echo \"status $?\"; cat r.xml")
        let lines = result.output.split(separator: "\n").map { String($0) }.drop { !$0.hasPrefix("status") }
        #expect(
            lines.first
                == (closed.contains(">&- ") || closed.hasSuffix(" >&-") || closed == ">&-" ? "status 73" : "status 0"))
        #expect(lines.dropFirst().first?.hasPrefix("<?xml") == true && lines.last == "</testsuites>", "\(result)")
    }

    @Test(
        arguments: [
            "run s.dnd", "run wrong.dnd", "run --format ndjson s.dnd", "lint --syntax s.dnd", "lint s.dnd",
            "trace s.dnd",
            "fmt --diff wrong.dnd", "bless --dry-run wrong.dnd", "help", "help run", "docs man dnd", "docs vocabulary",
            "--version",
            "explain R131", "completions bash", "docs grammar vim", "docs", "repl script",
        ])
    func `What standard output does not take is an error`(words: String) throws {
        let files = ["script": "drag 1; hover 4; drop\n"]
        let full = try said("$dnd \(words) >/dev/full", files: files)
        #expect(full.status == 73)
        #expect(full.errors == "dnd: standard output cannot be written: No space left on device\n")
        let closed = try said("$dnd \(words) >&-", files: files)
        #expect(closed.status == 73)
        #expect(closed.errors == "dnd: standard output cannot be written: Bad file descriptor\n")
    }

    @Test func `A message that nobody can read is an error, too`() throws {
        #expect(try said("$dnd fmt wrong.dnd 2>&-").status == 0)
        #expect(try said("$dnd run missing.dnd 2>&-").status == 66)
        #expect(try said("$dnd lint s.dnd 2>/dev/full").status == 0)
    }

    @Test func `A report that is not whole is named, and the others are written`() throws {
        let result = try said("$dnd run s.dnd --report tap:/dev/full --report junit:r.xml; echo $?; tail -1 r.xml")
        #expect(result.output.hasSuffix("\n73\n</testsuites>\n"))
        #expect(result.errors == "dnd: the report cannot be written: /dev/full: No space left on device\n")
        let merged = try said("$dnd run s.dnd --report ndjson:a; $dnd merge a --report tap:/dev/full >/dev/null")
        #expect(merged.status == 73)
        #expect(merged.errors == "dnd: the report cannot be written: /dev/full: No space left on device\n")
    }

    @Test func `A reader that goes away does not take the reports along`() throws {
        let names = (0..<600).map { "scenario \"\($0)\" { drag 0; hover 1; drop; expect order: A B C }\n" }
        let result = try said(
            "$dnd run many.dnd --report ndjson:r.ndjson | true; tail -1 r.ndjson",
            files: ["many.dnd": "table t: A B C\n" + names.joined()])
        #expect(result.output.contains("\"event\":\"ended\""))
        #expect(result.errors.isEmpty)
    }

    /// A file is limited to 512 bytes, as if the disk were full.
    @Test(
        arguments: [
            ("fmt large.dnd", "large.dnd"), ("bless large.dnd", "large.dnd"), ("lint --fix slips.dnd", "slips.dnd"),
            ("run --report junit:r.xml s.dnd", "r.xml"), ("trace --format mermaid --output t.md s.dnd", "t.md"),
            ("man --output pages", "pages/man"), ("adapt --output out View.swift", "out/View.swift"),
            ("repl script", "saved.dnd"),
        ])
    func `A disk that is full names the file, and leaves what was there`(words: String, file: String) throws {
        let scenarios = (0..<20).map { "scenario \"\($0)\" { drag 0; hover 1; drop; expect order:  A B C }\n" }
        let slips = String(repeating: "# filler\n", count: 100) + "table t: A B\nexpct state: idle\n"
        let program = try Program(
            files: [
                "s.dnd": Self.passing, "large.dnd": "table t: A B C\n" + scenarios.joined(), "slips.dnd": slips,
                "View.swift": "import UIKit\n" + String(repeating: "// filler\n", count: 100),
                "script": "drag 1; hover 4; drop; drag 1; hover 4; drop; drag 1; hover 4; drop\nsave saved.dnd\n",
            ])
        defer { program.remove() }
        let before = try program.text(of: "large.dnd") + program.text(of: "slips.dnd")
        let result = try program.shell(
            "(ulimit -f 1; exec $dnd \(words)) > /dev/null 2> .errors; status=$?; "
                + "cat .errors; ls; exit $status")
        #expect(result.status == 73, "\(result)")
        #expect(try program.text(of: "large.dnd") + program.text(of: "slips.dnd") == before)
        #expect(!result.output.contains(".tmp"))
        if words != "repl script" { #expect(result.output.contains(file) && result.output.contains("File too large")) }
    }

    @Test func `What failed is not forgotten in silence`() throws {
        let names = (0..<40).map { "scenario \"a long name \($0)\" { drag 0; hover 1; drop; expect order: A B C }\n" }
        let result = try said(
            "(ulimit -f 1; exec $dnd run many.dnd) | cat > /dev/null; true",
            files: ["many.dnd": "table t: A B C\n" + names.joined()])
        #expect(result.errors.hasPrefix("dnd: what has failed cannot be remembered: "))
    }
}
