internal import SourceText

/// The words that a row of the table of translations stands for.
struct TranslationPattern: Sendable {
    /// Words, alternatives in parentheses, and names in capitals for what stands there. A `?` after a word or
    /// alternatives says that they may be left out. A `*` takes everything up to the parts behind it, a `*|` a rest
    /// with bars in it, a `@` an `in LIST`.
    private let parts: [Part]

    /// A bit for the first letter of each word that can stand first; all for anything that is no known word.
    private let firstLetters: UInt32

    init(_ parts: [String]) {
        self.parts = parts.map { Part($0) }
        var letters: UInt32 = 0
        for part in self.parts {
            letters |= part.firstLetters
            if !part.isOptional { break }
        }
        firstLetters = letters
    }

    /// Whether what begins with a word may fit. O(1)
    func mayBegin(with word: String) -> Bool { firstLetters & word.firstLetter != 0 }

    /// What each part has taken, by the part's name in a form.
    struct Captures {
        fileprivate let parts: [Part]
        fileprivate var taken: [ArraySlice<String>] = []

        /// The words of the first part with a name; nil without such a part.
        subscript(name: String) -> [String]? {
            for (part, words) in zip(parts, taken) where part.name == name { return Array(words) }
            return nil
        }
    }

    /// The words that each part takes; nil for words that the pattern does not stand for. O(words + parts)
    func captures(_ words: [String], _ names: Translation.Names) -> Captures? {
        var rest = words[...]
        var captures = Captures(parts: parts)
        for (index, part) in parts.enumerated() {
            let count: Int
            switch part.kind {
            case .restWithBars where !rest.contains("|"): return nil
            case .rest, .restWithBars: count = rest.count - (parts.count - index - 1)
            case .place: count = rest.count >= 2 && rest.first == "in" ? 2 : 0
            case .method:
                guard let method = rest.first.flatMap({ Self.method($0, names) }) else { return nil }
                captures.taken.append([method])
                rest = rest.dropFirst()
                continue
            default:
                let fits = rest.first.map { part.fits($0, names) } ?? false
                guard fits || part.isOptional else { return nil }
                count = fits ? 1 : 0
            }
            guard count >= 0 else { return nil }
            captures.taken.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return rest.isEmpty ? captures : nil
    }

    private static func method(_ word: String, _ names: Translation.Names) -> String? {
        guard word.utf8.first?.beginsName ?? false, !names.isPreposition(word) else { return nil }
        if word.hasSuffix(":)") { return word }
        return names.method(word) ?? ForeignNames.member(word).flatMap { names.method($0.name) }
    }
}

/// A word, or a few that go on behind it.
private final class Part: Sendable {
    enum Kind {
        case rest, restWithBars, place, method
        case list, row, time, text, name, nameOrText, block, number
        case words
    }

    /// As it is written in the table.
    let name: String
    let kind: Kind
    let isOptional: Bool

    /// The alternatives of `.words`.
    let words: [String]

    init(_ text: String) {
        name = text
        isOptional = text.utf8.last == UInt8(ascii: "?")
        let bare = isOptional ? String(text.dropLast()) : text
        kind =
            switch bare {
            case "*": .rest
            case "*|": .restWithBars
            case "@": .place
            case "METHOD", "METHOD2": .method
            case "LIST", "LIST2": .list
            case "ROW", "ROW2", "ROW3": .row
            case "TIME": .time
            case "TEXT", "TEXT2": .text
            case "NAME", "NAME2": .name
            case "(NAME|TEXT)": .nameOrText
            case "BLOCK": .block
            case "NUMBER", "NUMBER2": .number
            default: .words
            }
        let isList = bare.utf8.first == UInt8(ascii: "(")
        words = isList ? bare.dropFirst().dropLast().split(separator: "|").map { String($0) } : [bare]
    }

    var firstLetters: UInt32 { kind == .words ? words.reduce(0) { $0 | $1.firstLetter } : UInt32.max }

    /// Whether one word is what the part stands for.
    func fits(_ word: String, _ names: Translation.Names) -> Bool {
        let first = word.utf8.first ?? 0
        return switch kind {
        case .words: words.contains(word)
        case .list: first.beginsName && names.isList(word)
        case .row:
            first.beginsWord && !names.isPreposition(word) && ForeignNames.fillers[word] == nil
                && !names.isVerb(word) || first == UInt8(ascii: "[")
        case .time: first.isDigit && word.hasSuffix("s")
        case .text: first == UInt8(ascii: "\"")
        case .name: first.beginsName
        case .nameOrText: first.beginsName || first == UInt8(ascii: "\"")
        case .block: first == UInt8(ascii: "{")
        case .number: Int32(word) != nil
        case .rest, .restWithBars, .place, .method: false
        }
    }
}

extension String {
    /// The bit of the first letter; others may share it.
    fileprivate var firstLetter: UInt32 { utf8.first.map { 1 << UInt32($0 % 32) } ?? 0 }
}

extension UInt8 {
    /// A letter or `_`.
    fileprivate var beginsName: Bool { self >= 0x80 || beginsWord && !isDigit }
}
