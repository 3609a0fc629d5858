internal import SourceText

/// The words of the language and those of a text, for telling which one was meant. Built only for a text with errors.
struct KnownWords {
    /// The most words that others are compared with: a text may have a million.
    private static let comparedMax = 10_000

    /// Each once, those of the language first.
    private var words: [String]
    private let language: Set<String>
    private var counts: [String: Int] = [:]

    /// The words by their number of bytes, so that few are looked at for one that lacks a letter.
    private var byLength: [Int: [Int]] = [:]

    init(of bytes: [UInt8], and others: [String] = []) {
        var language = Set<String>()
        words = (Vocabulary.words + others).filter { language.insert($0).inserted }
        self.language = language
        for run in bytes.split(whereSeparator: { !$0.isPartOfName }) {
            let word = Self.text(of: run)
            counts[word, default: 0] += 1
            if counts[word] == 1, !language.contains(word) { words.append(word) }
        }
        for (index, word) in words.prefix(Self.comparedMax).enumerated() {
            byLength[word.utf8.count, default: []].append(index)
        }
    }

    /// The run without the hyphen of an arrow, and without what cannot begin a word.
    private static func text(of run: ArraySlice<UInt8>) -> String {
        let start = run.drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
        return String(decoding: start.last == UInt8(ascii: "-") ? start.dropLast() : start, as: UTF8.self)
    }

    /// True for a word of the language, and for one that the text has at least so many times.
    func contains(_ word: String, times: Int = 1) -> Bool {
        language.contains(word) || counts[word, default: 0] >= times
    }

    /// True for half a word: it is no word of the language, and stands nowhere else.
    func isOdd(_ half: String) -> Bool {
        !contains(half, times: 2)
    }

    /// True for a verb, a keyword or a method.
    func isOfLanguage(_ word: String) -> Bool {
        language.contains(word)
    }

    /// The word with one letter between the halves. Short ones are of the language: any letter is near a name of two.
    func word(from left: String, to right: String, where isFit: (String) -> Bool = { _ in true }) -> String? {
        let length = left.utf8.count + right.utf8.count
        let found = (byLength[length + 1] ?? []).first { index in
            let word = words[index]
            return word.hasPrefix(left) && word.hasSuffix(right) && (length > 2 || language.contains(word))
                && isFit(word)
        }
        return found.map { words[$0] }
    }

    /// The first word at a distance of one letter from a word of four letters or more.
    func nearest(to word: String) -> String? {
        let length = word.utf8.count
        guard length > 3, length <= NearNames.lengthMax else { return nil }
        for length in [length, length + 1, length - 1] {
            for index in byLength[length] ?? []
            where words[index] != word && NearNames.distance(word, words[index], limit: 1) != nil {
                return words[index]
            }
        }
        return nil
    }
}

extension UInt8 {
    /// A byte of a word, in whatever script.
    var isPartOfName: Bool { isWordByte || self == UInt8(ascii: "-") || self >= 0x80 }
}
