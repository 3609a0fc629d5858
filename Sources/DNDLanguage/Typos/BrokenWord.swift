internal import SourceText

/// A word that a sign splits: `place(holder`, `exp;ect`, `ho$er`, `-rop`.
struct BrokenWord: Hashable {
    /// The offset of the sign.
    let sign: Int

    /// The range of the sign and the letters on both sides of it.
    let bytes: Range<Int>

    /// The intended word: without the sign, or with one letter in its place.
    let word: String

    /// Whether letters are on both sides.
    let isInside: Bool

    /// Nil when there is no sign, or the result is not a known word.
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

    /// A sign before a whole word is a typo where such a sign is invalid.
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

    /// Returns whether a two-letter word is valid here, since a single letter is half of any of them: a verb at the
    /// start of a statement, a preposition after other words, and after a verb only one that the verb uses.
    private static func canStand(_ word: String, at start: Int, in bytes: [UInt8]) -> Bool {
        let before = bytes[..<start].reversed().drop { $0.isBlank }
        let previous = String(decoding: before.prefix { $0.isPartOfName }.reversed(), as: UTF8.self)
        guard !previous.isEmpty else { return beginsStatement(start, in: bytes) && Vocabulary.verbs.contains(word) }
        guard Keyword.isPreposition(word) else { return false }
        guard Vocabulary.verbs.contains(previous) else { return true }
        return BlockKind.allCases.contains { block in
            Vocabulary.verbs(in: block).contains(previous)
                && Vocabulary.completions(afterWords: [previous], in: block).contains { $0.text == word }
        }
    }

    /// Returns whether an offset follows a line end, a semicolon or a brace.
    private static func beginsStatement(_ offset: Int, in bytes: [UInt8]) -> Bool {
        switch bytes[..<offset].last(where: { !$0.isBlank }) {
        case nil, UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "{"): true
        default: false
        }
    }

    /// Returns whether a sign is invalid before a word: a closing one, an opening one at the start of a statement, or a
    /// meaningless one.
    private static func isMisplaced(_ sign: Int, before right: String, in bytes: [UInt8], _ words: KnownWords) -> Bool {
        if sign > 0, bytes[sign - 1] == UInt8(ascii: "$") { return bytes[sign] != UInt8(ascii: "$") }
        switch bytes[sign] {
        case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "\""):
            if beginsStatement(sign, in: bytes) { return true }
            return bytes[sign] == UInt8(ascii: "{") && Keyword.isPreposition(right)
        case UInt8(ascii: ","), UInt8(ascii: "@"): return words.isOfLanguage(right)
        case UInt8(ascii: "$"): return !words.isOfLanguage(right)
        case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "#"), UInt8(ascii: "<"): return false
        case UInt8(ascii: ">"): return sign == 0 || bytes[sign - 1] != UInt8(ascii: "-")
        default: return true
        }
    }

    /// Signs of the language and their neighbours on a keyboard, except blanks.
    private static func isSign(_ byte: UInt8) -> Bool {
        byte > 0x20 && byte < 0x7F && (!byte.isPartOfName || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "."))
    }
}

extension BrokenWord {
    /// The maximum number of words to find, and of signs to examine. A text may have a million of them.
    private static let countMax = 48
    private static let signCountMax = 2000

    /// The broken words of a text outside comments, in order.
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

    /// The first hint.
    var hint: String { "did you mean '\(word)'?" }
}
