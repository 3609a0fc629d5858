/// The words of a lesson's file, without layout, and its comments.
///
/// Every file can be read: what no scanner of the language knows is a word, too.
struct AnswerText {
    struct Word: Hashable {
        let text: String

        /// Counted from 1.
        let line: Int

        /// The range of its bytes.
        let range: Range<Int>
    }

    struct Comment: Hashable {
        /// Without the sign and blanks at the edges.
        let text: String

        /// The index of the last word before it; nil at the start.
        let lastWord: Int?

        /// Whether words stand before it on its line.
        let endsLine: Bool
    }

    static let hole = "???"

    private(set) var words: [Word] = []
    private(set) var comments: [Comment] = []
    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1

    init(_ text: String) {
        bytes = Array(text.utf8)
        while offset < bytes.count { scan() }
    }

    var holeCount: Int { words.reduce(0) { $0 + ($1.isHole ? 1 : 0) } }

    /// Whether only layout and comments differ.
    func isSame(as other: AnswerText) -> Bool {
        words.lazy.map { $0.text }.elementsEqual(other.words.lazy.map { $0.text })
    }

    /// The text from one word to another as written; the end may be one past the last word, where the text ends.
    func text(from lower: Int, to upper: Int) -> String {
        let start = lower < words.count ? words[lower].range.lowerBound : bytes.count
        let end = upper < words.count ? words[upper].range.lowerBound : bytes.count
        return String(decoding: bytes[start..<max(start, end)], as: UTF8.self)
    }

    // MARK: - Scanning

    private mutating func scan() {
        let start = offset
        switch bytes[offset] {
        case UInt8(ascii: "\n"):
            line += 1
            offset += 1
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: ";"), UInt8(ascii: ","):
            offset += 1
        case UInt8(ascii: "#"): scanComment()
        case UInt8(ascii: "\""):
            scanString()
            add(from: start)
        case let byte where Self.isBracket(byte):
            offset += 1
            add(from: start)
        default:
            while offset < bytes.count, !Self.endsWord(bytes[offset]) { offset += 1 }
            add(from: start)
        }
    }

    private mutating func add(from start: Int) {
        let text = String(decoding: bytes[start..<offset], as: UTF8.self)
        if text == "none", words.last?.text == ":", isAboutCalls {
            // `expect calls: none` is `expect calls { }`.
            words.removeLast()
            for bracket in ["{", "}"] { words.append(Word(text: bracket, line: line, range: start..<offset)) }
        } else if text.count > 1, text.last == ":" {
            // `???:` is a hole, and `order:` is followed by one.
            words.append(Word(text: String(text.dropLast()), line: line, range: start..<(offset - 1)))
            words.append(Word(text: ":", line: line, range: (offset - 1)..<offset))
        } else {
            words.append(Word(text: text, line: line, range: start..<offset))
        }
    }

    /// Whether the last words are `expect calls:` or `expect calls in people:`.
    private var isAboutCalls: Bool { words.suffix(Self.callsHeadWordsMax).contains { $0.text == "calls" } }

    /// `calls in people :`
    private static let callsHeadWordsMax = 4

    private mutating func scanComment() {
        let start = offset + 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        let text = String(decoding: bytes[start..<offset], as: UTF8.self).withoutEdgeBlanks
        comments.append(
            Comment(
                text: text, lastWord: words.isEmpty ? nil : words.count - 1, endsLine: words.last?.line == line))
    }

    /// To the closing quote, or the end of the line.
    private mutating func scanString() {
        offset += 1
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") {
            let byte = bytes[offset]
            offset += 1
            if byte == UInt8(ascii: "\"") { return }
            if byte == UInt8(ascii: "\\"), offset < bytes.count, bytes[offset] != UInt8(ascii: "\n") { offset += 1 }
        }
    }

    private static func isBracket(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "["),
            UInt8(ascii: "]"):
            true
        default: false
        }
    }

    private static func endsWord(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: ";"),
            UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "#"):
            true
        default: isBracket(byte)
        }
    }
}

extension AnswerText.Word {
    /// Whether it is a hole, alone or in quotes.
    var isHole: Bool { text == AnswerText.hole || text == "\"\(AnswerText.hole)\"" }
}

extension Collection<AnswerText.Word> {
    /// Whether every bracket is closed, in order.
    var isBalanced: Bool {
        var depth = 0
        for word in self {
            switch word.text {
            case "{", "(", "[": depth += 1
            case "}", ")", "]": depth -= 1
            default: break
            }
            if depth < 0 { return false }
        }
        return depth == 0
    }
}

extension Lesson.Scene {
    /// Whether `expect calls` stands in it, and not only single values.
    var asksForCalls: Bool { AnswerText(start).words.contains { $0.text == "calls" } }
}
