internal import SourceText

/// Blocks as other languages have them.
extension PhraseFault {
    /// A group of scenarios, with an edit that takes its braces away and makes its title a comment; nil for another
    /// phrase.
    func ungrouped(_ found: Diagnostic) -> Diagnostic? {
        guard reading.block == .file, let verb = phrase.verb, Self.groups.contains(verb), let block = phrase.body,
            block.statements.contains(where: { $0.keyword == .scenario })
        else { return nil }
        return found.with(hints: Vocabulary.instead(of: Self.groups[0]).map { [$0] } ?? [], edit: ungrouping(block))
    }

    private static let groups = ["describe", "context", "feature", "Feature", "suite"]

    /// Nil without a title of one line, and for a block that is not closed.
    private func ungrouping(_ block: Block) -> TextEdit? {
        guard tokens.count == 3, let title = tokens.argument(at: 1), title.isString, !title.text.contains("\n"),
            let source = phrase.source, block.range.upperBound <= source.count,
            block.statements.allSatisfy({ $0.range.upperBound < block.range.upperBound })
        else { return nil }
        let content = source[Int(block.range.lowerBound + 1)..<Int(block.range.upperBound - 1)]
            .drop { $0.isBlank || $0 == UInt8(ascii: "\n") }
        let text = "# " + title.text + "\n" + String(decoding: content, as: UTF8.self)
        return TextEdit(range: phrase.range, replacement: text)
    }

    /// A loop as what it repeats.
    var unrolled: TranslationEdit? {
        guard let body = phrase.body, tokens.last?.isBlock ?? false, tokens.count <= Self.wordsMax,
            let loop = Loop(tokens.dropLast().map { $0.spelling }), let source = phrase.source,
            phrase.range.upperBound == body.range.upperBound,
            let text = loop.unrolled(source[Int(body.range.lowerBound)..<Int(body.range.upperBound)]),
            TranslationEdit.isValid(
                text, in: [reading.block], Parser.BlockContext(verb: Keyword(reading.block.notation)), Trial(checker))
        else { return nil }
        return TranslationEdit(text, TextEdit(range: phrase.range, replacement: text))
    }

    /// The braces of a block that the text has indented instead.
    var braces: TranslationEdit? {
        guard let source = phrase.source else { return nil }
        if let titled = titledScenario(in: source) { return titled }
        let block: IndentedBlock?
        if let colon = tokens.indices.first(where: { tokens.stored(at: $0).kind == .colon }), colon < wanted.count,
            !wanted[colon].contains(.colon), wanted[colon].contains(where: { $0.isBlock })
        {
            block = IndentedBlock(source, colonAt: Int(tokens.stored(at: colon).range.lowerBound))
        } else if reading.entries.isEmpty, let verb = phrase.verb, !Vocabulary.entries(verb).isEmpty {
            block = IndentedBlock(source, around: Int(phrase.range.lowerBound))
        } else if !tokens.contains(where: { $0.isBlock }) {
            block = IndentedBlock(source, below: Int(phrase.range.lowerBound))
        } else {
            return nil
        }
        let context = Parser.BlockContext(verb: Keyword(reading.block.notation))
        guard let block,
            TranslationEdit.isValid(block.head + " { }", in: [reading.block], context, nil)
                || Loop(block.head.split(separator: " ").map { String($0) }) != nil
        else { return nil }
        return TranslationEdit(block.head + " { … }", block.edit(in: phrase.range.file))
    }

    /// `Scenario: A goes down`, and steps below it.
    private func titledScenario(in source: [UInt8]) -> TranslationEdit? {
        guard reading.block == .file, let verb = phrase.verb, verb == "Scenario" || verb == "scenario",
            tokens.count > 2, tokens[1].isColon, !tokens.contains(where: { $0.isBlock }),
            let block = IndentedBlock(source, below: Int(phrase.verbRange.lowerBound))
        else { return nil }
        let title = String(block.head.dropFirst(verb.count + 1).drop { $0 == " " || $0 == ":" })
        let head = "scenario " + Argument.quoted(title)
        return TranslationEdit(head + " { … }", block.edit(in: phrase.range.file, head: head))
    }
}
