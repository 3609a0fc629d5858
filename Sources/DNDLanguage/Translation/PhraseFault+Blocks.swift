internal import DNDTranslation
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
    @inline(never)
    func unrolled() -> TranslationEdit? {
        guard let body = phrase.body, tokens.last?.isBlock ?? false, tokens.count <= Translation.wordsMax,
            let loop = Loop(tokens.dropLast().map { $0.spelling }[...]), let source = phrase.source,
            phrase.range.upperBound == body.range.upperBound,
            let text = loop.unrolled(Array(source[Int(body.range.lowerBound)..<Int(body.range.upperBound)])),
            TranslationEdit.isValid(
                text, in: [reading.block], Parser.BlockContext(verb: Keyword(reading.block.notation)), Trial(checker))
        else { return nil }
        return TranslationEdit(text, TextEdit(range: phrase.range, replacement: text))
    }

    /// A tag on a line of its own, as a phrase above a scenario.
    @inline(never)
    func tag() -> TranslationEdit? {
        guard reading.block == .file, tokens.count == 2, let reason = tokens.argument(at: 1), reason.isString,
            let name = ForeignNames.tags[phrase.verb ?? ""], phrase.endOfLine != nil, let source = phrase.source
        else { return nil }
        let next = source[Int(phrase.range.upperBound)...].drop { $0.isBlank || $0 == UInt8(ascii: "\n") }
        let word = String(decoding: next.prefix { $0.isWordByte }, as: UTF8.self)
        guard ForeignNames.scenarios[word] != nil else { return nil }
        let text = "@" + name + "(" + reason.spelling + ")"
        return TranslationEdit(text, TextEdit(range: phrase.range, replacement: text))
    }

    /// The braces of a block that the text has indented instead.
    @inline(never)
    func braces() -> TranslationEdit? {
        guard let source = phrase.source else { return nil }
        if let titled = titledScenario(in: source) ?? namedScenario(in: source) { return titled }
        let block: IndentedBlock?
        if !reading.entries.isEmpty, let colon = tokens.indices.first(where: { tokens.stored(at: $0).kind == .colon }),
            !wanted[colon].contains(.colon)
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
                || Loop(block.head.split(separator: " ").map { String($0) }[...]) != nil
        else { return nil }
        return TranslationEdit(block.head + " { … }", block.edit(in: phrase.range.file))
    }

    /// `test "A goes down"`, perhaps with a `:`, and steps below it that may be indented.
    private func namedScenario(in source: [UInt8]) -> TranslationEdit? {
        let hasColon = tokens.count == 3 && tokens[2].isColon
        guard reading.block == .file, tokens.count == 2 || hasColon, ForeignNames.scenarios[phrase.verb ?? ""] != nil,
            let title = tokens.argument(at: 1), title.isString, let block = block(in: source)
        else { return nil }
        let head = "scenario " + title.spelling
        return TranslationEdit(head + " { … }", block.edit(in: phrase.range.file, head: head))
    }

    private func block(in source: [UInt8]) -> IndentedBlock? {
        let start = Int(phrase.verbRange.lowerBound)
        return IndentedBlock(source, below: start) ?? IndentedBlock(source, flatBelow: start)
    }

    /// `Scenario: A goes down`, and steps below it.
    private func titledScenario(in source: [UInt8]) -> TranslationEdit? {
        guard reading.block == .file, ForeignNames.scenarios[phrase.verb ?? ""] != nil,
            let colon = tokens.indices.prefix(3).first(where: { tokens[$0].isColon }), colon < tokens.count - 1,
            colon == 1 || tokens[1].word == "Outline" || tokens[1].word == "outline",
            !tokens.contains(where: { $0.isBlock }), let block = block(in: source)
        else { return nil }
        let title = String(block.head.drop { $0 != ":" }.drop { $0 == " " || $0 == ":" })
        let head = "scenario " + Argument.quoted(title)
        return TranslationEdit(head + " { … }", block.edit(in: phrase.range.file, head: head))
    }
}
