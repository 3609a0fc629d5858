internal import SourceText

/// The words of the language and of a text, as candidates for typos. Built only for a text with errors.
struct KnownWords {
    /// The maximum number of words to compare with. A text may have a million.
    private static let comparedMax = 10_000

    /// Without duplicates, those of the language first.
    private var words: [String]
    private let language: Set<String>
    private var counts: [String: Int] = [:]

    /// The words indexed by their number of bytes, which limits the search for a word that lacks a letter.
    private var byLength: [Int: [Int]] = [:]

    init(of bytes: [UInt8], and others: [String] = []) {
        var language = Set<String>()
        words = (Vocabulary.words + others).filter { language.insert($0).inserted }
        self.language = language
        var start = 0
        var last = ""
        while let first = bytes[start...].firstIndex(where: { $0.isPartOfName }) {
            let end = bytes[first...].firstIndex { !$0.isPartOfName } ?? bytes.count
            let word = Self.text(of: bytes[first..<end])
            let isParameter =
                first > 0 && bytes[first - 1] == UInt8(ascii: "$") && (first == 1 || !bytes[first - 2].isPartOfName)
            start = end
            // A variable of Swift, which no declaration of this language knows.
            let isVariable = last == "for" || last == "let" || last == "var" || isParameter
            last = word
            if isVariable { continue }
            counts[word, default: 0] += 1
            if counts[word] == 1, !language.contains(word) { words.append(word) }
        }
        for (index, word) in words.prefix(Self.comparedMax).enumerated() {
            byLength[word.utf8.count, default: []].append(index)
        }
    }

    /// The text of a run without the hyphen of an arrow, and without characters that cannot begin a word.
    private static func text(of run: ArraySlice<UInt8>) -> String {
        let start = run.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
        return String(decoding: start.last == UInt8(ascii: "-") ? start.dropLast() : start, as: UTF8.self)
    }

    /// Whether a word belongs to the language, or occurs at least the given number of times in the text.
    func contains(_ word: String, times: Int = 1) -> Bool {
        language.contains(word) || counts[word, default: 0] >= times
    }

    /// Whether half a word is neither a word of the language nor elsewhere in the text.
    func isOdd(_ half: String) -> Bool {
        !contains(half, times: 2)
    }

    /// Whether a word is a verb, a keyword or a method.
    func isOfLanguage(_ word: String) -> Bool {
        language.contains(word)
    }

    /// The word with one letter between the halves. Only words of the language may be short: any letter is near a
    /// two-letter name.
    func word(from left: String, to right: String, where isFit: (String) -> Bool = { _ in true }) -> String? {
        let length = left.utf8.count + right.utf8.count
        let found = (byLength[length + 1] ?? []).first { index in
            let word = words[index]
            return word.hasPrefix(left) && word.hasSuffix(right) && (length > 2 || language.contains(word))
                && isFit(word)
        }
        return found.map { words[$0] }
    }
}

extension UInt8 {
    /// Whether the byte belongs to a word, in any script.
    var isPartOfName: Bool { isWordByte || self == UInt8(ascii: "-") || self >= 0x80 }
}
