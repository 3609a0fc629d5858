internal import SourceText

/// The scenes and other declarations that somebody has put into a `before` block, as into the `setUp` of other tests.
struct DeclarationsInBefore {
    /// The verb of the first.
    let verb: String
    let verbRange: SourceRange

    /// The block without them.
    let rest: Block

    /// Puts them before the block; nil if the block is not closed or is made from something else.
    let edit: TextEdit?

    /// Nil for a block without any.
    @inline(never)
    init?(_ phrase: Phrase) {
        guard let block = phrase.body else { return nil }
        let declarations = block.statements.filter { Self.isDeclaration($0) }
        guard let first = declarations.first, let verb = first.verb else { return nil }
        self.verb = verb
        verbRange = first.verbRange
        rest = Block(statements: block.statements.filter { !Self.isDeclaration($0) }, range: block.range)
        edit = first.source.flatMap { Self.edit(declarations.map { $0.range }, of: phrase, block.range, in: $0) }
    }

    private static func isDeclaration(_ phrase: Phrase) -> Bool {
        guard let verb = phrase.keyword else { return false }
        return Vocabulary.entries(verb, in: .before).isEmpty
            && Vocabulary.entries(verb, in: .file).contains { $0.isDeclaration }
            && PhraseReading(phrase, in: .file).match(phrase) != nil
    }

    private static func edit(
        _ ranges: [SourceRange], of phrase: Phrase, _ block: SourceRange, in source: [UInt8]
    ) -> TextEdit? {
        let (start, end) = (Int(block.lowerBound), Int(block.upperBound))
        guard end <= source.count, source[start] == UInt8(ascii: "{"), source[end - 1] == UInt8(ascii: "}"),
            ranges.allSatisfy({ block.contains($0) && $0.upperBound < block.upperBound })
        else { return nil }
        var before: [UInt8] = []
        var rest: [UInt8] = []
        var next = start
        for range in ranges where range.lowerBound >= next {
            before += source[Int(range.lowerBound)..<Int(range.upperBound)]
            before.append(UInt8(ascii: "\n"))
            rest += source[next..<Int(range.lowerBound)]
            next = Int(range.upperBound)
            while source[next].isBlank || source[next] == UInt8(ascii: "\n") || source[next] == UInt8(ascii: ";") {
                next += 1
            }
        }
        rest += source[next..<end]
        let isEmpty = rest.dropFirst().dropLast().allSatisfy { $0.isBlank || $0 == UInt8(ascii: "\n") }
        let text = isEmpty ? before.dropLast() : before + Array("before ".utf8) + rest
        return TextEdit(range: phrase.range, replacement: String(decoding: text, as: UTF8.self))
    }
}
