internal import SourceText

/// A token of a phrase as it lies in a buffer: 24 bytes without a reference, so that to make, copy and drop phrases
/// counts none.
struct StoredToken: Sendable {
    enum Kind: UInt8 {
        case word, selector, string, integer, duration, indexPath, list, parameter, ellipsis, wildcard, placeholder
        case block, colon, arrow
    }

    let kind: Kind

    /// The keyword that an argument is, if it is one. A quoted string is none.
    let keyword: Keyword?

    /// For a `:` or `->`, the range up to its last argument.
    var range: SourceRange

    /// The number; the milliseconds; the section of an index path; the number of the block among those of its phrase;
    /// the first byte of a text, or the first element of a list.
    let first: Int32

    /// The index of an index path; the end of a text or of the elements of a list.
    let second: Int32

    init(_ kind: Kind, keyword: Keyword? = nil, range: SourceRange, _ first: Int32 = 0, _ second: Int32 = 0) {
        self.kind = kind
        self.keyword = keyword
        self.range = range
        self.first = first
        self.second = second
    }

    /// The range without what follows a `:` or `->`.
    var tokenRange: SourceRange {
        switch kind {
        case .colon: range.prefix(1)
        case .arrow: range.prefix(2)
        default: range
        }
    }

    /// False for a keyword whose place is that of another word: an alias has been read as it, or a typo splits it.
    var isWritten: Bool { kind != .word || keyword == nil || first < second }

    /// A keyword as if the text had it in its place; nil for another token.
    var asWritten: StoredToken? {
        keyword.map { StoredToken(kind, keyword: $0, range: range, range.lowerBound, range.upperBound) }
    }

    var isArgument: Bool {
        switch kind {
        case .block, .colon, .arrow: false
        default: true
        }
    }

    /// Whether the token begins a clause.
    var isMark: Bool { kind == .colon || kind == .arrow }

    /// Whether the token is a word, or a mark that patterns contain like a word.
    var isLiteral: Bool {
        switch kind {
        case .word, .ellipsis, .wildcard, .placeholder: true
        default: false
        }
    }
}
