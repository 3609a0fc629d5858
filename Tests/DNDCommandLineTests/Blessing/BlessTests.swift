import Foundation
import Testing

/// Tests `dnd bless` as a process.
@Suite struct BlessTests {
    @Test(arguments: BlessCase.names)
    func `Failing expectations say what was found, and nothing else changes`(name: String) throws {
        let example = try BlessCase(name)
        let program = try Program(files: ["spec.dnd": example.spec])
        defer { program.remove() }
        let result = try program.run(["bless", "spec.dnd"])
        let said = BlessCase.said(result)
        if ProcessInfo.processInfo.environment["DND_RECORD"] == "1" {
            try example.record(said)
            Issue.record("\(name): recorded; read the difference, and run again without DND_RECORD")
            return
        }
        #expect(said == example.expected)
        let blessed = try program.text(of: "spec.dnd")
        #expect(try program.run(["run", "spec.dnd"]).status == result.status)
        let again = try program.run(["bless", "spec.dnd"])
        #expect(again.errors == result.errors)
        #expect(!again.output.contains("@@"))
        #expect(try program.text(of: "spec.dnd") == blessed)
    }

    private static let wrong = "table t: A B C\nscenario \"s\" { drag 0; hover 1; drop; expect order: A B C }\n"
    private static let right = "table t: A B C\nscenario \"s\" { drag 0; hover 1; drop; expect order: B A C }\n"

    @Test func `A dry run shows the difference and writes nothing`() throws {
        let program = try Program(files: ["s.dnd": Self.wrong])
        defer { program.remove() }
        let result = try program.run(["bless", "--dry-run", "s.dnd"], environment: ["CI": "1"])
        #expect(
            result.output == """
                --- s.dnd
                +++ s.dnd
                @@ -1,2 +1,2 @@
                 table t: A B C
                -scenario "s" { drag 0; hover 1; drop; expect order: A B C }
                +scenario "s" { drag 0; hover 1; drop; expect order: B A C }
                1 expectation would be blessed in 1 file

                """)
        #expect(result.status == 1 && result.errors.isEmpty)
        #expect(try program.text(of: "s.dnd") == Self.wrong)
    }

    @Test(arguments: ["CI", "CONTINUOUS_INTEGRATION", "BUILD_NUMBER", "TF_BUILD", "TEAMCITY_VERSION"])
    func `Where CI is set nothing is written`(variable: String) throws {
        let program = try Program(files: ["s.dnd": Self.wrong])
        defer { program.remove() }
        let result = try program.run(["bless", "s.dnd"], environment: [variable: "7"])
        #expect(result.status == 64 && result.output.isEmpty)
        #expect(result.errors.hasPrefix("dnd: nothing is blessed where \(variable) is set\n"))
        #expect(try program.text(of: "s.dnd") == Self.wrong)
    }

    @Test(
        arguments: [
            ("bless spec.dnd:4", ["4"]), ("bless spec.dnd:5", ["5"]), ("bless spec.dnd:2", ["4", "5"]),
            ("bless spec.dnd:3", ["4", "5"]), ("bless spec.dnd:9", ["9"]), ("bless spec.dnd:4 spec.dnd:9", ["4", "9"]),
            ("bless spec.dnd", ["4", "5", "9"]), ("bless .", ["4", "5", "9"]),
        ] as [(String, [String])])
    func `A line stands for its expectation, or for those of its scenario`(
        arguments: String, changed: [String]
    ) throws {
        let spec = """
            table t: A B C
            scenario "one" {
              drag 0; hover 1
              expect gap: none
              expect state: idle
              cancel
            }
            scenario "two" {
              expect order: A
            }

            """
        let program = try Program(files: ["spec.dnd": spec])
        defer { program.remove() }
        _ = try program.run(arguments.split(separator: " ").map(String.init))
        let blessed = try program.text(of: "spec.dnd").split(separator: "\n", omittingEmptySubsequences: false)
        let lines = spec.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(blessed.count == lines.count)
        #expect(zip(lines, blessed).enumerated().filter { $1.0 != $1.1 }.map { "\($0.offset + 1)" } == changed)
    }

    @Test func `Mode, links, a missing last line end and a byte order mark stay`() throws {
        let bare = "\u{FEFF}" + String(Self.wrong.dropLast())
        let program = try Program(files: ["s.dnd": bare])
        defer { program.remove() }
        let manager = FileManager.default
        let file = program.folder.appendingPathComponent("s.dnd").path
        try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
        try manager.createSymbolicLink(
            atPath: program.folder.appendingPathComponent("link.dnd").path, withDestinationPath: "s.dnd")
        let result = try program.run(["bless", "link.dnd", "s.dnd"])
        #expect(result.status == 0, "\(result)")
        let bytes = try Data(contentsOf: program.folder.appendingPathComponent("s.dnd"))
        #expect(bytes == Data(("\u{FEFF}" + Self.right.dropLast()).utf8))
        #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o640)
        let link = try manager.attributesOfItem(atPath: program.folder.appendingPathComponent("link.dnd").path)
        #expect(link[.type] as? FileAttributeType == .typeSymbolicLink)
        #expect(try manager.contentsOfDirectory(atPath: program.folder.path).sorted() == [".in", "link.dnd", "s.dnd"])
    }

    private static let shared = [
        "lists.dnd": "table t: A B C\ndefine ends (rows) { drop; expect order: $rows; expect operation: copy }\n",
        "one.dnd": "include \"lists.dnd\"\nscenario \"one\" { drag 0; hover 1; ends (A) }\n",
        "two.dnd": "include \"lists.dnd\"\nscenario \"two\" { drag 0; hover 2; ends (B C A) }\n",
    ]

    @Test func `A word of an included file is blessed when every spec that uses it agrees`() throws {
        let program = try Program(files: Self.shared)
        defer { program.remove() }
        let result = try program.run(["bless", "one.dnd"])
        #expect(result.status == 0)
        #expect(result.output.hasSuffix("2 expectations blessed in 2 files\n"))
        #expect(try program.run(["run", "."]).status == 0)
    }

    @Test func `A word of an included file stays when another spec passes with it`() throws {
        var files = Self.shared
        files["three.dnd"] = """
            include "lists.dnd"
            table s: X
            scenario "three" { drag X; hover in t; ends (A B C X) }
            """
        files["lists.dnd"] = files["lists.dnd"]?.replacing("expect order:", with: "expect order in t:")
        let program = try Program(files: files)
        defer { program.remove() }
        #expect(try program.run(["run", "three.dnd"]).status == 0)
        let result = try program.run(["bless", "one.dnd"])
        #expect(result.status == 1)
        #expect(
            result.errors == """
                lists.dnd:2:54: not blessed: 'one' (one.dnd:2) wants another, and 'three' (three.dnd:3) passes with it \
                as it is

                """)
        #expect(try program.text(of: "lists.dnd") == files["lists.dnd"])
    }

    @Test(
        arguments: [
            ("bless none.dnd", 66, "no such file or folder: none.dnd"), ("bless -", 64, "standard input"),
            ("bless lists.dnd", 3, "nothing to bless"), ("bless", 64, "dnd bless needs PATH…"),
        ] as [(String, Int32, String)])
    func `What cannot be blessed says why`(arguments: String, status: Int32, message: String) throws {
        let program = try Program(files: Self.shared)
        defer { program.remove() }
        let result = try program.run(arguments.split(separator: " ").map(String.init))
        #expect(result.status == status)
        #expect(result.errors.contains(message), "\(result.errors)")
    }
}
