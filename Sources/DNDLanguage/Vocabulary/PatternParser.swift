/// Reads the notation of `Pattern`.
///
/// The notation is the project's own data: a fault in it is ours and stops the program.
struct PatternParser {
    private let words: [String]
    private var index = 0

    static func parse(_ notation: String) -> Pattern {
        var parser = PatternParser(words: PatternLexer.words(of: notation))
        let pattern = parser.choice()
        precondition(parser.index == parser.words.count, "The pattern '\(notation)' has an unread rest.")
        return pattern
    }

    private init(words: [String]) {
        self.words = words
    }

    private var current: String? {
        index < words.count ? words[index] : nil
    }

    private mutating func eat(_ word: String) -> Bool {
        guard current == word else { return false }
        index += 1
        return true
    }

    /// `choice = sequence { "|" sequence } ;`
    private mutating func choice() -> Pattern {
        var choices = [sequence()]
        while eat("|") {
            choices.append(sequence())
        }
        return choices.count == 1 ? choices[0] : .choice(choices)
    }

    /// `sequence = { part } ;`
    private mutating func sequence() -> Pattern {
        var parts: [Pattern] = []
        while let word = current, word != "|", word != ")", word != "]" {
            append(part(), to: &parts)
        }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    /// Joins options that begin with a word, so that they may come in any order.
    private func append(_ part: Pattern, to parts: inout [Pattern]) {
        guard case .options(let added) = part, added[0].beginsWithWord,
            case .options(let present)? = parts.last, present[0].beginsWithWord
        else {
            parts.append(part)
            return
        }
        parts[parts.count - 1] = .options(present + added)
    }

    /// `part = ( "[" choice "]" | "(" choice ")" | "{" kind "}" | word ) [ "..." ] ;`
    private mutating func part() -> Pattern {
        var pattern = unit()
        while eat("...") {
            pattern = .repeated(pattern)
        }
        return pattern
    }

    private mutating func unit() -> Pattern {
        if eat("[") { return .options([closed(by: "]")]) }
        if eat("(") { return closed(by: ")") }
        let word = words[index]
        index += 1
        return atom(word)
    }

    private mutating func closed(by end: String) -> Pattern {
        let pattern = choice()
        let isClosed = eat(end)
        precondition(isClosed, "A pattern lacks '\(end)'.")
        return pattern
    }

    /// Looks at the first byte before it compares with a table: every start of the program reads all patterns.
    private func atom(_ word: String) -> Pattern {
        switch word.utf8.first ?? 0 {
        case UInt8(ascii: "{"): block(word)
        case UInt8(ascii: ":") where word == ":": .colon
        case UInt8(ascii: "-") where word == "->": .arrow
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): capitals(word)
        default: .word(word)
        }
    }

    private func block(_ word: String) -> Pattern {
        let name = word.dropFirst().dropLast()
        return BlockKind.allCases.first { $0.notation == name }.map { .block($0) } ?? .word(word)
    }

    private func capitals(_ word: String) -> Pattern {
        if let macro = PatternParser.macros.first(where: { $0.name == word }) {
            return PatternParser.parse(macro.pattern)
        }
        guard let slot = Slot(rawValue: word) else { return .word(word) }
        guard let pattern = slot.pattern else { return .slot(slot) }
        return .group(slot, PatternParser.parse(pattern))
    }

    /// Parts of several patterns, written out in each.
    private static let macros: [(name: String, pattern: String)] = [
        ("CALL", "METHOD [at PATH] [from PATH] [to PATH] [with LABEL...] [when CONDITION] [in LIST]"),
        ("SHOWN", "none | (LABEL | ~)..."),
    ]
}

/// Splits a notation into words and marks.
enum PatternLexer {
    static func words(of notation: String) -> [String] {
        var words: [String] = []
        let text = Substring(notation)
        var start = text.startIndex
        for index in text.utf8.indices {
            let byte = text.utf8[index]
            guard isMark(byte) else { continue }
            add(text[start..<index], to: &words)
            start = text.utf8.index(after: index)
            if byte != UInt8(ascii: " ") { words.append(String(text[index..<start])) }
        }
        add(text[start...], to: &words)
        return words
    }

    /// Blanks are marks that nobody reads.
    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: " "), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "("), UInt8(ascii: ")"),
            UInt8(ascii: "|"):
            true
        default: false
        }
    }

    private static func add(_ word: Substring, to words: inout [String]) {
        guard !word.isEmpty else { return }
        if word != "...", word.utf8.suffix(3).elementsEqual("...".utf8) {
            words.append(String(word.dropLast(3)))
            words.append("...")
        } else {
            words.append(String(word))
        }
    }
}
