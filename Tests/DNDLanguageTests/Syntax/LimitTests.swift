import DNDLanguage
import SourceText
import Testing

/// Tests that exceeding a limit gives a diagnostic, and that a text just below the limit does not.
@Suite struct LimitTests {
    private static func codes(_ bytes: [UInt8]) -> [String] {
        Parser.parse(file: FileID(rawValue: 0), source: SourceFile(name: "big", utf8: bytes)).diagnostics.map(\.code)
    }

    private static func repeated(_ text: String, _ count: Int) -> [UInt8] {
        [UInt8](String(repeating: text, count: count).utf8)
    }

    @Test func aMillionLabelsAreRead() {
        #expect(Self.codes(Array("table t:".utf8) + Self.repeated(" label", 1_000_000)) == [])
    }

    @Test(arguments: ["x", "x ("])
    func argumentsAreCounted(opening: String) {
        let many = Array(opening.utf8) + Self.repeated(" a", SyntaxLimits.argumentCount + 2)
        #expect(Self.codes(many + Array((opening.hasSuffix("(") ? ")" : "").utf8)).contains("DND2024"))
    }

    @Test func wordsAndStringsHaveAGreatestLength() {
        let most = Self.repeated("a", SyntaxLimits.textLengthBytes)
        #expect(Self.codes(most) == [])
        #expect(Self.codes(most + Array("a".utf8)) == ["DND2025"])
        #expect(Self.codes(Array("x \"".utf8) + most + Array("\"".utf8)) == ["DND2025"])
    }

    @Test func filesHaveAGreatestSize() {
        #expect(Self.codes(Array(repeating: 0x20, count: SyntaxLimits.fileSizeBytes + 1)) == ["DND2026"])
    }

    @Test(arguments: [
        "(", "{", "[", "x {", "x (", "(((", "{(", "@a(", "if x { } else {", "\"", "\\", "#\n", "\n", "$", "a(b:",
    ])
    func greatRepetitionEndsSoonAndWithoutOverflow(text: String) {
        let bytes = Self.repeated(text, 50_000)
        let clock = ContinuousClock()
        let duration = clock.measure { _ = Self.codes(bytes) }
        #expect(duration < .seconds(5), "\(text) takes \(duration)")
    }

    @Test func nestingIsAllowedUpToItsLimit() {
        let depth = SyntaxLimits.nestingDepth
        let most = Self.repeated("x {", depth) + Self.repeated("}", depth)
        #expect(Self.codes(most) == [])
        #expect(Self.codes(Array("x {".utf8) + most + Array("}".utf8)) == ["DND2023"])
    }

    @Test func readingStopsAfterAHundredErrors() {
        let codes = Self.codes(Self.repeated("hover -1\n", 1000))
        #expect(codes.count == SyntaxLimits.diagnosticCount + 1)
        #expect(codes.last == "DND2027")
    }
}
