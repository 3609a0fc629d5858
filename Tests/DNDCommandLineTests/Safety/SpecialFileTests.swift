import Foundation
import TerminalSupport
import Testing

/// Tests pipes and devices among specs, files with several names, and outputs that are no files. Every command runs
/// under `timeout`, whose status 124 means that it waited.
@Suite struct SpecialFileTests {
    private static let unformatted = "table   t: A B C\nscenario \"s\" { drag 0; hover 1; drop; expect order: A B C }\n"
    private static let refusal = "not a file, but a pipe or a device"

    private func program(_ setting: String) throws -> Program {
        let program = try Program(files: [
            "s.dnd": Self.unformatted, "includes.dnd": "include \"pipe\"\nexpect state: idle\n",
            "View.swift": "import UIKit\nclass View: UIView { @IBAction func tap() {} }\n",
        ])
        try #require(program.shell(setting).status == 0)
        return program
    }

    // MARK: - Pipes and devices

    @Test(
        arguments: ["mkfifo x.dnd", "ln -s /dev/zero x.dnd"],
        [
            "run .", "lint .", "lint --syntax .", "fmt --check .", "bless --dry-run .", "trace .", "docs fidelity .",
            "run . s.dnd", "watch .",
        ])
    func `A pipe or a device in a folder is an error, and is not read`(setting: String, words: String) throws {
        let program = try program("\(setting); rm includes.dnd")
        defer { program.remove() }
        let result = try program.shell("timeout -k 9 20 $dnd \(words) < /dev/null")
        #expect(result.status == 66)
        #expect((result.output + result.errors).contains("x.dnd: \(Self.refusal)"), "\(result)")
    }

    @Test(arguments: ["run includes.dnd", "lint includes.dnd", "repl includes.dnd", "trace includes.dnd"])
    func `A pipe in an include is no file`(words: String) throws {
        let program = try program("mkfifo pipe")
        defer { program.remove() }
        let result = try program.shell("timeout -k 9 20 $dnd \(words)")
        #expect(result.status == 2)
        #expect(result.output.contains("no file 'pipe'"), "\(result)")
    }

    @Test func `The REPL loads no pipe, and completion reads none`() throws {
        let program = try program("mkfifo pipe")
        defer { program.remove() }
        let result = try program.shell("echo load pipe | timeout -k 9 20 $dnd repl")
        #expect(result.output == "error: pipe: \(Self.refusal)\n")
        #expect(try program.shell("timeout -k 9 20 $dnd completions for -- run pipe:").status == 0)
        #expect(try program.shell("mkfifo .state; timeout -k 9 20 $dnd run s.dnd --failed < /dev/null").status == 3)
    }

    @Test func `A pipe that is named is read`() throws {
        let program = try program("mkfifo pipe")
        defer { program.remove() }
        let result = try program.shell("cat s.dnd > pipe & timeout -k 9 20 $dnd run pipe")
        #expect(result.output.contains("1 failed in 1 file"))
    }

    @Test func `A terminal session whose history is a pipe goes on without it`() throws {
        let folder = try TemporaryDirectory()
        mkfifo(folder.path("pipe"), 0o600)
        let session = try TerminalSession(["DND_HISTORY": folder.path("pipe")], folder: folder)
        #expect(session.terminal.text.contains("no history is kept: \(folder.path("pipe")) cannot be read: "))
        try session.enter("drag 1; hover 4; drop", expecting: "list  A C D E B F")
        session.terminal.type("\u{4}")
        #expect(try session.terminal.end() == 0)
        #expect(folder.names() == ["pipe"])
    }

    @Test func `An output that is a pipe stays one, and without a reader it is an error`() throws {
        let program = try program("mkfifo pipe")
        defer { program.remove() }
        let alone = try program.shell("timeout -k 9 20 $dnd trace s.dnd --output pipe")
        #expect(alone.status == 73)
        #expect(alone.errors.hasPrefix("dnd: pipe: "))
        let read = try program.shell(
            "exec 3<> pipe; timeout -k 9 20 $dnd trace s.dnd --output pipe; test -p pipe && timeout 20 head -n 1 <&3")
        #expect(read.output.contains("(s.dnd:2)"), "\(read)")
    }

    // MARK: - Several names

    @Test(arguments: [
        ("fmt s.dnd", "s.dnd"), ("bless s.dnd", "s.dnd"), ("lint --fix s.dnd", "s.dnd"),
        ("adapt --in-place View.swift", "View.swift"), ("trace s.dnd --output out", "out"),
    ])
    func `A file with two names keeps them`(words: String, name: String) throws {
        let program = try program("echo before > out; for name in s.dnd View.swift out; do ln $name $name.twin; done")
        defer { program.remove() }
        let before = try program.text(of: name)
        _ = try program.shell("timeout -k 9 20 $dnd \(words)")
        #expect(try program.text(of: name) != before)
        #expect(try program.text(of: "\(name).twin") == program.text(of: name))
        #expect(try program.shell("test \(name) -ef \(name).twin").status == 0)
    }

    @Test func `A full disk leaves both names what they were`() throws {
        let filler = String(repeating: "# filler\n", count: 200)
        let program = try program("rm includes.dnd")
        defer { program.remove() }
        try program.write(Self.unformatted + filler, to: "s.dnd")
        let result = try program.shell("ln s.dnd twin; (ulimit -f 1; exec $dnd fmt s.dnd); status=$?; ls; exit $status")
        #expect(result.status == 73)
        #expect(result.output == "View.swift\ns.dnd\ntwin\n")
        #expect(try program.text(of: "twin") == Self.unformatted + filler)
    }

    @Test func `A link to a file that is not there yet leads to it`() throws {
        let program = try program("mkdir far; ln -s far/out out")
        defer { program.remove() }
        #expect(try program.shell("$dnd trace s.dnd --output out; test -L out && test -s far/out").status == 0)
    }
}
