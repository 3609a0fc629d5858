/// The error for a file that cannot be read as Swift; nothing is rewritten then.
package struct SwiftReadingError: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The file is larger than `SwiftAdapter.sizeMaxBytes`.
        case tooLarge
        case notUTF8
        case unclosedComment
        case unclosedString
        case unclosedRegex

        /// `(`, `[` or `{` without a closing bracket.
        case unclosed(String)

        /// A closing bracket without an opening one.
        case unopened(String)

        /// A closing bracket of another kind: `{` is closed by `)`.
        case mismatched(String, closedBy: String)
    }

    package let kind: Kind

    /// The index of the file among the given ones.
    package let file: Int

    /// The offset in bytes.
    package let offset: Int

    package init(kind: Kind, file: Int, offset: Int) {
        self.kind = kind
        self.file = file
        self.offset = offset
    }
}

extension SwiftReadingError {
    /// Starts in lower case, without a full stop.
    package var message: String {
        switch kind {
        case .tooLarge: "the file is larger than \(SwiftAdapter.sizeMaxBytes / 1_000_000) MB"
        case .notUTF8: "the file is not UTF-8"
        case .unclosedComment: "the comment is not closed"
        case .unclosedString: "the string is not closed"
        case .unclosedRegex: "the regular expression is not closed"
        case .unclosed(let bracket): "'\(bracket)' is not closed"
        case .unopened(let bracket): "'\(bracket)' closes nothing"
        case .mismatched(let open, let close): "'\(open)' is closed by '\(close)'"
        }
    }
}
