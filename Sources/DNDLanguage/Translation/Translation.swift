/// A statement as UIKit's code or another test has it, and what to write instead.
///
/// Unlike an alias it is not read, because it is no phrase of the language, or suggests something else than the
/// language means. One edit corrects it.
struct Translation: Sendable {
    /// What is known of names; nothing while a text is parsed, when only a receiver is taken for a list.
    struct Names {
        var isMethod: (String) -> Bool = { _ in true }
        var isList: (String) -> Bool = { _ in false }

        /// The first declared rows of a list, or of the only one; empty for one with titles of sections. Nil while a
        /// text is parsed.
        var rows: ((_ list: String?) -> [String])?

        /// Whether something is dragged at the statement; nil if the text does not say.
        var isDragging: Bool?
    }

    /// Words, alternatives in parentheses, and names in capitals for what stands there. A `*` at the end takes the
    /// rest, a `*|` a rest with bars in it, a `@` an `in LIST`, a `:?` a colon.
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
        meant.filter { $0.first.map(names.isMethod) ?? false }.map { ["with"] + $0 }
    }

    /// `expect shown in people : A` has the mark in the fifth place; few subjects are longer.
    private static let colonPlaceMax = 5

    private static func isFiller(_ word: String) -> Bool { ForeignNames.fillers[word] != nil }

    /// The words as a text: a blank before each, except before `:` and `;`.
    static func joined(_ words: some Collection<String>) -> String {
        var text = ""
        for word in words {
            if !text.isEmpty, word != ":", word != ";" { text += " " }
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
        for part in pattern {
            let count: Int
            switch part {
            case "*|" where !rest.contains("|"): return nil
            case "*", "*|": count = rest.count
            case ":?": count = rest.first == ":" ? 1 : 0
            case "@": count = rest.count >= 2 && rest.first == "in" ? 2 : 0
            default:
                guard let word = rest.first, Self.fits(word, part, names) else { return nil }
                count = 1
            }
            captured.append(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        return rest.isEmpty ? captured : nil
    }

    private static func fits(_ word: String, _ part: String, _ names: Names) -> Bool {
        let first = word.utf8.first ?? 0
        switch part {
        case "METHOD":
            return first.beginsName && !Keyword.isPreposition(word) && (word.hasSuffix(":)") || names.isMethod(word))
        case "LIST", "LIST2": return first.beginsName && names.isList(word)
        case "ROW", "ROW2":
            return first.beginsWord && !Keyword.isPreposition(word) && !isFiller(word) || first == UInt8(ascii: "[")
        case "TIME": return first.isDigit && word.hasSuffix("s")
        case "TEXT": return first == UInt8(ascii: "\"")
        case "NAME", "NAME2": return first.beginsName
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
