import Foundation
import Testing
import Thoroughness

/// Tests that `make compare` finds the differences of two builds, and none for equal builds.
@Suite(.enabled(if: Python.isThere, "there is no python3 of 3.11 or later")) struct CompareTests {
    private static let dnd = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
        .deletingLastPathComponent().appendingPathComponent("dnd").path

    /// Compares this build with one whose output has a replaced word.
    private func compare(replacing old: String, with new: String, only name: String) throws -> Command.Output {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dnd-compare-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = folder.appendingPathComponent("dnd").path
        let script = """
            #!/bin/bash
            set -o pipefail
            '\(Self.dnd)' "$@" | sed 's/\(old)/\(new)/'
            """
        try Data(script.utf8).write(to: URL(fileURLWithPath: program))
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
        let words = ["-B", "Tests/Compare/compare.py", "--old", Self.dnd, "--new", program, "--only", name]
        return try Command(["python3"] + words, in: Repository.shared.root).run()
    }

    @Test func `A build says the same as itself`() throws {
        let output = try compare(replacing: "x", with: "x", only: "trace json specs/gap/")
        #expect(output.status == 0, "\(output.text)")
        #expect(output.text.contains(/^([1-9]\d+) of \1 answers are the same, byte for byte/), "\(output.text)")
    }

    @Test func `A word that differs is shown with the question and the line`() throws {
        let output = try compare(replacing: "the gap is", with: "a gap is", only: "trace text specs/gap/copies.dnd")
        #expect(output.status == 1)
        #expect(output.text.hasPrefix("differs: reports: trace text specs/gap/copies.dnd\n"), "\(output.text)")
        #expect(output.text.contains("\n  dnd trace --format text specs/gap/copies.dnd\n  standard output:\n  line "))
        #expect(output.text.contains("\n    -   * the gap is at"), "\(output.text)")
        #expect(output.text.contains("\n    +   * a gap is at"), "\(output.text)")
        #expect(output.text.hasSuffix("0 of 1 answers are the same, byte for byte\n"))
    }

    /// Takes half a minute, since every spec is played under the other answer.
    @Test(.enabled(if: Thoroughness.triesAll, "with DND_THOROUGH=1"))
    func `A ruling that is another is found where usual traces never come`() throws {
        let usual = try compare(replacing: "performDropWith", with: "performDrop", only: "rulings: Q07 performed")
        #expect(usual.text.hasPrefix("differs: rulings: Q07 performed\n"), "\(usual.text)")
    }

    @Test func `A question that nobody puts is none`() throws {
        let output = try compare(replacing: "x", with: "x", only: "no such question")
        #expect(output.status == 1 && output.text == "compare: nothing has a name with that in it\n")
    }
}
