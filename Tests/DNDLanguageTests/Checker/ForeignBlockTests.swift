import DNDLanguage
import SourceText
import Testing

/// Tests the blocks of other languages: by indentation, in bars, and in groups.
@Suite struct ForeignBlockTests {
    @Test(arguments: [
        ("scenario \"s\": expect state: idle", "scenario \"s\" { expect state: idle }"),
        (
            "scenario \"s\":\n\texpect state: idle\n\n\texpect order: A B C D E F\n# end",
            "scenario \"s\" {\n\texpect state: idle\n\n\texpect order: A B C D E F\n}\n# end"
        ),
        (
            "scenario \"s\" {\n  table t:\n    section One: A\n  expect state: idle\n}",
            "scenario \"s\" {\n  table t {\n    section One: A\n  }\n  expect state: idle\n}"
        ),
        ("scenario \"s\":\nexpect state: idle", "scenario \"s\" {\nexpect state: idle\n}"),
        ("scenario \"s\"\n{\n  expect state: idle\n}", "scenario \"s\" {\n  expect state: idle\n}"),
        ("test \"s\":\n  expect state: idle", "scenario \"s\" {\n  expect state: idle\n}"),
        (
            "test \"a\"\nexpect state: idle\n\n@slow\nscenario \"b\" { expect state: idle }",
            "scenario \"a\" {\nexpect state: idle\n}\n\n@slow\nscenario \"b\" { expect state: idle }"
        ),
        ("table t:\n  editing\nexpect state: idle", "table t {\n  editing\n}\nexpect state: idle"),
        (
            "describe \"a\" {\n  scenario \"s\" { expect state: idle }\n}",
            "# a\nscenario \"s\" { expect state: idle }\n"
        ),
        ("describe \"a\" { expect state: idle }", "scenario \"a\" { expect state: idle }"),
        (
            "scenario \"s\" {\n  examples:\n    |a|b  |\n\n    |1|C D|\n  drag $a; expect order: $b\n}",
            "scenario \"s\" {\n  examples (a b) { 1 (C D) }\n  drag $a; expect order: $b\n}"
        ),
    ])
    func `One edit mends a block of another language`(text: String, mended: String) {
        let edit = Guess.diagnostics(of: text).lazy.compactMap { $0.edit }.first
        #expect(Guess.applying(edit, to: text) == mended)
        #expect(Guess.diagnostics(of: mended).isEmpty)
    }

    @Test(arguments: [
        "scenario \"s\":", "scenario \"s\":\n\n",
        "describe \"a\\nb\" { scenario \"s\" { expect state: idle } }",
        "describe \"a\" { scenario \"s\" { expect state: idle }", "  section One: A", "table t: A\n  section One: A",
        "scenario \"s\" { editing on; expect state: idle }",
        "examples | a |", "| a |\n| 1 |", "scenario \"s\"\n# why\n{\n  expect state: idle\n}",
        "examples\n| a | b |\n| 1 |", "examples\n| a |", "examples\n| a |\n| |",
        "scenario \"s\":\n" + String(repeating: "  wait 1s\n", count: 1_000),
    ])
    func `What is no block has no edit`(text: String) {
        #expect(Guess.diagnostics(of: text).allSatisfy { $0.edit == nil }, "\(text.prefix(40))")
    }

    @Test func `A colon that may stand there begins no block`() {
        let hints = Guess.diagnostics(of: "view v\nexpect order: (A B]").flatMap { $0.hints }
        #expect(!hints.isEmpty && !hints.contains { $0.contains("{ … }") })
    }
}
