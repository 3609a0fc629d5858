internal import SourceText

/// A phrase that matches a row of the vocabulary, with the captures of its slots.
///
/// A class, because it is passed around far more often than it is created.
final class PhraseMatch {
    let entry: VocabularyEntry
    let phrase: Phrase
    let block: BlockKind
    let captures: [PatternMatcher.Capture]

    init(entry: VocabularyEntry, phrase: Phrase, reading: PhraseReading, captures: [PatternMatcher.Capture]) {
        self.entry = entry
        self.phrase = phrase
        block = reading.block
        self.captures = captures
    }

    var range: SourceRange { phrase.range }
    var tokens: [PhraseToken] { phrase.tokens }

    /// The valid alternatives at each token of the phrase, compared with all rows of the vocabulary. For messages.
    private lazy var wanted = PhraseReading(tokens: tokens, in: block).wanted()

    /// The keywords that are valid at a token. O(1) after the first call.
    func keywords(at index: Int) -> [String] {
        wanted[index].compactMap {
            guard case .word(let word) = $0 else { return nil }
            return word.text
        }
    }

    /// Returns whether the phrase has the keyword.
    func has(_ word: Keyword) -> Bool {
        captures.contains { $0.kind == .word(word) }
    }

    /// The keywords that the phrase has.
    var words: [Keyword] {
        captures.compactMap { if case .word(let word) = $0.kind { word } else { nil } }
    }

    /// The first capture of a slot, or the first after a keyword. Its indices are those of the phrase.
    func tokens(_ slot: Slot, after word: Keyword? = nil) -> ArraySlice<PhraseToken>? {
        var index = 0
        if let word {
            while index < captures.count, captures[index].kind != .word(word) { index += 1 }
        }
        while index < captures.count {
            if captures[index].kind == .slot(slot) { return tokens[captures[index].tokens] }
            index += 1
        }
        return nil
    }

    /// All captures of the slot.
    func all(_ slot: Slot) -> [ArraySlice<PhraseToken>] {
        captures.filter { $0.kind == .slot(slot) }.map { tokens[$0.tokens] }
    }

    /// The captures of the slot between a keyword and the next one.
    func all(_ slot: Slot, after word: Keyword) -> [ArraySlice<PhraseToken>] {
        guard let start = captures.firstIndex(where: { $0.kind == .word(word) }) else { return [] }
        return captures[(start + 1)...].prefix { $0.kind == .slot(slot) }.map { tokens[$0.tokens] }
    }

    func argument(_ slot: Slot, after word: Keyword? = nil) -> Argument? {
        tokens(slot, after: word)?.first?.argument
    }

    func name(_ slot: Slot, after word: Keyword? = nil) -> Name? {
        argument(slot, after: word).map { Name($0.text, range: $0.range) }
    }

    func names(_ slot: Slot) -> [Name] {
        var names: [Name] = []
        for capture in captures where capture.kind == .slot(slot) {
            if names.isEmpty { names.reserveCapacity(captures.count) }
            guard let argument = tokens[capture.tokens.lowerBound].argument else { continue }
            names.append(Name(argument.text, range: argument.range))
        }
        return names
    }

    func integer(_ slot: Slot) -> Int? {
        guard case .integer(let number)? = argument(slot)?.kind else { return nil }
        return number
    }

    var milliseconds: Int? {
        guard case .duration(let milliseconds)? = argument(.duration)?.kind else { return nil }
        return milliseconds
    }

    /// The blocks of the phrase, in order.
    var blocks: [Block] {
        captures.compactMap {
            guard case .block = $0.kind, case .block(let block) = tokens[$0.tokens.lowerBound] else { return nil }
            return block
        }
    }
}
