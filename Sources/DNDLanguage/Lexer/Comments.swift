package import SourceText

/// The comments of a text, in order.
package struct Comments {
    package let all: [Comment]

    package init(of source: SourceFile, file: FileID) {
        var lexer = Lexer(file: file, bytes: source.utf8)
        var found: [Comment] = []
        var token = lexer.next()
        while token.kind != .end {
            if token.kind == .comment {
                let range = SourceRange(file: file, lowerBound: token.lowerBound, upperBound: token.upperBound)
                found.append(Comment(text: source.text(in: range), range: range))
            }
            token = lexer.next()
        }
        all = found
    }
}
