internal import SourceText

/// The tokens of the phrases of a text in one array. A phrase is a range of it, and so is a list in a phrase.
///
/// Only who makes a buffer appends to it, and hands out its phrases when that is done: the parser, or an initialiser.
final class TokenBuffer: @unchecked Sendable {
    /// The text that words are read from when somebody asks for them. In a buffer that no parser has made, that of its
    /// first token from a text, or empty.
    let source: [UInt8]

    /// The texts that do not stand in the source like that: with escapes decoded, or made by an expansion.
    private var made: [UInt8] = []

    /// Long texts of other buffers, which an expansion may repeat more often than there is memory for.
    private var borrowed: [(buffer: TokenBuffer, token: StoredToken)] = []

    /// Shorter texts are copied.
    private static let borrowedMin = 64
    private(set) var tokens: [StoredToken] = []

    /// For tokens without texts of their own.
    static let empty = TokenBuffer([])

    /// Reserves memory for a number of tokens.
    init(_ source: [UInt8], tokenCount: Int = 0) {
        self.source = source
        tokens.reserveCapacity(tokenCount)
    }

    /// Appends tokens, and returns their range.
    func append(_ new: ArraySlice<StoredToken>) -> Range<Int32> {
        let start = Int32(tokens.count)
        tokens.append(contentsOf: new)
        return start..<Int32(tokens.count)
    }

    /// The arguments that lie in a range.
    func arguments(_ range: Range<Int32>) -> [Argument] {
        tokens[Int(range.lowerBound)..<Int(range.upperBound)].map { Argument($0, in: self) }
    }

    /// The number of tokens that one is: itself, and the elements of a list with theirs.
    func count(in token: StoredToken) -> Int {
        guard token.kind == .list else { return 1 }
        return tokens[Int(token.first)..<Int(token.second)].reduce(1) { $0 + count(in: $1) }
    }

    // MARK: - Texts

    /// Adds a text that the source does not have. Its bounds are negative.
    func add(_ text: some Sequence<UInt8>) -> (first: Int32, second: Int32) {
        let start = made.count
        made.append(contentsOf: text)
        return (~Int32(start), ~Int32(made.count))
    }

    /// The text of a word, selector, string or parameter. O(length)
    func text(of token: StoredToken) -> String {
        if let keyword = token.keyword { return keyword.text }
        return withBytes(of: token) { String(decoding: $0, as: UTF8.self) }
    }

    /// The bytes of a text that is no keyword. Both bounds of a made text are negative, of a borrowed one the first.
    func withBytes<Result>(of token: StoredToken, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        if token.first < 0, token.second >= 0 {
            let owner = borrowed[Int(~token.first)]
            return owner.buffer.withBytes(of: owner.token, body)
        }
        let isMade = token.first < 0
        let range = isMade ? Int(~token.first)..<Int(~token.second) : Int(token.first)..<Int(token.second)
        return (isMade ? made : source).withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    // MARK: - Copies

    /// A token of another buffer as one of this, with its text or list.
    func copy(of token: StoredToken, from other: TokenBuffer) -> StoredToken {
        switch token.kind {
        case .word, .selector, .string, .parameter:
            guard token.keyword == nil else { return token }
            let short = other.withBytes(of: token) { $0.count < Self.borrowedMin ? add($0) : nil }
            let place = short ?? borrow(token, from: other)
            return StoredToken(token.kind, range: token.range, place.first, place.second)
        case .list: return list(of: other.arguments(token.first..<token.second), range: token.range)
        default: return token
        }
    }

    /// A list with copies of these elements.
    func list(of elements: [Argument], range: SourceRange) -> StoredToken {
        let place = append(elements.map { copy(of: $0.stored, from: $0.buffer) }[...])
        return StoredToken(.list, range: range, place.lowerBound, place.upperBound)
    }

    private func borrow(_ token: StoredToken, from other: TokenBuffer) -> (first: Int32, second: Int32) {
        let isOwn = token.first >= 0 || token.second < 0
        borrowed.append(isOwn ? (other, token) : other.borrowed[Int(~token.first)])
        return (~Int32(borrowed.count - 1), 0)
    }
}
