internal import SourceText

extension Phrase {
    /// The offset of the first word.
    var firstLowerBound: Int32 { (tokens.first?.range ?? range).lowerBound }
}

extension Block {
    /// True when there is not even a comment between the braces.
    var isEmpty: Bool {
        statements.isEmpty && closingComments.isEmpty && openingComment == nil
    }
}

extension Annotation {
    /// True for `@todo()` as well as for `@todo("why")`.
    func hasList(in source: [UInt8]) -> Bool {
        !arguments.isEmpty || source[Int(range.upperBound) - 1] == UInt8(ascii: ")")
    }
}
