internal import SourceText

extension Parser {
    /// The error that makes a text entirely unreadable; nil for none.
    static func rejection(file: FileID, source: SourceFile) -> SyntaxError? {
        let count = source.utf8.count
        if count > SyntaxLimits.fileSizeBytes {
            return SyntaxError(.fileTooLarge, range: SourceRange(file: file, lowerBound: 0, upperBound: 0))
        }
        guard let offset = source.firstInvalidUTF8Offset else { return nil }
        let range = SourceRange(file: file, lowerBound: offset, upperBound: offset + 1)
        return SyntaxError(.notUTF8(byte: source.utf8[Int(offset)], offset: offset), range: range)
    }

    /// In the order of the text, then of detection. "Too many errors" stays last.
    var diagnostics: [Diagnostic] {
        let errors = lexer.errors
        let order = errors.indices.sorted { first, second in
            let (left, right) = (errors[first], errors[second])
            if (left.kind == .tooManyErrors) != (right.kind == .tooManyErrors) { return right.kind == .tooManyErrors }
            return (left.range.lowerBound, first) < (right.range.lowerBound, second)
        }
        return order.map { errors[$0].diagnostic }
    }
}
