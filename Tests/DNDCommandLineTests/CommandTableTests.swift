import System
import Testing

@testable import DNDCommandLine
@testable import DNDManual

/// The table of commands.
@Suite struct CommandTableTests {
    @Test func `Every command has one row`() {
        #expect(CommandEntry.all.map { $0.command.rawValue }.sorted() == Command.allCases.map { $0.rawValue }.sorted())
    }

    @Test func `A meaning is one line, and details are narrow`() {
        for entry in CommandEntry.all {
            #expect(entry.meaning.count <= 90, "\(entry.name)")
            #expect(!entry.meaning.hasSuffix("."), "\(entry.name)")
            for line in entry.details.split(separator: "\n") { #expect(line.count <= 90, "\(line)") }
        }
    }

    @Test(
        arguments: [
            (["run", "-j4", "a"], ["jobs": ["4"]], ["a"]),
            (["run", "--jobs=4", "a", "--tag", "x", "--tag=y"], ["jobs": ["4"], "tag": ["x", "y"]], ["a"]),
            (["run", "-v", "--", "-v", "-"], ["verbose": [""]], ["-v", "-"]),
            (["--color", "never", "run", "a"], ["color": ["never"]], ["a"]),
        ] as [([String], [String: [String]], [String])])
    func `Options stand anywhere before --`(words: [String], values: [String: [String]], arguments: [String]) throws {
        let invocation = try ArgumentReader.read(words)
        #expect(invocation.command == .run)
        #expect(invocation.arguments == arguments)
        #expect(invocation.values == Dictionary(uniqueKeysWithValues: values.map { (option($0), $1) }))
    }

    private func option(_ name: String) -> CommandOption {
        CommandOption(rawValue: name) ?? .help
    }

    @Test(arguments: [
        ("a.dnd", "/x/y", "/x/y/a.dnd"), ("./a/../b", "/x", "/x/b"), ("/a//b/", "/x", "/a/b"), ("../..", "/x", "/"),
    ])
    func `A path is made absolute without asking the file system`(path: String, folder: String, absolute: String) {
        #expect(Path.absolute(path, in: folder) == absolute)
    }

    @Test(
        arguments: [
            ("/a/b", "/a", "b"), ("/a", "/a", ""), ("/ab", "/a", nil), ("/a/b", "/", "a/b"), ("/b", "/a", nil),
        ] as [(String, String, String?)])
    func `A path is relative to a folder that holds it`(path: String, folder: String, relative: String?) {
        #expect(Path.relative(path, to: folder) == relative)
    }
}
