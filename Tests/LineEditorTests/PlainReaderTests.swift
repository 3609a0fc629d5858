import Testing

@testable import LineEditor

struct PlainReaderTests {
    private func answers(_ input: [UInt8], _ arguments: [String] = []) throws -> [String] {
        try PipedProbe.run(input, arguments).split(separator: "\n").map(String.init)
    }

    @Test func `lines come without a prompt`() throws {
        #expect(try answers(Array("one\n\ntwo\n".utf8)) == [#"LINE "one""#, #"LINE """#, #"LINE "two""#, "END"])
    }

    @Test func `a transcript can have the prompts`() throws {
        let output = try PipedProbe.run(Array("one\n{\n}\n".utf8), ["--show-prompt"])
        #expect(output == "dnd> LINE \"one\"\ndnd> ... LINE \"{\\n}\"\ndnd> END\n")
    }

    @Test func `the last line needs no newline, and nothing else is taken away`() throws {
        #expect(try answers(Array("a\r\n\0b".utf8)) == [#"LINE "a\r""#, #"LINE "\0b""#, "END"])
    }

    @Test func `an empty input ends at once`() throws {
        #expect(try answers([]) == ["END"])
    }

    @Test func `bytes that are not UTF-8 are reported with their place, and reading goes on`() throws {
        let input = Array("é\nab".utf8) + [0xFF, 0x63, 0x0A] + Array("日本\n".utf8)
        #expect(
            try answers(input) == [
                #"LINE "é""#, "MALFORMED at 2, 5 in input: [97, 98, 255, 99]", #"LINE "日本""#, "END",
            ]
        )
    }

    @Test func `in a block the place counts from the block`() throws {
        let input = Array("x\n{\n".utf8) + [0x61, 0xC3, 0x28, 0x0A] + Array("y\n".utf8)
        #expect(
            try answers(input) == [
                #"LINE "x""#, "MALFORMED at 3, 5 in input: [123, 10, 97, 195, 40]", #"LINE "y""#, "END",
            ]
        )
    }

    @Test func `a block that the input does not finish is handed over`() throws {
        #expect(try answers(Array("{\na".utf8)) == [#"LINE "{\na""#, "END"])
    }

    @Test func `long lines and many lines arrive whole and soon`() throws {
        let long = String(repeating: "é", count: 200_000)
        let many = (0..<50_000).map { "line \($0)" }
        let answers = try answers(Array(([long] + many).joined(separator: "\n").utf8))
        #expect(answers.count == 50_002)
        #expect(answers.first == "LINE \"\(long)\"")
        #expect(answers[50_000] == #"LINE "line 49999""#)
    }

    @Test func `a block has a greatest number of lines`() {
        var block = Block()
        let hooks = EditorHooks(isIncomplete: { _ in true })
        for _ in 1..<Block.lineCountMax { block.append("") }
        #expect(!block.isFinished(hooks))
        block.append("")
        #expect(block.isFinished(hooks))
    }

    @Test(
        arguments: [
            ([], 0), ([0x61], 1), ([0xC3, 0xA9, 0xFF], 2), ([0xED, 0xA0, 0x80], 0), ([0x61, 0xF0, 0x9F, 0x8D], 1),
            ([0xC0, 0x80], 0), ([0xE6, 0x97, 0xA5, 0xE6, 0x9C], 3),
        ] as [([UInt8], Int)])
    func `the first byte that is not UTF-8 is found`(bytes: [UInt8], offset: Int) {
        #expect(IllFormedUTF8.firstOffset(in: bytes) == offset)
    }
}
