internal import SourceText

/// The nearest valid name, as a hint and an edit.
struct Suggestion {
    let name: String?
    let edit: TextEdit?

    /// No suggestion.
    static let none = Suggestion(name: nil, edit: nil)

    private init(name: String?, edit: TextEdit?) {
        self.name = name
        self.edit = edit
    }

    @inline(never)
    init(for word: String, in candidates: [String], at range: SourceRange) {
        name = Suggestion.name(for: word, in: candidates)
        edit = name.map { TextEdit(range: range, replacement: $0.quotedIfNeeded) }
    }

    static func name(for word: String, in candidates: [String]) -> String? {
        nearest(to: word, in: candidates) ?? nearestPair(to: word, in: candidates)
            ?? onlyContinuation(of: word, in: candidates) ?? onlyEnding(word, of: candidates)
    }

    /// The nearest candidate; among equally near ones an anagram, otherwise the one with the longest common prefix.
    private static func nearest(to word: String, in candidates: [String]) -> String? {
        let near = NearNames.nearest(to: word, in: candidates)
        guard near.count > 1 else { return near.first }
        let letters = word.sortedLetters
        if let swapped = near.first(where: { $0.sortedLetters == letters }) { return swapped }
        return near.reduce(nil) { best, name in
            guard let best, name.countOfCommonPrefix(with: word) <= best.countOfCommonPrefix(with: word) else {
                return name
            }
            return best
        }
    }

    /// Matches a single letter: it is usually near to nothing, but `n` can stand for `in` or `on`.
    private static func nearestPair(to letter: String, in candidates: [String]) -> String? {
        guard letter.unicodeScalars.count == 1 else { return nil }
        let pairs = candidates.filter {
            $0.utf8.count == 2 && Vocabulary.words.contains($0) && NearNames.distance(letter, $0, limit: 1) == 1
        }
        return pairs.first { Keyword.isPreposition($0) } ?? pairs.first
    }

    /// Matches a word that a blank or `;` splits: the only candidate with this prefix.
    private static func onlyContinuation(of word: String, in candidates: [String]) -> String? {
        word.utf8.count > 2 ? only(candidates) { $0.hasPrefix(word) && $0 != word } : nil
    }

    /// Matches the end of a long name, such as `didUpdate`: the only candidate with it.
    private static func onlyEnding(_ word: String, of candidates: [String]) -> String? {
        guard word.utf8.count > 6, let first = word.utf8.first, first & 0x20 != 0 else { return nil }
        let ending = String(decoding: [first ^ 0x20] + word.utf8.dropFirst(), as: UTF8.self)
        return only(candidates) { $0.hasSuffix(ending) }
    }

    /// The only candidate, perhaps named several times, that fits.
    private static func only(_ candidates: [String], where fits: (String) -> Bool) -> String? {
        guard let found = candidates.first(where: fits) else { return nil }
        return candidates.contains { $0 != found && fits($0) } ? nil : found
    }

    var hints: [String] {
        name.map { ["did you mean '\($0)'?"] } ?? []
    }

    func hints(or other: String) -> [String] {
        name == nil ? [other] : hints
    }
}

extension String {
    /// Numbers, since numbers are sorted elsewhere, too.
    fileprivate var sortedLetters: [Int] { utf8.map { Int($0) }.sorted() }

    fileprivate func countOfCommonPrefix(with other: String) -> Int {
        zip(utf8, other.utf8).prefix { $0 == $1 }.count
    }
}

extension [String] {
    /// "a, b and c"
    package func joinedAsList(prefix: String, last: String = "and") -> String {
        guard count > 1 else { return first.map { prefix + $0 } ?? "" }
        return dropLast().map { prefix + $0 }.joined(separator: ", ") + " " + last + " " + prefix + self[count - 1]
    }
}

extension Diagnostic {
    @inline(never)
    convenience init(
        _ fault: Fault, _ message: String, at range: SourceRange, severity: Severity = .error, hints: [String] = [],
        edit: TextEdit? = nil, notes: [Note] = []
    ) {
        self.init(
            code: fault.code, severity: severity, message: message, range: range, hints: hints, edit: edit,
            notes: notes)
    }
}
