internal import SourceText

/// A word that a slip has broken in two: `place(holder`, `exp;ect`, `-rop`.
struct BrokenWord {
    private let left: String
    private let right: String

    /// Looks at the sign at an offset, or the one before it; nil where no sign touches a word.
    init?(at offset: Int, in bytes: [UInt8]) {
        for place in [offset, offset - 1] where bytes.indices.contains(place) && Self.isSign(bytes[place]) {
            let left = bytes[..<place].reversed().prefix { Self.isLetter($0) }.reversed()
            let right = bytes[(place + 1)...].prefix { Self.isLetter($0) }
            guard !left.isEmpty || !right.isEmpty else { continue }
            self.left = String(decoding: Array(left), as: UTF8.self)
            self.right = String(decoding: right, as: UTF8.self)
            return
        }
        return nil
    }

    /// The word that was meant: both halves without the sign, or with one letter more in its place.
    func suggestion(in words: [String]) -> String? {
        let joined = left + right
        let isWhole = words.contains(joined)
        if isWhole { return left.isEmpty || right.isEmpty ? nil : joined }
        guard joined.utf8.count > 2 else { return nil }
        return words.first { word in
            word.utf8.count == joined.utf8.count + 1 && word.hasPrefix(left) && word.hasSuffix(right)
        }
    }

    /// Every word of a text, with the words of the language before them, each once.
    static func words(of bytes: [UInt8]) -> [String] {
        var seen = Set(Vocabulary.words)
        var words = Vocabulary.words
        for run in bytes.split(whereSeparator: { !isLetter($0) }) where run.count > 1 {
            let word = String(decoding: run, as: UTF8.self)
            if seen.insert(word).inserted { words.append(word) }
        }
        return words
    }

    /// Signs that mean something in the language, or are near those on a keyboard; no blank.
    private static func isSign(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && !isLetter(byte)
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), 0x80...: true
        default: false
        }
    }
}

extension Parser {
    /// The diagnostics, those about a broken word with the word first.
    static func withSuggestions(_ diagnostics: [Diagnostic], for source: SourceFile) -> [Diagnostic] {
        guard !diagnostics.isEmpty else { return [] }
        let words = BrokenWord.words(of: source.utf8)
        return diagnostics.map { diagnostic in
            let broken = BrokenWord(at: Int(diagnostic.range.lowerBound), in: source.utf8)
            guard let word = broken?.suggestion(in: words) else { return diagnostic }
            return Diagnostic(
                code: diagnostic.code, severity: diagnostic.severity, message: diagnostic.message,
                reading: diagnostic.reading, range: diagnostic.range,
                hints: ["did you mean '\(word)'?"] + diagnostic.hints, edit: diagnostic.edit, notes: diagnostic.notes)
        }
    }
}
