internal import SourceText

extension PhraseFault {
    /// The edit that makes the phrase one of the language, if there is exactly one.
    func replacement(of verb: String, isDragging: Bool?) -> TextEdit? {
        for row in Vocabulary.replacements(of: verb) {
            guard let text = row.text(isDragging: isDragging), let edit = edit(row.words, text) else { continue }
            return edit
        }
        return nil
    }

    /// Replaces the first words; nil if the phrase begins otherwise, or is no valid phrase afterwards.
    private func edit(_ words: [Substring], _ text: String) -> TextEdit? {
        guard tokens.count >= words.count, zip(words, tokens).allSatisfy({ isWritten($0, as: $1) }) else { return nil }
        let first = tokens[0].range
        let rest = tokens[words.count...]
        var replacement = text
        if words.last == Self.method, let name = tokens[words.count - 1].word {
            replacement = String(text.dropLast(Self.method.utf8.count)) + name
        }
        let written = replacement.split(separator: " ").flatMap { Self.tokens(of: $0, at: first) } + rest
        guard isValid(written), let next = rest.first ?? tokens.last else { return nil }
        guard text.isEmpty else {
            return TextEdit(range: first.union(tokens[words.count - 1].range), replacement: replacement)
        }
        return TextEdit(range: first.union(next.range.start), replacement: "")
    }

    private static let method: Substring = "METHOD"

    private func isWritten(_ word: Substring, as token: PhraseToken) -> Bool {
        guard let text = token.word else { return false }
        return word == Self.method ? methods.method(named: text) != nil : text == word
    }

    /// `order:` is a word and a colon.
    private static func tokens(of word: Substring, at range: SourceRange) -> [PhraseToken] {
        guard word.last == ":" else { return [.argument(Argument(.word(String(word)), range: range))] }
        return [.argument(Argument(.word(String(word.dropLast())), range: range)), .colon(clause: range.end)]
    }

    /// Whether the tokens are phrases of the language here, perhaps by an alias.
    private func isValid(_ tokens: [PhraseToken]) -> Bool {
        let written = Phrase(tokens: Tokens(tokens), range: phrase.range)
        let context = Parser.BlockContext(verb: Keyword(reading.block.notation))
        let phrases = written.unaliased(in: context, hasComma: false) ?? [written]
        return phrases.allSatisfy { PhraseReading($0, in: reading.block).match($0) != nil }
    }
}
