internal import SourceText

/// Reads a statement of Swift, or of another test, as words in the order of this language.
///
/// `people.moveRow(at: IndexPath(row: 1, section: 0), to: end)` has the words `moveRow at [0, 1] to end in people`.
/// What is written in this language already has its own words.
package struct ForeignReader {
    /// A statement that is longer, or nested deeper, is no mistake of a person.
    private static let lengthMax = 4_000
    private static let depthMax = 64

    let bytes: [UInt8]

    /// The offset where the statement must have ended, and the one around it.
    private let limit: Int

    /// The offset after what has been read.
    var offset: Int

    /// The offset after the last word.
    package private(set) var end: Int
    var words: [String] = []

    /// The object that a method is called on, or whose property is set, if it can be a list.
    var receiver: String?

    /// Whether an answer is a call, which only a row of the table can translate.
    package internal(set) var answersWithCall = false
    private var depth: Int
    private let names: Translation.Names

    package init(_ bytes: [UInt8], at offset: Int = 0, names: Translation.Names) {
        self.init(bytes, at: offset, limit: offset + Self.lengthMax, depth: 0, names: names)
    }

    private init(_ bytes: [UInt8], at offset: Int, limit: Int, depth: Int, names: Translation.Names) {
        self.bytes = bytes
        self.names = names
        self.limit = limit
        self.offset = offset
        self.depth = depth
        end = offset
    }

    /// The words of the statement at the offset, up to the end of its line, a `;`, a `}` or a comment; nil for what is
    /// unreadable. O(length)
    package mutating func statement() -> [String]? {
        guard elements(until: nil), !words.isEmpty else { return nil }
        guard let receiver else { return words }
        let place = words.firstIndex { $0.utf8.first == UInt8(ascii: "{") } ?? words.endIndex
        words.insert(receiver, at: place)
        words.insert("in", at: place)
        return words
    }

    var byte: UInt8 { byte(after: 0) }

    func byte(after count: Int) -> UInt8 { offset + count < bytes.count ? bytes[offset + count] : 0 }

    func text(from start: Int) -> String { String(decoding: bytes[start..<offset], as: UTF8.self) }

    /// Reads up to a closing bracket, or up to the end of the statement.
    mutating func elements(until closer: UInt8?) -> Bool {
        guard depth < Self.depthMax else { return false }
        depth += 1
        defer { depth -= 1 }
        while true {
            while byte.isBlank || closer != nil && byte == UInt8(ascii: "\n") { offset += 1 }
            if offset == bytes.count { return closer == nil }
            if offset > limit { return false }
            if byte == closer {
                offset += 1
                return true
            }
            if closer == nil, endsStatement { return true }
            guard element(isArgument: closer == UInt8(ascii: ")")) else { return false }
            end = offset
        }
    }

    private var endsStatement: Bool {
        switch byte {
        case UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "#"): true
        case UInt8(ascii: "/"): byte(after: 1) == byte
        default: false
        }
    }

    mutating func element(isArgument: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "+"): offset += 1
        case UInt8(ascii: ":"): mark(":", length: 1)
        case UInt8(ascii: "|"): mark("|", length: 1)
        case UInt8(ascii: "!") where byte(after: 1) == UInt8(ascii: "="): mark("!=", length: 2)
        case UInt8(ascii: "!"): mark("not", length: 1)
        case UInt8(ascii: ">") where byte(after: 1) == UInt8(ascii: "="):
            words.append("at")
            mark("least", length: 2)
        case UInt8(ascii: "="): equals()
        case UInt8(ascii: "-") where byte(after: 1) == UInt8(ascii: ">"): mark("->", length: 2)
        case UInt8(ascii: "\""): return string()
        case UInt8(ascii: "{"): return block()
        case UInt8(ascii: "["): return brackets()
        case UInt8(ascii: "("): return list(until: UInt8(ascii: ")"))
        default: return path(isArgument: isArgument)
        }
        return true
    }

    private mutating func mark(_ mark: String, length: Int) {
        words.append(mark)
        offset += length
    }

    /// `==` stands before an expected value like a `:`, and so does `=` in an expectation; `=` after a property, `=>`
    /// before an answer.
    private mutating func equals() {
        if byte(after: 1) == byte { return mark(":", length: 2) }
        if byte(after: 1) == UInt8(ascii: ">") { return mark("->", length: 2) }
        if words.first == "expect" { return mark(":", length: 1) }
        if words.count == 1, let (object, name) = ForeignNames.member(words[0]) {
            receiver = ForeignNames.list(object)
            words = [name]
        }
        mark("=", length: 1)
    }

    private mutating func string() -> Bool {
        let start = offset
        repeat {
            offset += byte == UInt8(ascii: "\\") ? 2 : 1
            guard offset < bytes.count, byte != UInt8(ascii: "\n") else { return false }
        } while byte != UInt8(ascii: "\"")
        offset += 1
        words.append(text(from: start))
        return true
    }

    /// What stands up to a closing bracket. Two numbers are one word, an index path.
    private mutating func list(until closer: UInt8) -> Bool {
        let first = words.count
        offset += 1
        guard elements(until: closer) else { return false }
        if words.count == first + 2, let section = Int32(words[first]), let index = Int32(words[first + 1]) {
            words[first...] = ["[\(section), \(index)]"]
        }
        return true
    }

    /// An index path, or a list, whose elements need no quotation marks if they are words. The second of two lists, as
    /// of two sections, has a `|` before it.
    mutating func brackets() -> Bool {
        let first = words.count
        let followsBracket = bytes[..<offset].last { !$0.isBlank } == UInt8(ascii: "]")
        guard list(until: UInt8(ascii: "]")) else { return false }
        if words.count == first { words.append("none") }
        let isPath = words[first].utf8.first == UInt8(ascii: "[")
        if followsBracket, !isPath { words.insert("|", at: first) }
        for index in first..<words.count where words[index].utf8.first == UInt8(ascii: "\"") {
            words[index] = String(words[index].dropFirst().dropLast()).quotedIfNeeded
        }
        return true
    }

    /// A block of one line as the statements that its own mean, another one as it is.
    private mutating func block() -> Bool {
        let start = offset
        offset += 1
        var statements: [String] = []
        while true {
            while byte.isBlank || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: ";") { offset += 1 }
            if byte == UInt8(ascii: "#") {
                while offset < bytes.count, byte != UInt8(ascii: "\n") { offset += 1 }
                continue
            }
            if byte == UInt8(ascii: "}") { break }
            var reader = ForeignReader(bytes, at: offset, limit: limit, depth: depth, names: names)
            guard offset <= limit, depth < Self.depthMax, let words = reader.statement() else {
                return false
            }
            let translated = Translation.rewordings(of: words, names: names).first
            if translated == nil, reader.answersWithCall { answersWithCall = true }
            statements.append(Translation.joined(translated ?? words))
            offset = reader.offset
        }
        offset += 1
        let isOneLine = !bytes[start..<offset].contains(UInt8(ascii: "\n"))
        let inLine = statements.isEmpty ? "{ }" : "{ " + statements.joined(separator: "; ") + " }"
        words.append(isOneLine ? inLine : text(from: start))
        return true
    }
}
