import DNDLanguage
import Foundation
import SourceText
import Testing
import Thoroughness

/// Mutated texts that include mutated texts with names and values: no trap, no hang, and every range lies in its text.
/// `DND_FUZZ_SEED=7 swift test --filter IncludeFuzzTests` runs others.
@Suite struct IncludeFuzzTests {
    private static let count = Thoroughness.count(250, all: 1500)

    private static let mains = [
        """
        parameters { rows D E; who left }
        include "list.dnd" as left
        include "list.dnd" as right { labels $rows F; answer copy }
        include "pair.dnd" as both { name $who }
        left.go 0; right.go 1; both.inner.go 0
        expect order in left: A B C
        """,
        "include \"pair.dnd\"\ninclude \"list.dnd\" { labels \"$x\" ($y) }\ngo $go\nexpect order: $labels",
    ]

    private static let pair = """
        parameters { name people }
        include "list.dnd" as inner { labels $name $name }
        table $name: A B
        app Photos { view album: sunset }
        before { select A in $name; deselect }
        define swap (list) { drag A in $list; hover in inner; cancel; inner.go 0 }
        """

    private static let pieces = [
        "{", "}", ";", "$", "$$", "$labels", "$name", "\"", "as", " as x", "\n", "include \"list.dnd\" as y", "people",
        "parameters { a B }", "in people", "left.", "(", ")", ":", "labels D", "main.dnd", "pair.dnd", "\\", "x",
    ]

    @Test func `Mutated includes are checked without harm`() throws {
        let seed = ProcessInfo.processInfo.environment["DND_FUZZ_SEED"].flatMap(UInt64.init) ?? 20_261_121
        print("IncludeFuzzTests: DND_FUZZ_SEED=\(seed)")
        var random = SplitMix64(seed: seed)
        for number in 0..<Self.count {
            let main = mutant(of: Self.mains[number % 2], &random)
            let files = [
                "list.dnd": mutant(of: IncludeCase.list, &random), "pair.dnd": mutant(of: Self.pair, &random),
                "main.dnd": main,
            ]
            let checked = CheckedText(main, others: files)
            for diagnostic in checked.diagnostics {
                for range in [diagnostic.range] + diagnostic.notes.map({ $0.range }) {
                    let length = checked.sources[range.file].utf8.count
                    try #require(
                        Int(range.upperBound) <= length, "DND_FUZZ_SEED=\(seed), text \(number): \(diagnostic)\n\(main)"
                    )
                }
            }
            let again = CheckedText(main, others: files)
            try #require(again.report == checked.report, "DND_FUZZ_SEED=\(seed), text \(number)")
            try checkFormat(of: main, "DND_FUZZ_SEED=\(seed), text \(number)")
        }
    }

    private func checkFormat(of text: String, _ place: String) throws {
        guard SyntaxCheck.parse(text).diagnostics.isEmpty else { return }
        let once = SyntaxCheck.format(text)
        try #require(SyntaxCheck.format(once) == once, "\(place)\n\(text)")
    }

    private func mutant(of text: String, _ random: inout SplitMix64) -> String {
        var characters = Array(text)
        for _ in 0..<random.next() % 4 {
            let lower = Int.random(in: 0...characters.count, using: &random)
            let upper = min(characters.count, lower + Int(random.next() % 10))
            if random.next() % 2 == 0 { characters.removeSubrange(lower..<upper) }
            characters.insert(contentsOf: Self.pieces.randomElement(using: &random) ?? "", at: lower)
        }
        return String(characters)
    }
}
