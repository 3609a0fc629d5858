import Foundation
import Testing

@testable import DNDCommandLine

/// `--changed`
@Suite(.enabled(if: Git.isThere, "git is not installed")) struct ChangedTests {
    private static let files = [
        "specs/a.dnd": "scenario \"a\" { table t: A; expect order: A }\n",
        "specs/b.dnd": "include \"shared/people.dnd\"\nscenario \"b\" { expect order: A }\n",
        "specs/c.dnd": "include \"shared/all.dnd\"\nscenario \"c\" { expect order: A }\n",
        "specs/d.dnd": "include \"shared/people.dnd\" as x\ninclude \"shared/people.dnd\" as y\n"
            + "scenario \"d\" { expect order in y: A }\n",
        "specs/shared/all.dnd": "include \"people.dnd\"\n",
        "specs/shared/people.dnd": "table t: A\n",
    ]

    /// Changes since the first commit, and the scenarios that run.
    private static let changes: [([String: String], [String])] = [
        ([:], []),
        (["specs/a.dnd": "# more\nscenario \"a\" { table t: A; expect order: A }\n"], ["a"]),
        (["specs/shared/people.dnd": "# more\ntable t: A\n"], ["b", "c", "d"]),
        (["specs/shared/all.dnd": "# more\ninclude \"people.dnd\"\n"], ["c"]),
        (["specs/new.dnd": "scenario \"new\" { table t: A; expect order: A }\n"], ["new"]),
        (["notes.txt": "no spec\n"], []),
    ]

    @Test(arguments: changes, [false, true])
    func `Only what has changed runs, includes followed`(
        change: (files: [String: String], names: [String]), isCommitted: Bool
    ) throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let git = Git(folder: program.folder)
        try git.commit("first")
        for (path, text) in change.files { try program.write(text, to: path) }
        if isCommitted { try git.commit("second") }
        let revision = isCommitted ? "HEAD~1" : "HEAD"
        let result = try program.run(["run", "specs", "--changed", revision, "--format", "ndjson"])
        #expect(result.scenarioNames == change.names)
        #expect(result.status == (change.names.isEmpty ? 3 : 0))
        if change.names.isEmpty { #expect(result.errors.contains("no spec has changed since that revision")) }
    }

    @Test func `What git does not know is an error in its words`() throws {
        let program = try Program(files: Self.files)
        defer { program.remove() }
        let outside = try program.run(["run", "specs", "--changed", "HEAD"])
        #expect(outside.status == 64)
        #expect(outside.errors.contains("--changed: git says: fatal: not a git repository"))
        try Git(folder: program.folder).commit("first")
        let unknown = try program.run(["run", "specs", "--changed", "nowhere"])
        #expect(unknown.status == 64)
        #expect(unknown.errors.contains("nowhere"))
        #expect(try program.run(["run", "specs", "--changed", "--output=x"]).status == 64)
    }
}

/// A git repository for one test.
struct Git {
    static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/git")

    let folder: URL

    func commit(_ message: String) throws {
        try run(["init", "--quiet"])
        try run(["add", "--all"])
        try run([
            "-c", "user.name=t", "-c", "user.email=t@example.org", "commit", "--quiet", "--allow-empty", "-m", message,
        ])
    }

    private func run(_ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/git")
        process.arguments = ["-C", folder.path] + arguments
        try process.run()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}
