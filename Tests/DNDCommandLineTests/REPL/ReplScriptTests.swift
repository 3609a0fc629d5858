import Testing

/// Tests sessions without a terminal, with the built program.
@Suite struct ReplScriptTests {
    private static let scripts: [(text: String, status: Int32)] = [
        ("drag 1; hover 4; drop\n", 0),
        ("drag 1; hover 4; drop", 0),
        ("", 0),
        (
            "delegate in list {\n  dropSessionDidUpdate -> forbidden\n}\ndrag 0; hover 2\nexpect proposal: forbidden\n",
            0
        ),
        ("drag 1\nexpect state: idle\ndrag 2\n", 1),
        ("drag 9\norder\n", 1),
        ("list delete 0\n", 1),
        ("list delete 0\nexpect exception \"Invalid update...\"\n", 0),
        ("hoover 4\ndrag 1\n", 2),
        ("drag {\n", 2),
        ("quit\nnonsense\n", 0),
        ("drag 1; hover 4\nwatch gap\nback\nfork other\ncancel\ndiff main other\ngoto main\nredo\ntrace 2\n", 0),
        ("break on performDropWith\ndrag 1; hover 4; drop\nstep\nsteps\n", 0),
        ("back\n", 2),
        ("break on prformDropWith\n", 2),
        ("tour\ntour next\ntour stop\n", 0),
        ("help placeholders\nhelp verbs\n", 0),
    ]

    @Test(arguments: scripts)
    func `a script gives the same through every door, and stops at its first error`(
        text: String, status: Int32
    ) throws {
        // Given a script in a file
        let program = try Program(files: ["script.dnd": text])
        defer { program.remove() }

        // When it is played through standard input, as `-` and by name
        let plain = try program.run([], input: text)
        let dash = try program.run(["-"], input: text)
        let named = try program.run(["repl", "script.dnd"])

        // Then the output is the same, without prompt or greeting
        #expect(plain == dash)
        #expect(plain == named)
        #expect(plain.status == status)
        #expect(!plain.output.contains("dnd>") && !plain.output.contains("Try:"))
        #expect(plain.errors.isEmpty)
    }

    @Test func `what comes after the first error is not played`() throws {
        let program = try Program(files: [:])
        defer { program.remove() }
        let output = try program.run([], input: "hoover\ndrag 1; hover 4; drop\n")
        #expect(!output.output.contains("A C D E B F"))
    }

    @Test func `the calls and the new order are printed`() throws {
        let program = try Program(files: [:])
        defer { program.remove() }
        let output = try program.run([], input: "drag 1; hover 4; drop\n").output
        #expect(output.contains("tableView(_:performDropWith:)"))
        #expect(output.contains("A C D E B F"))
    }

    @Test func `a byte that is not UTF-8 is named by its offset`() throws {
        let program = try Program(files: ["latin1.dnd": "order\ntable t: \u{FF}\n"])
        defer { program.remove() }
        let output = try program.run(["repl", "latin1.dnd"])
        #expect(output.status == 2)
        #expect(output.output.contains("byte 15 is not UTF-8"), "\(output.output)")
    }
}
