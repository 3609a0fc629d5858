import DNDDrawing
import System
import Testing

@testable import DNDCommandLine
@testable import DNDManual

/// Tests the table of commands.
@Suite struct CommandTableTests {
    private let entries = CommandEntry.all + CommandEntry.all.flatMap { $0.subcommands }

    @Test func `Every command has one row in one group`() {
        #expect(entries.map { $0.name }.sorted() == Command.allCases.map { $0.rawValue }.sorted())
        #expect(CommandGroup.all.flatMap { $0.entries }.map { $0.name } == CommandEntry.all.map { $0.name })
        for entry in CommandEntry.all {
            #expect(entry.subcommands.allSatisfy { $0.name.hasPrefix(entry.name + " ") }, "\(entry.name)")
        }
    }

    @Test func `A former name is no present one, and means a command`() {
        for former in FormerName.all {
            #expect(Command(rawValue: former.name) == nil)
            #expect(Command(named: former.name) == former.command)
            if let option = former.option { #expect(former.command.entry.options.contains(option)) }
        }
    }

    @Test func `The commands of every day come first, on a screen of 24 lines and 80 columns`() {
        let lines = HelpCommand.overview(.plain).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count < 24)
        #expect(lines.filter { $0.count > 80 } == [])
        #expect(CommandEntry.all.prefix(6).map { $0.name } == ["run", "repl", "trace", "explain", "lint", "fmt"])
        for subcommand in Command.docs.entry.subcommands { #expect(subcommand.meaning.count <= 60) }
    }

    @Test func `A meaning is one line, and details are narrow`() {
        for entry in entries {
            #expect(entry.meaning.count <= 65, "\(entry.name)")
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
