internal import SourceText

extension Phrase {
    /// The offset of the first word.
    var firstLowerBound: Int32 { (tokens.first?.range ?? range).lowerBound }
}

extension Block {
    /// Whether the braces contain nothing, not even a comment.
    package var isEmpty: Bool {
        statements.isEmpty && closingComments.isEmpty && openingComment == nil
    }
}

extension Annotation {
    /// Whether the annotation has parentheses: `@todo()` as well as `@todo("why")`.
    package func hasList(in source: [UInt8]) -> Bool {
        !arguments.isEmpty || source[Int(range.upperBound) - 1] == UInt8(ascii: ")")
    }
}
