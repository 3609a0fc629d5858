import SourceText
import Testing

@Suite struct SourceFileTests {
    @Test(arguments: [
        ("", 0, 1, 1), ("ab", 0, 1, 1), ("ab", 2, 1, 3), ("a\nb", 1, 1, 2), ("a\nb", 2, 2, 1), ("a\n", 2, 2, 1),
        ("é漢😀x", 9, 1, 4), ("\tx", 1, 1, 2), ("a\r\nb", 3, 2, 1), ("a", 99, 1, 2), ("\n\n\n", 2, 3, 1),
    ])
    func positionsCountLinesAndScalarsFromOne(text: String, offset: Int32, line: Int, column: Int) {
        let file = SourceFile(name: "f", text: text)
        #expect(file.position(at: offset) == SourcePosition(line: line, column: column))
    }

    @Test func linesHaveNoLineEnds() {
        let file = SourceFile(name: "f", text: "one\r\ntwo\n\nfour")
        #expect((0...5).map(file.lineText) == ["", "one", "two", "", "four", ""])
    }

    @Test(
        arguments: [
            ([], nil), ([0x61, 0xC3, 0xA9], nil), ([0x61, 0xFF], 1), ([0xC3], 0), ([0xC0, 0x80], 0), ([0x61, 0x80], 1),
            ([0xE0, 0x80, 0x80], 0), ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xE6, 0xBC, 0xA2], nil),
            ([0xF0, 0x9F, 0x98, 0x80], nil), ([0xE6, 0xBC, 0x41], 0), ([0xF0, 0x9F, 0x98], 0),
        ] as [([UInt8], Int32?)])
    func theFirstByteThatIsNotUTF8IsFound(bytes: [UInt8], offset: Int32?) {
        #expect(SourceFile(name: "f", utf8: bytes).firstInvalidUTF8Offset == offset)
        #expect((String(validating: bytes, as: UTF8.self) == nil) == (offset != nil), "the standard library agrees")
    }

    @Test(
        arguments: [
            ([(0, 1, "X")], "Xbcdef"), ([(3, 3, "-"), (0, 0, "<")], "<abc-def"),
            ([(2, 2, "1"), (2, 2, "2")], "ab12cdef"),
            ([(1, 4, "x"), (3, 5, "lost")], "axef"), ([(0, 6, "")], ""), ([(5, 9, "outside")], "abcdef"),
            ([], "abcdef"),
        ] as [([(Int32, Int32, String)], String)])
    func editsAreAppliedFromTheFrontAndNeverOverlap(edits: [(Int32, Int32, String)], result: String) {
        let file = FileID(rawValue: 0)
        let edits = edits.map {
            TextEdit(range: SourceRange(file: file, lowerBound: $0.0, upperBound: $0.1), replacement: $0.2)
        }
        #expect(SourceFile(name: "f", text: "abcdef").applying(edits) == result)
    }
}
