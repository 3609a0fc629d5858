package import SourceText

/// A violation of the grammar at a place in a text.
package struct SyntaxError: Error, Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        case notUTF8(byte: UInt8, offset: Int32)
        case strayCharacter(Unicode.Scalar)
        case unfinishedString
        case unknownEscape(Unicode.Scalar)
        case numberTooLarge
        case negativeNumber
        case unfinishedParameter
        case unfinishedAnnotation

        /// The name is that of a call of Swift; nil for a selector.
        case unfinishedSelector(call: String?)
        case strayContinuation

        /// With what stands in the brackets; nil for those of an element of something.
        case malformedIndexPath(content: String?)
        case unclosedList
        case unclosedBlock
        case unmatchedCloser(Character)

        /// With the length of the white space before a block that a phrase on the line above may own; otherwise 0.
        case missingFirstWord(found: String, gap: Int32)
        case strayComma
        case repeatedClause(String)
        case listAfterAnswer
        case elseWithoutPhrase
        case annotationWithoutPhrase
        case misplacedAnnotation
        case blockInList
        case nestedTooDeep
        case tooManyArguments
        case textTooLong
        case fileTooLarge
        case tooManyErrors
    }

    package let kind: Kind
    package let range: SourceRange

    /// The edit of the whole statement, where it is known what was meant.
    var rewriting: TextEdit?

    package init(_ kind: Kind, range: SourceRange) {
        self.kind = kind
        self.range = range
    }

    /// Whether an argument is a call of Swift, a list in brackets, or compared.
    var isUnreadArgument: Bool {
        switch kind {
        case .unfinishedSelector(_?): true
        case .malformedIndexPath(let content): content == nil || unbracketed != nil
        case .strayCharacter(">"): true
        default: false
        }
    }

    /// The error as a diagnostic for the user.
    package var diagnostic: Diagnostic {
        Diagnostic(
            code: code.rawValue, message: message, reading: reading, range: range, hints: hints, edit: edit)
    }
}
