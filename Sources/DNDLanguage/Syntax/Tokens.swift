internal import SourceText

/// The tokens of a phrase, or of a part of one: a range in the buffer of a text. A part has the indices of its phrase.
package struct Tokens: RandomAccessCollection, Sendable {
    let buffer: TokenBuffer

    /// Nil without blocks. They are not in the buffer, since their phrases refer to it.
    private var ownBlocks: [Block]?

    /// The place of the phrase's first token.
    private let base: Int32
    private var lower: Int32
    private var upper: Int32

    /// A phrase that lies there in a buffer.
    init(_ buffer: TokenBuffer, _ range: Range<Int32>, blocks: [Block]) {
        self.buffer = buffer
        base = range.lowerBound
        lower = 0
        upper = range.upperBound - range.lowerBound
        ownBlocks = blocks.isEmpty ? nil : blocks
    }

    /// Tokens of any buffers, in a buffer of their own. O(tokens and their texts)
    package init(_ tokens: some Collection<PhraseToken>) {
        let buffer = TokenBuffer(tokens.lazy.map { $0.source }.first { !$0.isEmpty } ?? [])
        var blocks: [Block] = []
        var stored: [StoredToken] = []
        for token in tokens {
            switch token {
            case .argument(let argument): stored.append(buffer.copy(of: argument.stored, from: argument.buffer))
            case .block(let block):
                stored.append(StoredToken(.block, range: block.range, Int32(blocks.count)))
                blocks.append(block)
            case .colon(let clause): stored.append(StoredToken(.colon, range: clause))
            case .arrow(let clause): stored.append(StoredToken(.arrow, range: clause))
            }
        }
        self.init(buffer, buffer.append(stored[...]), blocks: blocks)
    }

    /// The blocks of the phrase, in order.
    var blocks: [Block] { ownBlocks ?? [] }

    package var startIndex: Int { Int(lower) }
    package var endIndex: Int { Int(upper) }

    /// The token as it lies in the buffer: what matching looks at, which reads no text.
    func stored(at index: Int) -> StoredToken {
        precondition(index >= lower && index < upper, "No token has the index.")
        return buffer.tokens[Int(base) + index]
    }

    /// The keyword at an index; nil for another token and at the end.
    func keyword(at index: Int) -> Keyword? { index < endIndex ? stored(at: index).keyword : nil }

    /// The argument at an index; nil for another token and at the end.
    func argument(at index: Int) -> Argument? {
        guard index < endIndex else { return nil }
        let token = stored(at: index)
        return token.isArgument ? Argument(token, in: buffer) : nil
    }

    // MARK: - The first token

    var firstStored: StoredToken? { isEmpty ? nil : stored(at: startIndex) }
    var firstKeyword: Keyword? { keyword(at: startIndex) }

    var firstArgument: Argument? { argument(at: startIndex) }

    /// The first argument as a name.
    var name: Name? { firstArgument.map { Name($0.text, range: $0.range) } }

    /// From the first token to the last; nil without any.
    var range: SourceRange? {
        firstStored.map { $0.tokenRange.union(stored(at: endIndex - 1).tokenRange) }
    }

    /// The range of the clause of a `:` or `->`, and the indices of its arguments; nil without one.
    func clause(_ mark: StoredToken.Kind) -> (range: SourceRange, arguments: Range<Int>)? {
        guard let start = indices.first(where: { stored(at: $0).kind == mark }) else { return nil }
        let end = indices[(start + 1)...].first { !stored(at: $0).isArgument } ?? endIndex
        return (stored(at: start).range, start + 1..<end)
    }

    /// The number of tokens, including the elements of lists. O(tokens and elements)
    var argumentCount: Int { indices.reduce(0) { $0 + buffer.count(in: stored(at: $1)) } }

    // MARK: - Tokens

    /// To set a block where there is one takes O(1), anything else O(tokens).
    package subscript(index: Int) -> PhraseToken {
        get {
            let token = stored(at: index)
            return switch token.kind {
            case .block: .block(blocks[Int(token.first)])
            case .colon: .colon(clause: token.range)
            case .arrow: .arrow(clause: token.range)
            default: .argument(Argument(token, in: buffer))
            }
        }
        set {
            let token = stored(at: index)
            if token.kind == .block, case .block(let block) = newValue, block.range == token.range {
                ownBlocks?[Int(token.first)] = block
            } else {
                replaceSubrange(index..<index + 1, with: CollectionOfOne(newValue))
            }
        }
    }

    package subscript(bounds: Range<Int>) -> Tokens {
        precondition(bounds.lowerBound >= lower && bounds.upperBound <= upper, "No tokens have the indices.")
        var part = self
        (part.lower, part.upper) = (Int32(bounds.lowerBound), Int32(bounds.upperBound))
        return part
    }
}

extension Tokens: RangeReplaceableCollection {
    package init() { self.init(.empty, 0..<0, blocks: []) }

    /// O(tokens and their texts)
    package mutating func replaceSubrange(_ range: Range<Int>, with new: some Collection<PhraseToken>) {
        self = Tokens(Array(self[..<range.lowerBound]) + new + self[range.upperBound...])
    }
}

extension PhraseToken {
    /// The text that the token is from; empty if there is none.
    fileprivate var source: [UInt8] {
        switch self {
        case .argument(let argument): argument.buffer.source
        case .block(let block): block.statements.first?.tokens.buffer.source ?? []
        case .colon, .arrow: []
        }
    }
}
