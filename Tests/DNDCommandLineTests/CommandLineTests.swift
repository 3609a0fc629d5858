import Foundation
import Testing

/// Tests the program as a process: its output and its exit code.
@Suite struct CommandLineTests {
    @Test(arguments: CommandLineCase.all)
    func `A command line ends with its exit code and says why`(example: CommandLineCase) throws {
        let program = try Program(files: CommandLineCase.files)
        defer { program.remove() }
        let arguments = example.arguments.split(separator: " ").map(String.init)
        let result = try program.run(arguments, input: example.input, environment: example.environment)
        #expect(result.status == example.status, "\(result.output)\(result.errors)")
        for (parts, text) in [(example.output, result.output), (example.errors, result.errors)] {
            for part in parts { #expect(part.isEmpty ? text.isEmpty : text.contains(part), "\(text)") }
        }
    }

    @Test func `Several threads print what one prints`() throws {
        var files: [String: String] = [:]
        for number in 0..<60 {
            let order = number % 7 == 0 ? "A B C" : "B A C"
            files["\(number).dnd"] = """
                table t: A B C
                scenario "file \(number)" { drag 0; hover 1; drop; expect order: \(order) }
                """
        }
        let program = try Program(files: files)
        defer { program.remove() }
        let one = try program.run(["run", "-v", "-j", "1", "."])
        let four = try program.run(["run", "-v", "-j", "4", "."])
        #expect(one.status == 1)
        #expect(one.output.timeless == four.output.timeless)
        #expect(one.errors == four.errors)
    }

    @Test func `A script is the same from a file and from standard input`() throws {
        let script = "table t: A B C\ndrag 0; hover 1; drop\nexpect order: A B C\nexpect gap: [0, 1]\n"
        let program = try Program(files: ["script.dnd": script])
        defer { program.remove() }
        let file = try program.run(["run", "-v", "script.dnd"])
        let input = try program.run(["run", "-v", "-"], input: script)
        #expect(input.status == file.status)
        let expected = file.output.timeless.replacing("passed: script ", with: "passed: standard input ")
            .replacing("failed: script ", with: "failed: standard input ").replacing("script.dnd:", with: "<stdin>:")
            .split(separator: "\n").filter { !$0.hasPrefix("`dnd trace") }
        #expect(input.output.timeless.split(separator: "\n") == expected)
    }

    @Test func `Formatting replaces a file as a whole and keeps its mode, and a link to it`() throws {
        let program = try Program(files: ["a.dnd": "drag   A\n", "b.dnd": "drag B\n"])
        defer { program.remove() }
        let manager = FileManager.default
        let file = program.folder.appendingPathComponent("a.dnd").path
        try manager.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file)
        let link = program.folder.appendingPathComponent("link.dnd").path
        try manager.createSymbolicLink(atPath: link, withDestinationPath: "a.dnd")
        #expect(try program.run(["fmt", "link.dnd", "b.dnd"]).output == "link.dnd\n")
        #expect(try program.text(of: "a.dnd") == "drag A\n")
        #expect(try manager.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        #expect(try manager.destinationOfSymbolicLink(atPath: link) == "a.dnd")
        #expect(
            try manager.contentsOfDirectory(atPath: program.folder.path).sorted() == [
                ".in", "a.dnd", "b.dnd", "link.dnd",
            ])
    }

    @Test(arguments: [
        ("shared/peple.dnd", "shared/people.dnd"), ("shraed/people.dnd", "shared/people.dnd"),
        ("shared/deep/wrods.dnd", "shared/deep/words.dnd"), ("share.d/people.dnd", "shared/people.dnd"),
    ])
    func `An include of a file that is not there names the nearest`(text: String, meant: String) throws {
        let program = try Program(files: [
            "a.dnd": "include \"\(text)\"\nexpect state: idle\n", "shared/people.dnd": "table people: A\n",
            "shared/deep/words.dnd": "define go { drop }\n", "shared/peple.txt": "nothing\n",
        ])
        defer { program.remove() }
        let result = try program.run(["run", "a.dnd"])
        #expect(result.status == 2)
        #expect(result.output.contains("hint: did you mean '\(meant)'?"), "\(result.output)")
    }

    @Test func `An include does not leave the root through a link`() throws {
        let outside = try Program(files: ["people.dnd": "table people: A\n"])
        defer { outside.remove() }
        let program = try Program(files: ["a.dnd": "include \"link.dnd\"\nexpect state: idle\n"])
        defer { program.remove() }
        try FileManager.default.createSymbolicLink(
            atPath: program.folder.appendingPathComponent("link.dnd").path,
            withDestinationPath: outside.folder.appendingPathComponent("people.dnd").path)
        let result = try program.run(["run", "a.dnd"])
        #expect(result.status == 2)
        #expect(result.output.contains("no file 'link.dnd' [DND2401]"))
    }

    @Test(
        arguments: [
            ([:], "auto", false), (["FORCE_COLOR": "1"], "auto", true), (["FORCE_COLOR": "0"], "auto", false),
            (["FORCE_COLOR": "1", "NO_COLOR": "1"], "auto", false), (["NO_COLOR": "1"], "always", true),
            (["FORCE_COLOR": "1"], "never", false), (["NO_COLOR": ""], "always", true),
        ] as [([String: String], String, Bool)])
    func `Colour is chosen by the option, then by the environment`(
        environment: [String: String], choice: String, isColoured: Bool
    ) throws {
        let program = try Program(files: CommandLineCase.files)
        defer { program.remove() }
        let output = try program.run(["run", "good.dnd", "--color", choice], environment: environment).output
        #expect(output.contains("\u{1B}[") == isColoured)
    }

    @Test func `A reader that goes away ends the program silently`() throws {
        let program = try Program(files: [:])
        defer { program.remove() }
        let process = Process()
        let errors = Pipe()
        process.executableURL = URL(fileURLWithPath: "/bin/bash")
        let script =
            "for i in {1..20}; do '\(Program.executable.path)' docs vocabulary; done | true; echo ${PIPESTATUS[1]}"
        process.arguments = ["-c", script]
        process.standardError = errors
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        #expect(errors.fileHandleForReading.readDataToEndOfFile().isEmpty)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
