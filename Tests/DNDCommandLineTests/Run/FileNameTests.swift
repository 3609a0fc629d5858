import Foundation
import System
import TerminalSupport
import Testing

@testable import DNDCommandLine

/// Tests file names that are not UTF-8.
@Suite struct FileNameTests {
    private static let failing = "table t: A B C\nscenario \"s\" { drag 0; hover 1; drop; expect order: A B C }\n"
    private static let passing = "table t: A B C\nscenario \"s\" { drag 0; hover 1; drop; expect order: B A C }\n"

    // MARK: - The escape

    @Test(
        arguments: [
            ([0x63, 0x61, 0x66, 0xE9], "caf\\xE9"), ([0xFF, 0x2F, 0x80], "\\xFF/\\x80"), ([0xC3, 0xA9], "é"),
            ([0xC3], "\\xC3"), ([0xED, 0xA0, 0x80], "\\xED\\xA0\\x80"), (Array("a\\b".utf8), "a\\b"),
            (Array("a\\xE9".utf8), "a\\x5CxE9"), (Array("a\\x5C".utf8), "a\\x5Cx5C"),
            (Array("a\n\u{85}".utf8), "a\\x0A\\xC2\\x85"), (Array("a\\x41".utf8), "a\\x41"),
            (Array("a/\u{301}b".utf8), "a/\\xCC\\x81b"), (Array("e\u{301}".utf8), "e\u{301}"),
        ] as [([UInt8], String)])
    func `A name has one text, and the text one name`(bytes: [UInt8], text: String) {
        #expect(FileName.text(bytes).unicodeScalars.elementsEqual(text.unicodeScalars))
        #expect(FileName.bytes(text) == bytes.map { CChar(bitPattern: $0) } + [0])
    }

    @Test func `Random bytes come back from their text`() {
        var generator = SplitMix(state: 14)
        let letters: [UInt8] = Array("\\x5CE9/a".utf8) + [0x0A, 0x7F, 0x80, 0xC3, 0xA9, 0xCC, 0x81, 0xE2, 0xF0, 0xFF]
        for round in 0..<20_000 {
            let bytes = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
                letters.randomElement(using: &generator) ?? 0x61
            }
            let text = FileName.text(bytes)
            #expect(FileName.bytes(text).dropLast().map { UInt8(bitPattern: $0) } == bytes, "round \(round): \(text)")
        }
    }

    // MARK: - Commands

    /// A folder with a passing spec and a failing one, whose name ends with the byte E9.
    private func program(_ others: [String: String] = [:]) throws -> Program {
        let program = try Program(files: ["passing.dnd": Self.passing])
        for (path, text) in ["caf\\xE9.dnd": Self.failing].merging(others, uniquingKeysWith: { $1 }) {
            let place = "\(program.folder.path)/\(path)"
            try FileSystem.makeFolder(Path.folder(of: place))
            try FileSystem.replace(place, with: text)
        }
        return program
    }

    @Test func `A spec that fails beside one that passes fails the run, in files and in folders`() throws {
        for path in ["caf\\xE9.dnd", "a\\x0Ab\\x1B[1m.dnd", "\\xFF/a.dnd", "\\xFF/\\xFE/\\x80.dnd"] {
            let program = try program([path: Self.failing])
            defer { program.remove() }
            let result = try program.run(["run", "."])
            #expect(result.status == 1)
            #expect(result.output.contains("failed: s (\(path):2)\n\(path):2:39: "), "\(result.output)")
        }
    }

    @Test(arguments: ["caf\\xE9.dnd", "caf\\xE9.dnd:2", "./caf\\xE9.dnd:2:3"])
    func `A name is typed as it is shown, or as it is`(path: String) throws {
        let program = try program()
        defer { program.remove() }
        #expect(try program.run(["run", path]).status == 1)
        #expect(try program.shell("$dnd run \"$(printf '\(path.replacing("xE9", with: "351"))')\"").status == 1)
    }

    @Test func `A backslash in a name is no escape`() throws {
        let program = try program(["lit\\x5CxE9.dnd": Self.passing])
        defer { program.remove() }
        #expect(try program.run(["run", "lit\\xE9.dnd"]).status == 0)
        #expect(try program.run(["run", "."]).output.contains("2 passed, 1 failed in 3 files"))
        #expect(try program.shell("ls -1 | grep -c 'lit.xE9.dnd'").output == "1\n")
    }

    @Test(arguments: ["ndjson", "tap", "tap14", "junit", "github", "markdown", "exercism", "html"])
    func `Every report says the name in characters that it may hold`(format: String) throws {
        let program = try program()
        defer { program.remove() }
        let result = try program.run(["run", ".", "--format", format])
        #expect(result.status == 1)
        #expect(result.output.contains(format == "ndjson" || format == "exercism" ? "caf\\\\xE9" : "caf\\xE9"))
        for line in result.output.split(separator: "\n") where format == "ndjson" {
            #expect((try? JSONSerialization.jsonObject(with: Data(line.utf8))) != nil, "\(line)")
        }
    }

    @Test func `Other commands find it as well`() throws {
        let program = try program()
        defer { program.remove() }
        #expect(try program.run(["lint", "--syntax", "."]).output == "2 files checked\n")
        #expect(try program.run(["lint", "."]).output == "0 findings in 2 files\n")
        #expect(try program.run(["run", "--failed", "."], environment: ["HOME": program.folder.path]).status == 3)
        #expect(try program.run(["run", "."], environment: ["HOME": program.folder.path]).status == 1)
        #expect(
            try program.run(["run", "--failed", "."], environment: ["HOME": program.folder.path]).output
                .contains("1 failed in 1 file"))
        #expect(try program.run(["bless", "."]).output.hasSuffix("1 expectation blessed in 1 file\n"))
        #expect(try program.run(["run", "."]).status == 0)
        try FileSystem.replace("\(program.folder.path)/caf\\xE9.dnd", with: "table  t: A\nexpect state: idle\n")
        #expect(try program.run(["fmt", "."]).output == "caf\\xE9.dnd\n")
        #expect(try program.shell("$dnd completions for run ca | od -An -c").output.contains("351"))
    }

    @Test func `Git names it, too`() throws {
        let program = try program()
        defer { program.remove() }
        let git = "git -c user.name=a -c user.email=a@example.com"
        let setting = try program.shell("git init -q . && git add . && \(git) commit -q -m first")
        try #require(setting.status == 0, "\(setting.errors)")
        #expect(try program.run(["run", "--changed", "HEAD", "."]).status == 3)
        try FileSystem.replace("\(program.folder.path)/caf\\xE9.dnd", with: Self.failing + "\n")
        #expect(try program.run(["run", "--changed", "HEAD", "."]).output.contains("1 failed in 1 file"))
    }

    @Test func `An include spells the escape, and one beside the file needs none`() throws {
        let program = try program([
            "\\xFF/list.dnd": "table t: A B C\n", "\\xFF/beside.dnd": "include \"list.dnd\"\nexpect order: A B C\n",
            "above.dnd": "include \"\\\\xFF/list.dnd\"\nexpect order: A B C\n",
        ])
        defer { program.remove() }
        #expect(try program.run(["run", "above.dnd", "\\xFF"]).status == 0)
    }

    @Test func `Two names that Swift takes for one are two`() throws {
        let program = try program([
            "twins/e\\xCC\\x81.dnd": Self.failing, "twins/\\xC3\\xA9.dnd": Self.passing,
        ])
        defer { program.remove() }
        #expect(try program.run(["run", "twins"]).output.contains("1 passed, 1 failed in 2 files"))
    }

    // MARK: - Found files that cannot be run

    @Test func `A link that leads nowhere is an error`() throws {
        let program = try program()
        defer { program.remove() }
        let path = program.folder.appendingPathComponent("gone.dnd").path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "nowhere.dnd")
        let result = try program.run(["run", "."])
        #expect(result.status == 66)
        #expect(result.errors.hasPrefix("dnd: no such file or folder: gone.dnd\n"))
    }
}
