/// A statement as UIKit's code or another test has it, and what to write instead.
///
/// Unlike an alias it is not read, because it is no phrase of the language, or suggests something else than the
/// language means. One edit corrects it.
struct Translation: Sendable {
    /// What is known of names; nothing while a text is parsed, when only a receiver is taken for a list.
    final class Names {
        /// The method that a word names, perhaps mistyped or only begun.
        var method: (String) -> String?
        let isList: (String) -> Bool

        /// The only table or collection; nil without one or with several.
        let onlyList: String?

        /// Whether nothing is declared that has rows.
        let lacksScene: Bool

        /// The titles of the declared sections.
        let sections: [String]

        /// The first declared rows of a list, or of the only one; empty for one with titles of sections. Nil while a
        /// text is parsed.
        let rows: ((_ list: String?) -> [String])?

        /// Whether something is dragged at the statement; nil if the text does not say.
        let isDragging: Bool?

        init(
            method: @escaping (String) -> String? = { $0 }, isList: @escaping (String) -> Bool = { _ in false },
            onlyList: String? = nil, lacksScene: Bool = false, sections: [String] = [],
            rows: ((_ list: String?) -> [String])? = nil, isDragging: Bool? = nil
        ) {
            self.method = method
            self.isList = isList
            self.onlyList = onlyList
            self.lacksScene = lacksScene
            self.sections = sections
            self.rows = rows
            self.isDragging = isDragging
        }
    }

    /// Words, alternatives in parentheses, and names in capitals for what stands there. A `?` after a word or
    /// alternatives says that they may be left out. A `*` takes everything up to the parts behind it, a `*|` a rest
    /// with bars in it, a `@` an `in LIST`.
    let pattern: [String]
    private let form: TranslationForm

    /// The form while something is dragged; nil for the same.
    private let formInDrag: TranslationForm?

    /// `pattern => form`, or `pattern => form | form while something is dragged`.
    init(_ line: Substring) {
        var parts: [[String]] = [[]]
        for word in line.split(separator: " ") {
            if word == "=>" || word == "|" { parts.append([]) } else { parts[parts.count - 1].append(String(word)) }
        }
        pattern = parts[0]
        form = TranslationForm(parts[1])
        formInDrag = parts.count > 2 ? TranslationForm(parts[2]) : nil
    }

    /// What to write for words that other languages write like this, by the rows of the table that say so; then by two
    /// of them, one after the other.
    static func rewordings(of words: [String], names: Names) -> [[String]] {
        let once = TranslationTable.rows.compactMap { $0.words(for: words, names) }
        return once + once.flatMap { words in TranslationTable.rows.compactMap { $0.words(for: words, names) } }
    }

    /// What the words can mean without those that a sentence of English has, and with a `:` before what is expected.
    static func loosened(_ words: [String], names: Names) -> [[String]] {
        var bare: [String] = []
        for (index, word) in words.enumerated() where !isFiller(word) {
            if word == "to", index + 1 < words.count, words[index + 1] == "be" { continue }
            bare.append(word)
        }
        var found = rewordings(of: bare, names: names)
        found.append(bare)
        for words in found where words.first == "expect" && !words.contains(":") && words.count > 2 {
            for place in 2..<min(words.count, colonPlaceMax) where words[place] != "not" {
                found.append(words)
                found[found.count - 1].insert(":", at: place)
            }
        }
        return found
    }

    /// What begins with a method as a phrase that implements it.
    static func implementing(_ meant: [[String]], names: Names) -> [[String]] {
        meant.filter { $0.first.flatMap(names.method) != nil }.map { ["with"] + $0 }
    }

    /// `expect shown in people : A` has the mark in the fifth place; few subjects are longer.
    private static let colonPlaceMax = 5

    private static func isFiller(_ word: String) -> Bool { ForeignNames.fillers[word] != nil }

    /// The words as a text: a blank before each, except before `:` and `;` and in parentheses.
    static func joined(_ words: some Collection<String>) -> String {
        var text = ""
        for word in words {
            let isClose = word == ":" || word == ";" || word == ")" || text.utf8.last == UInt8(ascii: "(")
            if !text.isEmpty, !isClose { text += " " }
            text += word
        }
        return text
    }

    // MARK: - Matching

    func words(for words: [String], _ names: Names) -> [String]? {
        guard let captured = captures(words, names) else { return nil }
        guard let formInDrag else { return form.words(pattern, captured, names) }
        return names.isDragging.flatMap { ($0 ? formInDrag : form).words(pattern, captured, names) }
    }

    /// The words that each part of the pattern has taken.
    private func captures(_ words: [String], _ names: Names) -> [ArraySlice<String>]? {
        var rest = words[...]
        var captured: [ArraySlice<String>] = []
        for (index, part) in pattern.enumerated() {
            let count: Int
            switch part {
            case "*|" where !rest.contains("|"): return nil
            case "*", "*|": count = rest.count - (pattern.count - index - 1)
            case "@": count = rest.count >= 2 && rest.first == "in" ? 2 : 0
            case "METHOD":
                guard let method = rest.first.flatMap({ Self.method($0, names) }) else { return nil }
                captured.append([method])
                rest = rest.dropFirst()
                continue
            case _ where part.utf8.last == UInt8(ascii: "?"):
                count = rest.first.map { Self.fits($0, String(part.dropLast()), names) } ?? false ? 1 : 0
            default:
                guard let word = rest.first, Self.fits(word, part, names) else { return nil }
                count = 1
            }
            guard count >= 0 else { return nil }
            captured.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return rest.isEmpty ? captured : nil
    }

    private static func method(_ word: String, _ names: Names) -> String? {
        guard word.utf8.first?.beginsName ?? false, !Keyword.isPreposition(word) else { return nil }
        if word.hasSuffix(":)") { return word }
        return names.method(word) ?? ForeignNames.member(word).flatMap { names.method($0.name) }
    }

    private static func fits(_ word: String, _ part: String, _ names: Names) -> Bool {
        let first = word.utf8.first ?? 0
        switch part {
        case "LIST", "LIST2": return first.beginsName && names.isList(word)
        case "ROW", "ROW2", "ROW3":
            return first.beginsWord && !Keyword.isPreposition(word) && !isFiller(word) && !Vocabulary.isVerb(word)
                || first == UInt8(ascii: "[")
        case "TIME": return first.isDigit && word.hasSuffix("s")
        case "TEXT", "TEXT2": return first == UInt8(ascii: "\"")
        case "NAME", "NAME2": return first.beginsName
        case "(NAME|TEXT)": return first.beginsName || first == UInt8(ascii: "\"")
        case "BLOCK": return first == UInt8(ascii: "{")
        case "NUMBER", "NUMBER2": return Int32(word) != nil
        case _ where part.utf8.first == UInt8(ascii: "("):
            return part.dropFirst().dropLast().split(separator: "|").contains { $0 == word }
        default: return part == word
        }
    }
}

extension UInt8 {
    /// A letter or `_`.
    fileprivate var beginsName: Bool { self >= 0x80 || beginsWord && !isDigit }
}
