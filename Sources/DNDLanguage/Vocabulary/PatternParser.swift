/// Parses the notation of `Pattern` byte by byte, since every start of the program parses some patterns.
///
/// The notation is the project's own data, so an error in it stops the program.
struct PatternParser {
    private let bytes: [UInt8]
    private var offset = 0

    @inline(never)
    static func parse(_ notation: String) -> Pattern {
        var parser = PatternParser(bytes: Array(notation.utf8))
        parser.skipBlanks()
        let pattern = parser.choice()
        precondition(parser.offset == parser.bytes.count, "The pattern '\(notation)' has an unread rest.")
        return pattern
    }

    /// The word that a pattern begins with, without parsing the rest; nil for another beginning.
    static func verb(of notation: String) -> Keyword? {
        var notation = notation
        return notation.withUTF8 { bytes in
            guard let first = bytes.first, !first.beginsOtherThings else { return nil }
            return word(in: bytes[...])
        }
    }

    private static func word(in bytes: Slice<UnsafeBufferPointer<UInt8>>) -> Keyword? {
        Keyword(UnsafeBufferPointer(rebasing: bytes.prefix { $0 != UInt8(ascii: " ") }))
    }

    /// The words after the verb, one of which a phrase must have there; none if something else may follow.
    ///
    /// `expect (order | shown) : …` has `order` and `shown`. It reads the notation only so far.
    static func secondWords(of notation: String) -> [Keyword] {
        var notation = notation
        return notation.withUTF8 { bytes in
            var rest = bytes.drop { $0 != UInt8(ascii: " ") }.dropFirst()
            let isChoice = rest.first == UInt8(ascii: "(")
            if isChoice { rest = rest.dropFirst().prefix { $0 != UInt8(ascii: ")") } }
            var words: [Keyword] = []
            repeat {
                rest = rest.drop { $0 == UInt8(ascii: " ") }
                guard let first = rest.first, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return [] }
                if let word = word(in: rest) { words.append(word) }
                rest = rest.drop { $0 != UInt8(ascii: "|") }.dropFirst()
            } while isChoice && !rest.isEmpty
            return words
        }
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The current byte; 0 at the end.
    private var current: UInt8 {
        offset < bytes.count ? bytes[offset] : 0
    }

    private mutating func skipBlanks() {
        while current == UInt8(ascii: " ") { offset += 1 }
    }

    private mutating func eat(_ mark: UInt8) -> Bool {
        guard current == mark else { return false }
        offset += 1
        skipBlanks()
        return true
    }

    /// `choice = sequence { "|" sequence } ;`
    private mutating func choice() -> Pattern {
        let first = sequence()
        guard current == UInt8(ascii: "|") else { return first }
        var choices = [first]
        while eat(UInt8(ascii: "|")) {
            choices.append(sequence())
        }
        return .choice(choices)
    }

    /// `sequence = part { part } ;`
    private mutating func sequence() -> Pattern {
        let first = part()
        guard offset < bytes.count, !current.endsSequence else { return first }
        var parts = [first]
        while offset < bytes.count, !current.endsSequence {
            append(part(), to: &parts)
        }
        return parts.count == 1 ? parts[0] : .sequence(parts)
    }

    /// Appends a part, and joins adjacent options that begin with a word, so that they match in any order.
    private func append(_ part: Pattern, to parts: inout [Pattern]) {
        guard case .options(let added) = part, added[0].beginsWithWord,
            case .options(let present)? = parts.last, present[0].beginsWithWord
        else {
            parts.append(part)
            return
        }
        parts[parts.count - 1] = .options(present + added)
    }

    /// `part = ( "[" choice "]" | "(" choice ")" | "{" kind "}" | word ) { "..." } ;`
    private mutating func part() -> Pattern {
        var pattern = unit()
        while hasDots(at: offset) {
            offset += 3
            pattern = .repeated(pattern)
        }
        skipBlanks()
        return pattern
    }

    private mutating func unit() -> Pattern {
        if eat(UInt8(ascii: "[")) { return .options([closed(by: UInt8(ascii: "]"))]) }
        if eat(UInt8(ascii: "(")) { return closed(by: UInt8(ascii: ")")) }
        let start = offset
        repeat { offset += 1 } while offset < bytes.count && !current.isMark && !endsInDots
        return atom(start..<offset)
    }

    /// Parses up to a closing mark. Keeps the blanks after it, because dots must follow immediately.
    private mutating func closed(by end: UInt8) -> Pattern {
        let pattern = choice()
        precondition(current == end, "A pattern lacks a closing bracket.")
        offset += 1
        return pattern
    }

    private func hasDots(at offset: Int) -> Bool {
        let dot = UInt8(ascii: ".")
        return offset + 2 < bytes.count && bytes[offset] == dot && bytes[offset + 1] == dot && bytes[offset + 2] == dot
    }

    /// Whether the current dots end a word; dots inside a word belong to it.
    private var endsInDots: Bool {
        hasDots(at: offset) && (offset + 3 == bytes.count || bytes[offset + 3].isMark)
    }

    private func atom(_ range: Range<Int>) -> Pattern {
        switch bytes[range.lowerBound] {
        case UInt8(ascii: "{"): block(text(range.lowerBound + 1..<range.upperBound - 1))
        case UInt8(ascii: ":") where range.count == 1: .colon
        case UInt8(ascii: "-") where range.count == 2: .arrow
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): capitals(text(range))
        default: .word(text(range))
        }
    }

    private func text(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    private func block(_ name: String) -> Pattern {
        guard let kind = BlockKind.allCases.first(where: { $0.notation == name }) else {
            preconditionFailure("There is no kind of block named '\(name)'.")
        }
        return .block(kind)
    }

    private func capitals(_ word: String) -> Pattern {
        switch word {
        case "CALL": Self.parse(Self.call)
        case "SHOWN": Self.parse(Self.shown)
        default: Slot.byName[word]?.pattern ?? .word(word)
        }
    }

    // Parts of several patterns, repeated in each.
    private static var call: String {
        "METHOD [at PATH] [from PATH] [to PATH] [with LABEL...] [when CONDITION] [in LIST]"
    }
    private static var shown: String { "none | (LABEL | ~)..." }
}

extension UInt8 {
    fileprivate var endsSequence: Bool {
        self == UInt8(ascii: "|") || self == UInt8(ascii: ")") || self == UInt8(ascii: "]")
    }

    /// Whether the word is a slot or contains brackets.
    fileprivate var beginsOtherThings: Bool {
        switch self {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "["), UInt8(ascii: "("), UInt8(ascii: "{"): true
        default: false
        }
    }

    /// Whether the byte ends a word.
    fileprivate var isMark: Bool {
        endsSequence || self == UInt8(ascii: " ") || self == UInt8(ascii: "(") || self == UInt8(ascii: "[")
    }
}
