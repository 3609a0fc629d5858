/// The position of the cursor in a text during typing: the kind of block, the words of the phrase before it, and the
/// word at it.
package struct CompletionPoint: Hashable, Sendable {
    package private(set) var block: BlockKind = .file

    /// The complete words of the phrase so far; a closed block counts as `{}`.
    package private(set) var words: [String] = []

    /// The word before the cursor; empty after a blank.
    package private(set) var partial = ""

    /// The start of that word, in bytes.
    package private(set) var partialOffset = 0

    /// The words of the phrase that contains the block.
    package var enclosingWords: [String] { outer.last?.words ?? [] }

    private var outer: [(block: BlockKind, words: [String])] = []

    /// Reads the text up to a byte. Linear; never fails.
    package init(_ text: String, cursorUTF8: Int) {
        let bytes = Array(text.utf8.prefix(cursorUTF8))
        var index = 0
        while index < bytes.count {
            let start = index
            index = Self.end(ofTokenAt: index, in: bytes)
            let token = String(decoding: bytes[start..<index], as: UTF8.self)
            take(token, from: start, isLast: index == bytes.count)
        }
        if partial.isEmpty { partialOffset = bytes.count }
    }

    package static func == (a: CompletionPoint, b: CompletionPoint) -> Bool {
        a.block == b.block && a.words == b.words && a.partial == b.partial && a.partialOffset == b.partialOffset
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(words)
        hasher.combine(partialOffset)
    }

    private mutating func take(_ token: String, from offset: Int, isLast: Bool) {
        switch token {
        case " ", "\t", "\r": return
        case "\n", ";": words = []
        case "{":
            outer.append((block, words))
            block = Vocabulary.blockKind(afterWords: words, in: block) ?? .script
            words = []
        case "}":
            guard let enclosing = outer.popLast() else { return }
            block = enclosing.block
            words = enclosing.words + ["{}"]
        default:
            if token.utf8.first == UInt8(ascii: "#") { return }
            if isLast, token != ":", token != "->" {
                partial = token
                partialOffset = offset
            } else {
                words.append(token)
            }
        }
    }

    /// The end of a token: a mark, a blank, a comment, or the text up to the next of those. Quotes and brackets are
    /// kept together.
    private static func end(ofTokenAt start: Int, in bytes: [UInt8]) -> Int {
        switch bytes[start] {
        case UInt8(ascii: "#"): return bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        case UInt8(ascii: "\""): return endOfQuote(from: start, in: bytes)
        case UInt8(ascii: "["): return end(of: UInt8(ascii: "]"), from: start, in: bytes)
        case UInt8(ascii: "("): return end(of: UInt8(ascii: ")"), from: start, in: bytes)
        case let byte where isMark(byte): return start + 1
        case UInt8(ascii: "-") where bytes[start...].starts(with: [0x2D, 0x3E]): return start + 2
        default:
            var index = start + 1
            while index < bytes.count, !isMark(bytes[index]), !bytes[index...].starts(with: [0x2D, 0x3E]) { index += 1 }
            return index
        }
    }

    private static func isMark(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ":"): true
        default: false
        }
    }

    private static func end(of closing: UInt8, from start: Int, in bytes: [UInt8]) -> Int {
        bytes[start...].firstIndex(of: closing).map { $0 + 1 } ?? bytes.count
    }

    private static func endOfQuote(from start: Int, in bytes: [UInt8]) -> Int {
        var index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
            index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(index + 1, bytes.count)
    }
}
