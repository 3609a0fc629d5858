import DNDLanguage
import SourceText

/// The Swift file with an enum case for each literal word of the vocabulary.
struct KeywordSource {
    static let path = "Sources/DNDLanguage/Vocabulary/Keyword.swift"

    /// The marks that patterns contain like words, and the cases that are not spelt like their word.
    private static let marks = [
        (":", "colon"), ("->", "arrow"), ("...", "ellipsis"), ("_", "wildcard"), ("~", "tilde"),
    ]
    /// `Keyword.none` would be read as that of an optional.
    private static let otherNames = ["none": "noneWord"]
    private static let reserved: Set<String> = [
        "as", "case", "class", "default", "else", "false", "for", "func", "if", "import", "in", "is", "let", "repeat",
        "self", "true", "var", "where",
    ]

    /// Each word with the name of its case, in the order of the numbers.
    let words: [(text: String, name: String)]

    init() {
        let inRows = Set(Vocabulary.entries.flatMap { $0.keywords })
        let inAliases = Set(Vocabulary.aliases.flatMap { $0.keywords })
        var names = Dictionary(uniqueKeysWithValues: Self.marks)
        var taken = Set(names.values)
        for word in inRows.sorted() + inAliases.subtracting(inRows).sorted() where names[word] == nil {
            let name = Self.otherNames[word] ?? Self.camelCased(word)
            // Of two spellings with the same name, that of the alias gives way.
            names[word] = taken.insert(name).inserted ? name : name + "Spelling"
        }
        let marks = Self.marks.map { $0.0 }
        let others = names.keys.filter { !marks.contains($0) }.sorted()
        words = (marks + others).map { ($0, names[$0] ?? "") }
    }

    /// `item.source` is `itemSource`.
    private static func camelCased(_ word: String) -> String {
        let parts = word.split { $0 == "." || $0 == "-" }
        return parts.prefix(1).joined() + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    var text: String {
        let cases = words.map { (Self.reserved.contains($0.name) ? "`\($0.name)`" : $0.name) + "," }
        return """
            // Generated from the rows and aliases of the vocabulary by `make generated`: do not edit.
            // swift-format-ignore-file

            /// A word of the vocabulary as a number: a verb, a preposition, a mark or another word of a pattern.
            package enum Keyword: UInt16, Hashable, Sendable {
            \(Self.lines(of: cases).map { "    case \($0.dropLast())\n" }.joined())\
            }

            extension KeywordTable {
                /// In the order of the numbers.
                static let texts = \"\"\"
            \(Self.lines(of: words.map { $0.text }).map { "        \($0)" }.joined(separator: " \\\n"))
                    \"\"\"
            }

            """
    }

    /// Words in lines of at most 100 characters.
    private static func lines(of words: [String]) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, last.count + 1 + word.count <= 100 {
                lines[lines.count - 1] = "\(last) \(word)"
            } else {
                lines.append(word)
            }
        }
        return lines
    }
}
