import DNDLanguage
import Foundation
import SourceText
import Testing

/// Tests that a typo of one character in a spec is an error, or keeps the number of checks.
@Suite struct TypoTests {
    private static let seed =
        ProcessInfo.processInfo.environment["DND_SEED"].flatMap { UInt64($0) } ?? 20_260_901

    /// The command that reproduces a failure.
    private static let command = "DND_SEED=\(seed) swift test --filter TypoTests"

    private static let count = 200

    @Test("No typo in a valid spec makes it check less without an error")
    func neverGreenByAccident() throws {
        let specs = try Corpus.acceptance() + Corpus.files(in: "checker/good")
        var random = SplitMix64(seed: TypoTests.seed)
        var errors = 0
        for _ in 0..<TypoTests.count * 10 {
            let spec = specs[Int(random.next() % UInt64(specs.count))]
            let typo = Typo(in: spec.text, &random)
            let before = CheckedText(spec.text, others: Corpus.includes)
            let after = CheckedText(typo.text, others: Corpus.includes)
            errors += after.hasErrors ? 1 : 0
            #expect(
                after.hasErrors || after.checkCount >= before.checkCount,
                "\(TypoTests.command)\n\(spec.name): \(typo.description)")
        }
        print("seed \(TypoTests.seed): \(errors) of \(TypoTests.count * 10) typos are errors, the others check as much")
    }

    @Test("Of a hundred typos in words ninety-three get the right word as the first suggestion")
    func suggestions() throws {
        let specs = try Corpus.acceptance() + Corpus.files(in: "checker/good")
        var random = SplitMix64(seed: TypoTests.seed)
        var right = 0
        var misses: [String] = []
        while right + misses.count < TypoTests.count {
            let spec = specs[Int(random.next() % UInt64(specs.count))]
            let typo = Typo(in: spec.text, &random)
            guard let word = typo.word, word.count > 1 else { continue }
            let checked = CheckedText(typo.text, others: Corpus.includes)
            guard checked.hasErrors, let first = checked.diagnostics.first else { continue }
            if first.suggests(word) {
                right += 1
            } else {
                misses.append("\(spec.name): \(typo.description): \(first.message) \(first.hints)")
            }
        }
        print("seed \(TypoTests.seed): \(right) of \(TypoTests.count) typos in words got the right suggestion first")
        for miss in misses { print("  " + miss) }
        #expect(right * 100 >= TypoTests.count * 93, "\(TypoTests.command)")
    }
}

extension Diagnostic {
    /// Whether the first hint contains the word, alone or as a part of a path, of a selector, or of two words.
    fileprivate func suggests(_ word: String) -> Bool {
        guard let hint = hints.first, hint.hasPrefix("did you mean '") else { return false }
        return hint.split { " '?$/\",:()".contains($0) }.contains(word[...])
    }
}

/// One character deleted, inserted, replaced, or swapped with the next.
struct Typo {
    let text: String
    let description: String
    /// The correct spelling of the affected word.
    let word: String?

    init(in text: String, _ random: inout SplitMix64) {
        var characters = Array(text)
        // Without `#`, which would comment out a line.
        let alphabet = Array("abcdefghijklmnopqrstuvwxyzABCDEFGH0123456789 ;:{}()[],.->\"@$_~")
        let index = Int(random.next() % UInt64(characters.count))
        let new = alphabet[Int(random.next() % UInt64(alphabet.count))]
        let kind = random.next() % 4
        let start = characters[..<index].lastIndex { !$0.isPartOfWord }.map { $0 + 1 } ?? 0
        let end = characters[index...].firstIndex { !$0.isPartOfWord } ?? characters.count
        let isInWord = characters[index].isPartOfWord && !Typo.isComment(characters, index)
        word = isInWord ? String(characters[start..<end]) : nil
        let old = characters[index]
        switch kind {
        case 0: characters.remove(at: index)
        case 1: characters.insert(new, at: index)
        case 2: characters[index] = new
        default: if index + 1 < characters.count { characters.swapAt(index, index + 1) }
        }
        self.text = String(characters)
        description =
            "character \(index), \(["deleted", "inserted", "replaced", "swapped"][Int(kind)]) '\(old)' '\(new)'"
            + (word.map { " in '\($0)'" } ?? "")
    }

    private static func isComment(_ characters: [Character], _ index: Int) -> Bool {
        let line = characters[..<index].lastIndex(of: "\n") ?? 0
        return characters[line..<index].contains("#")
    }
}

extension Character {
    fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "-" || self == "." }
}
