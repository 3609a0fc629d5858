internal import SwiftSyntax

extension SyntaxProtocol {
    /// The byte range without the white space and comments around it.
    var bytes: Range<Int> {
        let start = positionAfterSkippingLeadingTrivia.utf8Offset
        return start..<max(start, endPositionBeforeTrailingTrivia.utf8Offset)
    }

    /// The branches of `#if` around it, innermost first.
    var conditions: [IfConfigClauseSyntax] {
        sequence(first: Syntax(self), next: { $0.parent }).dropFirst().compactMap { $0.as(IfConfigClauseSyntax.self) }
    }

    /// Whether the condition of an `#if` around it names a module or another word.
    func isAsked(for word: String) -> Bool {
        conditions.contains { $0.words.contains(word) }
    }

    /// Whether it is inside an `#if` for compilers with Objective-C.
    var isLeftToObjectiveC: Bool {
        conditions.contains { !$0.words.isDisjoint(with: ["ObjectiveC", "_ObjC"]) }
    }
}

extension IfConfigClauseSyntax {
    /// The words of the condition; `#else` has none.
    var words: Set<String> {
        guard let condition else { return [] }
        return Set(condition.tokens(viewMode: .sourceAccurate).map { $0.text })
    }
}

extension TokenSyntax {
    /// The name without the backticks around it.
    var plainText: String { identifier?.name ?? text }

    /// Whether it is the first token of its line.
    var startsLine: Bool {
        guard let previous = previousToken(viewMode: .sourceAccurate) else { return true }
        return (previous.trailingTrivia.pieces + leadingTrivia.pieces).contains { $0.isOfSeveralLines }
    }
}

extension TriviaPiece {
    var isOfSeveralLines: Bool {
        switch self {
        case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
        case .blockComment(let text), .docBlockComment(let text): text.utf8.contains(UInt8(ascii: "\n"))
        default: false
        }
    }

    var isComment: Bool {
        switch self {
        case .lineComment, .docLineComment, .blockComment, .docBlockComment: true
        default: false
        }
    }

    /// Whether it documents the declaration below.
    var isDocumentation: Bool {
        switch self {
        case .docLineComment, .docBlockComment: true
        default: false
        }
    }
}
