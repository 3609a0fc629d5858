internal import SourceText

/// A word that a sign has broken: `place(holder`, `exp;ect`, `ho$er`, `-rop`.
struct BrokenWord: Hashable {
    /// Where the sign stands.
    let sign: Int

    /// The sign and the letters on both sides of it.
    let bytes: Range<Int>

    /// The word that was meant: without the sign, or with one letter in its place.
    let word: String

    /// Letters stand on both sides.
    let isInside: Bool

    /// Nil when no sign stands there, or no known word comes of it.
    init?(at sign: Int, in bytes: [UInt8], _ words: KnownWords) {
        guard Self.isSign(bytes[sign]) else { return nil }
        let isLetter = { (byte: UInt8) in byte.isPartOfName && byte != bytes[sign] }
        let start = sign - bytes[..<sign].reversed().prefix(while: isLetter).count
        let end = sign + 1 + bytes[(sign + 1)...].prefix(while: isLetter).count
        guard end - start > 1, end - start < NearNames.lengthMax else { return nil }
        let left = String(decoding: bytes[start..<sign], as: UTF8.self)
        let right = String(decoding: bytes[(sign + 1)..<end], as: UTF8.self)
        let isMisplaced = Self.isMisplaced(sign, before: right, in: bytes, words)
        let meant = Self.word(left, right, words, isMisplaced: isMisplaced) { word in
            end - start > 2 || Self.canStand(word, at: start, in: bytes)
        }
        guard let meant else { return nil }
        self.sign = sign
        self.bytes = start..<end
        word = meant
        isInside = !left.isEmpty && !right.isEmpty
    }

    /// A sign before a whole word is a typo where no such sign can stand.
    private static func word(
        _ left: String, _ right: String, _ words: KnownWords, isMisplaced: Bool, where isFit: (String) -> Bool
    ) -> String? {
        if left.isEmpty, isMisplaced, words.contains(right, times: 2) { return right }
        guard left.isEmpty || right.isEmpty else {
            guard words.isOdd(left) || words.isOdd(right) else { return nil }
            return words.contains(left + right) ? left + right : words.word(from: left, to: right)
        }
        return words.isOdd(left + right) ? words.word(from: left, to: right, where: isFit) : nil
    }

    /// One letter is half of any word of two, so that word must fit: a verb where a statement begins, a preposition
    /// behind other words, and behind a verb only one that the verb takes.
    private static func canStand(_ word: String, at start: Int, in bytes: [UInt8]) -> Bool {
        let before = bytes[..<start].reversed().drop { $0.isBlank }
        let previous = String(decoding: before.prefix { $0.isPartOfName }.reversed(), as: UTF8.self)
        guard !previous.isEmpty else { return beginsStatement(start, in: bytes) && Vocabulary.verbs.contains(word) }
        guard Argument.prepositions.contains(word) else { return false }
        guard Vocabulary.verbs.contains(previous) else { return true }
        return BlockKind.allCases.contains { block in
            Vocabulary.verbs(in: block).contains(previous)
                && Vocabulary.completions(afterWords: [previous], in: block).contains { $0.text == word }
        }
    }

    /// True behind a line end, a semicolon and a brace.
    private static func beginsStatement(_ offset: Int, in bytes: [UInt8]) -> Bool {
        switch bytes[..<offset].last(where: { !$0.isBlank }) {
        case nil, UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "{"): true
        default: false
        }
    }

    /// True for a sign that cannot stand before a word: a closing one, an opening one where a statement begins, one
    /// without a meaning.
    private static func isMisplaced(_ sign: Int, before right: String, in bytes: [UInt8], _ words: KnownWords) -> Bool {
        if sign > 0, bytes[sign - 1] == UInt8(ascii: "$") { return bytes[sign] != UInt8(ascii: "$") }
        switch bytes[sign] {
        case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "\""):
            if beginsStatement(sign, in: bytes) { return true }
            return bytes[sign] == UInt8(ascii: "{") && Argument.prepositions.contains(right)
        case UInt8(ascii: ","), UInt8(ascii: "@"): return words.isOfLanguage(right)
        case UInt8(ascii: "$"): return !words.isOfLanguage(right)
        case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "#"): return false
        case UInt8(ascii: ">"): return sign == 0 || bytes[sign - 1] != UInt8(ascii: "-")
        default: return true
        }
    }

    /// Signs that mean something in the language, or are near those on a keyboard; no blank.
    private static func isSign(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && (!byte.isPartOfName || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."))
    }
}

extension BrokenWord {
    /// The most words that are looked for, and the most signs that are looked at: a text may have a million of them.
    private static let countMax = 48
    private static let signCountMax = 2000

    /// The broken words of a text outside comments, in its order.
    static func all(in bytes: [UInt8], _ words: KnownWords) -> [BrokenWord] {
        var found: [BrokenWord] = []
        var signCount = 0
        var isInString = false
        var offset = 0
        while offset < bytes.count, found.count < countMax, signCount < signCountMax {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\n") { isInString = false }
            if byte == UInt8(ascii: "#"), !isInString {
                offset = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                continue
            }
            if byte == UInt8(ascii: "\"") { isInString.toggle() }
            if isSign(byte) {
                signCount += 1
                if let word = BrokenWord(at: offset, in: bytes, words) { found.append(word) }
            }
            offset += 1
        }
        return found
    }

    /// The bytes as a range of the text.
    func range(in file: FileID) -> SourceRange {
        SourceRange(file: file, lowerBound: Int32(bytes.lowerBound), upperBound: Int32(bytes.upperBound))
    }

    /// What is said first.
    var hint: String { "did you mean '\(word)'?" }
}
