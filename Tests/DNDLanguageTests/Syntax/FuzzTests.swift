import DNDLanguage
import Foundation
import SourceText
import Testing

/// Mutated texts: no trap, no hang, all ranges in the text, and accepted texts are formatted without loss.
/// `DND_FUZZ_SECONDS=60 DND_FUZZ_SEED=7 swift test --filter FuzzTests` runs longer, or with another seed.
@Suite struct FuzzTests {
    static let secondsInOrdinaryRuns = 5.0

    /// Fixed; `DND_FUZZ_SEED` chooses another.
    static let seedInOrdinaryRuns: UInt64 = 20_261_121

    static let lengthMax = 4096

    @Test func mutatedTextsAreReadWithoutHarm() throws {
        let environment = ProcessInfo.processInfo.environment
        let seconds = environment["DND_FUZZ_SECONDS"].flatMap(Double.init) ?? Self.secondsInOrdinaryRuns
        let seed = environment["DND_FUZZ_SEED"].flatMap(UInt64.init) ?? Self.seedInOrdinaryRuns
        let corpus = try (CorpusTests.files(in: "good") + CorpusTests.files(in: "bad"))
            .map { try CorpusTests.source($0).utf8 }
        print("FuzzTests: DND_FUZZ_SEED=\(seed), \(seconds) s")
        var random = SplitMix64(seed: seed)
        let end = ContinuousClock.now + .seconds(seconds)
        var count = 0
        while ContinuousClock.now < end {
            let bytes = Self.mutant(of: corpus, &random)
            let fault = Self.fault(in: bytes)
            try #require(fault == nil, "DND_FUZZ_SEED=\(seed), text \(count): \(fault ?? "") \(bytes)")
            count += 1
        }
        print("FuzzTests: \(count) texts")
    }

    private static func fault(in bytes: [UInt8]) -> String? {
        let source = SourceFile(name: "fuzz", utf8: bytes)
        let (block, diagnostics) = Parser.parse(file: FileID(rawValue: 0), source: source)
        let whole = 0..<Int32(bytes.count)
        for diagnostic in diagnostics where Int(diagnostic.range.upperBound) > bytes.count { return diagnostic.code }
        if diagnostics.count > SyntaxLimits.diagnosticCount + 1 { return "too many diagnostics" }
        if let fault = SyntaxCheck.rangeFault(in: block, parent: whole) { return fault }
        _ = Parser.isIncomplete(String(decoding: bytes, as: UTF8.self))
        guard diagnostics.isEmpty else { return nil }
        let once = DNDLanguage.Formatter.format(source)
        if SyntaxCheck.format(once) != once { return "formatting is not idempotent" }
        let dumps = [block, SyntaxCheck.parse(once).block].map(SyntaxDump.text)
        return dumps[0] == dumps[1] ? nil : "formatting changes the meaning"
    }

    private static let pieces = [
        "{", "}", "(", ")", "[", "]", ";", ":", "->", "\n", "\\\n", "\\", "\"", "#", "# c\n", "else", "\nelse", "@a",
        "@a(",
        "$", "$x", "...", "_", "~", ",", "0", "-1", "2s", "[0, 4]", "a(b:)", "é", "😀", " ", "\t", "\r\n", "\u{301}",
        "\0",
    ].map { Array($0.utf8) }

    private static func mutant(of corpus: [[UInt8]], _ random: inout SplitMix64) -> [UInt8] {
        var bytes = Array((corpus.randomElement(using: &random) ?? []).prefix(lengthMax))
        for _ in 0...random.next() % 8 {
            let lower = Int.random(in: 0...bytes.count, using: &random)
            let upper = min(bytes.count, lower + Int(random.next() % 12))
            switch random.next() % 6 {
            case 0: bytes.removeSubrange(lower..<upper)
            case 1: bytes.insert(contentsOf: bytes[lower..<upper], at: Int.random(in: 0...bytes.count, using: &random))
            case 2: bytes.insert(UInt8(truncatingIfNeeded: random.next()), at: lower)
            case 3:
                let other = corpus.randomElement(using: &random) ?? []
                let start = Int.random(in: 0...other.count, using: &random)
                bytes.insert(contentsOf: other[start..<min(other.count, start + 40)], at: lower)
            default: bytes.insert(contentsOf: pieces.randomElement(using: &random) ?? [], at: lower)
            }
        }
        return bytes
    }
}
