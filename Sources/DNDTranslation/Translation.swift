/// A statement as UIKit's code or another test has it, and what to write instead.
///
/// Unlike an alias it is not read, because it is no phrase of the language, or suggests something else than the
/// language means. One edit corrects it.
package final class Translation: Sendable {
    /// A statement with more words is no mistake of a person.
    package static let wordsMax = 200

    let pattern: TranslationPattern
    private let form: TranslationForm

    /// The form while something is dragged; nil for the same.
    private let formInDrag: TranslationForm?

    /// `pattern => form`, or `pattern => form | form while something is dragged`.
    init(_ line: Substring) {
        var parts: [[String]] = [[]]
        for word in line.split(separator: " ") {
            if word == "=>" || word == "|" { parts.append([]) } else { parts[parts.count - 1].append(String(word)) }
        }
        pattern = TranslationPattern(parts[0])
        form = TranslationForm(parts[1])
        formInDrag = parts.count > 2 ? TranslationForm(parts[2]) : nil
    }

    /// What to write for words that other languages write like this, by the rows of the table that say so; then by two
    /// of them, one after the other.
    package static func rewordings(of words: [String], names: Names) -> [[String]] {
        let once = rewordedOnce(words, names)
        return once + once.flatMap { rewordedOnce($0, names) }
    }

    private static func rewordedOnce(_ words: [String], _ names: Names) -> [[String]] {
        guard let first = words.first else { return [] }
        return TranslationTable.rows.compactMap { row in
            row.pattern.mayBegin(with: first) ? row.words(for: words, names) : nil
        }
    }

    /// What the words can mean without those that a sentence of English has, and with a `:` before what is expected.
    package static func loosened(_ words: [String], names: Names) -> [[String]] {
        var bare: [String] = []
        for (index, word) in words.enumerated() where ForeignNames.fillers[word] == nil {
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
    package static func implementing(_ meant: [[String]], names: Names) -> [[String]] {
        meant.filter { $0.first.flatMap(names.method) != nil }.map { ["with"] + $0 }
    }

    /// `expect shown in people : A` has the mark in the fifth place; few subjects are longer.
    private static let colonPlaceMax = 5

    /// The words as a text: a blank before each, except before `:` and `;` and in parentheses.
    package static func joined(_ words: some Collection<String>) -> String {
        var text = ""
        for word in words {
            let isClose = word == ":" || word == ";" || word == ")" || text.utf8.last == UInt8(ascii: "(")
            if !text.isEmpty, !isClose { text += " " }
            text += word
        }
        return text
    }

    func words(for words: [String], _ names: Names) -> [String]? {
        guard let captured = pattern.captures(words, names) else { return nil }
        guard let formInDrag else { return form.words(captured, names) }
        return names.isDragging.flatMap { ($0 ? formInDrag : form).words(captured, names) }
    }
}
