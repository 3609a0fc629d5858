internal import SourceText

/// Searches the text around diagnostics of the expander and checker for words that a sign or blank splits.
struct TypoFinder {
    private let sources: [FileID: SourceFile]
    private let names: [String]
    private var words: [FileID: KnownWords] = [:]

    /// - Parameters:
    ///   - sources: The files that diagnostics can refer to; diagnostics about others are unchanged.
    ///   - names: Words to suggest in addition to those of the language and the file.
    init(_ sources: [FileID: SourceFile], names: [String]) {
        self.sources = sources
        self.names = names
    }

    /// The diagnostics; those about a broken word have the word as their first hint.
    mutating func explained(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        var result: [Diagnostic] = []
        for diagnostic in diagnostics { result.append(explained(diagnostic)) }
        return result
    }

    private mutating func explained(_ diagnostic: Diagnostic) -> Diagnostic {
        guard diagnostic.severity == .error, let source = sources[diagnostic.range.file] else { return diagnostic }
        let known = words[diagnostic.range.file] ?? KnownWords(of: source.utf8, and: names)
        words[diagnostic.range.file] = known
        let place = SlipPlace(diagnostic, in: source.utf8, known)
        guard let typo = place.typo else { return diagnostic }
        let range = SourceRange(
            file: diagnostic.range.file, lowerBound: Int32(typo.bytes.lowerBound),
            upperBound: Int32(typo.bytes.upperBound))
        return diagnostic.with(
            hint: "did you mean '\(typo.meant)'?", edit: TextEdit(range: range, replacement: typo.meant))
    }
}

/// The position of a diagnostic in its text.
private struct SlipPlace {
    /// A range of bytes and their intended text.
    typealias Typo = (bytes: Range<Int>, meant: String)

    private let diagnostic: Diagnostic
    private let bytes: [UInt8]
    private let words: KnownWords

    /// The word at the start of the diagnostic; empty when the diagnostic starts with a sign.
    private let word: Range<Int>

    init(_ diagnostic: Diagnostic, in bytes: [UInt8], _ words: KnownWords) {
        self.diagnostic = diagnostic
        self.bytes = bytes
        self.words = words
        let start = Int(diagnostic.range.lowerBound)
        let end = start + bytes[start...].prefix { $0.isPartOfName }.count
        let isBeforeArrow = end > start && end < bytes.count && bytes[end] == UInt8(ascii: ">")
        word = start..<(isBeforeArrow ? end - 1 : end)
    }

    var typo: Typo? {
        quoteInside ?? brokenBySign ?? brokenByBlank
    }

    private var hasSuggestion: Bool {
        diagnostic.hints.contains { $0.hasPrefix("did you mean") }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    // MARK: - Signs

    /// A typo at a sign. A sign at the start of the diagnostic is the fault; one beside it may be, between letters.
    private var brokenBySign: Typo? {
        for sign in [word.lowerBound, word.lowerBound - 1, word.upperBound] + parameterSigns
        where bytes.indices.contains(sign) {
            guard let broken = BrokenWord(at: sign, in: bytes, words) else { continue }
            if broken.isInside || sign == word.lowerBound && !hasSuggestion { return (broken.bytes, broken.word) }
        }
        return nil
    }

    /// The signs before parameter names in a string.
    private var parameterSigns: [Int] {
        guard diagnostic.code == Fault.unknownParameter.code else { return [] }
        let range = Int(diagnostic.range.lowerBound)..<Int(diagnostic.range.upperBound)
        return range.filter { bytes[$0] == UInt8(ascii: "$") }
    }

    /// A string that ends before the end of its last word.
    private var quoteInside: Typo? {
        let quote = word.lowerBound - 1
        guard quote > 0, !word.isEmpty, bytes[quote] == UInt8(ascii: "\""), bytes[quote - 1].isPartOfName else {
            return nil
        }
        let start = quote - bytes[..<quote].reversed().prefix { $0.isPartOfName }.count
        return (start..<word.upperBound, text(start..<quote) + text(word) + "\"")
    }

    // MARK: - Blanks

    private var brokenByBlank: Typo? {
        for (left, right) in neighbours where words.isOdd(text(left)) || words.isOdd(text(right)) {
            guard let meant = joined(text(left), text(right)) else { continue }
            return (left.lowerBound..<right.upperBound, meant)
        }
        return nil
    }

    /// The two words as one, or as two with the blank moved by one letter.
    private func joined(_ left: String, _ right: String) -> String? {
        if words.contains(left + right) { return left + right }
        let longer = left + right.prefix(1)
        if words.contains(longer), words.contains(String(right.dropFirst())) {
            return longer + " " + String(right.dropFirst())
        }
        let later = String(left.suffix(1)) + right
        if words.contains(String(left.dropLast())), words.contains(later) {
            return String(left.dropLast()) + " " + later
        }
        guard words.isOdd(left), words.isOdd(right) else { return nil }
        return hasSuggestion ? nil : words.word(from: left, to: right)
    }

    /// The pairs of words, separated by one blank, that include the word, and the pair before it. A sign counts as the
    /// end of the word that it touches.
    private var neighbours: [(Range<Int>, Range<Int>)] {
        let middle = word.isEmpty ? run(before: word.lowerBound) : word
        guard let middle else { return [] }
        let before = blank(at: middle.lowerBound - 1).flatMap { run(before: $0) }
        let earlier = before.flatMap { blank(at: $0.lowerBound - 1) }.flatMap { run(before: $0) }
        let after = blank(at: middle.upperBound).flatMap { run(from: $0 + 1) }
        var pairs: [(Range<Int>, Range<Int>)] = []
        if let before { pairs.append((before, middle)) }
        if let after { pairs.append((middle, after)) }
        if let earlier, let before { pairs.append((earlier, before)) }
        return pairs
    }

    private func blank(at offset: Int) -> Int? {
        bytes.indices.contains(offset) && bytes[offset] == UInt8(ascii: " ") ? offset : nil
    }

    private func run(before end: Int) -> Range<Int>? {
        let count = bytes[..<end].reversed().prefix { $0.isPartOfName }.count
        return count > 0 ? end - count..<end : nil
    }

    private func run(from start: Int) -> Range<Int>? {
        let count = bytes[start...].prefix { $0.isPartOfName }.count
        return count > 0 ? start..<start + count : nil
    }
}
