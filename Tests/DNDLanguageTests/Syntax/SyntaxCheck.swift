import DNDLanguage
import Foundation
import SourceText
import Testing

/// Properties that every text must satisfy, valid or not.
enum SyntaxCheck {
    static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    static func source(_ text: String) -> SourceFile { SourceFile(name: "test.dnd", text: text) }

    static func parse(_ text: String) -> (block: Block, diagnostics: [Diagnostic]) {
        Parser.parse(file: FileID(rawValue: 0), source: source(text))
    }

    static func format(_ text: String) -> String { DNDLanguage.Formatter.format(source(text)) }

    /// Checks that formatting keeps the meaning and the comments, and is idempotent.
    static func formatting(of text: String, _ comment: Testing.Comment? = nil) {
        let once = format(text)
        #expect(format(once) == once, comment)
        #expect(SyntaxDump.text(of: parse(once).block) == SyntaxDump.text(of: parse(text).block), comment)
    }

    /// Nil if all ranges are inside the text and their parents; otherwise the first violation.
    static func rangeFault(in block: Block, parent: Range<Int32>) -> String? {
        guard parent.contains(block.range) else { return "block \(block.range)" }
        for phrase in block.statements {
            if let fault = rangeFault(in: phrase, parent: block.range.bounds) { return fault }
        }
        return nil
    }

    private static func rangeFault(in phrase: Phrase, parent: Range<Int32>) -> String? {
        guard parent.contains(phrase.range) else { return "phrase \(phrase.range)" }
        let clauses = [phrase.list, phrase.answer].compactMap { $0 }
        for clause in clauses where !phrase.range.bounds.contains(clause.range) { return "clause \(clause.range)" }
        for argument in clauses.flatMap(\.arguments) + phrase.annotations.flatMap(\.arguments) {
            guard phrase.range.bounds.contains(argument.range) else { return "argument \(argument.range)" }
        }
        for token in phrase.tokens {
            switch token {
            case .argument(let argument):
                guard phrase.range.bounds.contains(argument.range) else { return "argument \(argument.range)" }
            case .block(let block):
                if let fault = rangeFault(in: block, parent: phrase.range.bounds) { return fault }
            case .colon, .arrow:
                guard phrase.range.bounds.contains(token.range) else { return "mark \(token.range)" }
            }
        }
        return nil
    }
}

extension SourceRange {
    fileprivate var bounds: Range<Int32> { lowerBound..<upperBound }
}

extension Range<Int32> {
    fileprivate func contains(_ range: SourceRange) -> Bool {
        lowerBound <= range.lowerBound && range.upperBound <= upperBound
    }
}
