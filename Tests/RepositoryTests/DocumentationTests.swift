import Testing

/// Tests that the documents match the program.
@Suite struct DocumentationTests {
    static let documents = Repository.shared.files
        .filter {
            ($0.path == "README.md" || $0.folders.first == "docs" || $0.folders.first == "lessons")
                && $0.fileExtension == "md"
        }

    @Test(arguments: documents.map(\.path))
    func `What a document shows is what happens`(path: String) throws {
        let document = DocumentedOutput(path: path, markdown: try Repository.shared.text(of: path))
        for complaint in try document.complaints() { Issue.record("\(complaint)") }
    }

    @Test func `A document that tells the truth passes`() throws {
        #expect(try complaints(about: "truth.md.txt") == [])
    }

    @Test func `A document that does not is told where, and what happens instead`() throws {
        let expected = [
            "wrong.md.txt:4: $ echo two", "-- the document says:", "three", "-- it writes:", "two",
            #"wrong.md.txt:9: "make test" is not compared: use a sh block"#,
            #"wrong.md.txt:13: a console block begins with "$ " and a command"#,
        ]
        #expect(try complaints(about: "wrong.md.txt") == [expected[...4].joined(separator: "\n")] + expected[5...])
    }

    @Test func `A document finds the dnd that was just built`() throws {
        let markdown = "```console\n$ cat $(type -P dnd) > copy; echo $?\n0\n```\n"
        #expect(try DocumentedOutput(path: "built.md", markdown: markdown).complaints() == [])
    }

    @Test(arguments: [
        ("3 passed in 4 ms", "3 passed in 0.31 s", true),
        ("3 passed in 4 ms", "3 passed in N ms", true),
        ("3 passed in 4 ms", "4 passed in 4 ms", false),
        ("drops in 300 ms\n1 passed in 12 µs", "drops in 300 ms\n1 passed in 1 s", true),
        ("drops in 300 ms\n1 passed in 12 µs", "drops in 400 ms\n1 passed in 12 µs", false),
        ("a\nb\nc\nd", "a\n...\nd", true),
        ("a\nd", "a\n...\nd", true),
        ("a\nb\nc", "...\nb\n...", true),
        ("a\nb\nc", "a\n...\nd", false),
        ("a\n\n", "a", true),
        ("a", "", false),
    ])
    func `Output is compared word for word, but for the time that a run took`(
        written: String, expected: String, isMatch: Bool
    ) {
        #expect(Transcript(output: written).matches(expected: Transcript(output: expected)) == isMatch)
    }

    @Test func `Blocks lose their fences and their indentation`() {
        let markdown = "text\n\n  ```console\n  $ echo a\n    a\n  ```\n````text\n```\n````\n```sh\nopen"
        #expect(
            MarkdownBlock.blocks(of: markdown) == [
                MarkdownBlock(words: ["console"], lines: ["$ echo a", "  a"], lineNumber: 3),
                MarkdownBlock(words: ["text"], lines: ["```"], lineNumber: 7),
                MarkdownBlock(words: ["sh"], lines: ["open"], lineNumber: 10),
            ])
    }

    private func complaints(about fixture: String) throws -> [String] {
        let markdown = try Repository.shared.text(of: "Tests/RepositoryTests/Fixtures/\(fixture)")
        return try DocumentedOutput(path: fixture, markdown: markdown).complaints()
    }
}
