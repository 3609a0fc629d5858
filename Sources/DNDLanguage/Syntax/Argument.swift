package import SourceText

/// A part of a phrase that is neither a block nor a mark: a token of a buffer.
package struct Argument: Sendable {
    package enum Kind: Sendable {
        case word(String)

        /// `tableView(_:canHandle:)`, as written.
        case selector(String)

        /// With escapes decoded.
        case string(String)
        case integer(Int)
        case duration(milliseconds: Int)
        case indexPath(section: Int, index: Int)
        case list([Argument])

        /// `$from`, without the `$`.
        case parameter(String)

        /// `...`
        case ellipsis

        /// `_`
        case wildcard

        /// `~`
        case placeholder
    }

    private(set) var stored: StoredToken
    let buffer: TokenBuffer

    init(_ stored: StoredToken, in buffer: TokenBuffer) {
        self.stored = stored
        self.buffer = buffer
    }

    /// An argument that no text contains.
    package init(_ kind: Kind, range: SourceRange) {
        if let token = StoredToken(kind, range: range) {
            self.init(token, in: .empty)
        } else {
            let buffer = TokenBuffer([])
            self.init(buffer.token(kind, range: range), in: buffer)
        }
    }

    init(keyword: Keyword, range: SourceRange) {
        self.init(StoredToken(.word, keyword: keyword, range: range), in: .empty)
    }

    package var range: SourceRange {
        get { stored.range }
        set { stored.range = newValue }
    }

    /// The keyword that the argument is, if it is one. A quoted string is none.
    package var keyword: Keyword? { stored.keyword }

    /// Reads the text. O(length) No argument is a block or a mark.
    package var kind: Kind {
        switch stored.kind {
        case .word: .word(buffer.text(of: stored))
        case .selector: .selector(buffer.text(of: stored))
        case .string: .string(buffer.text(of: stored))
        case .parameter: .parameter(buffer.text(of: stored))
        case .integer: .integer(Int(stored.first))
        case .duration: .duration(milliseconds: Int(stored.first))
        case .indexPath: .indexPath(section: Int(stored.first), index: Int(stored.second))
        case .list: .list(elements)
        case .ellipsis: .ellipsis
        case .wildcard: .wildcard
        case .placeholder, .block, .colon, .arrow: .placeholder
        }
    }

    /// The elements of a list; none of another argument.
    var elements: [Argument] {
        stored.kind == .list ? buffer.arguments(stored.first..<stored.second) : []
    }

    var integer: Int? { stored.kind == .integer ? Int(stored.first) : nil }

    /// The text of a word, or of a mark that patterns contain like a word.
    package var literal: String? { stored.isLiteral ? text : nil }

    /// The argument as text: without quotation marks, or without parentheses for a list.
    package var text: String {
        switch stored.kind {
        case .word, .selector, .string: buffer.text(of: stored)
        case .integer: "\(stored.first)"
        case .duration: "\(stored.first)ms"
        case .indexPath: "[\(stored.first), \(stored.second)]"
        case .list: elements.map { $0.text }.joined(separator: " ")
        case .parameter: "$" + buffer.text(of: stored)
        case .ellipsis: "..."
        case .wildcard: "_"
        case .placeholder, .block, .colon, .arrow: "~"
        }
    }
}

extension StoredToken {
    /// Nil for what has a text or elements in a buffer.
    fileprivate init?(_ kind: Argument.Kind, range: SourceRange) {
        switch kind {
        case .word(let text):
            guard let keyword = Keyword(text) else { return nil }
            self.init(.word, keyword: keyword, range: range)
        case .integer(let number): self.init(.integer, range: range, Int32(clamping: number))
        case .duration(let milliseconds): self.init(.duration, range: range, Int32(clamping: milliseconds))
        case .indexPath(let section, let index):
            self.init(.indexPath, range: range, Int32(clamping: section), Int32(clamping: index))
        case .ellipsis: self.init(.ellipsis, keyword: .ellipsis, range: range)
        case .wildcard: self.init(.wildcard, keyword: .wildcard, range: range)
        case .placeholder: self.init(.placeholder, keyword: .tilde, range: range)
        case .selector, .string, .parameter, .list: return nil
        }
    }
}

extension TokenBuffer {
    /// An argument whose text or elements are made here.
    fileprivate func token(_ kind: Argument.Kind, range: SourceRange) -> StoredToken {
        switch kind {
        case .word(let text): token(.word, text, range)
        case .selector(let text): token(.selector, text, range)
        case .string(let text): token(.string, text, range)
        case .parameter(let name): token(.parameter, name, range)
        case .list(let arguments): list(of: arguments, range: range)
        default: StoredToken(kind, range: range) ?? StoredToken(.placeholder, keyword: .tilde, range: range)
        }
    }

    private func token(_ kind: StoredToken.Kind, _ text: String, _ range: SourceRange) -> StoredToken {
        let place = add(text.utf8)
        return StoredToken(kind, range: range, place.first, place.second)
    }
}
