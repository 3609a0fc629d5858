internal import SourceText

/// A phrase that matches a row of the vocabulary, with the captures of its slots.
///
/// A class, because it is passed around far more often than it is created.
final class PhraseMatch {
    let entry: VocabularyEntry
    let phrase: Phrase
    let block: BlockKind
    let captures: [PatternMatcher.Capture]

    /// The slots that captured something, one bit each: most questions are about others.
    private let slots: UInt64

    init(entry: VocabularyEntry, phrase: Phrase, reading: PhraseReading, captures: [PatternMatcher.Capture]) {
        self.entry = entry
        self.phrase = phrase
        block = reading.block
        self.captures = captures
        slots = captures.reduce(into: 0) { slots, capture in
            if case .slot(let slot) = capture.kind { slots |= slot.bit }
        }
    }

    var range: SourceRange { phrase.range }
    var tokens: Tokens { phrase.tokens }

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

    /// Returns whether the phrase has something in the slot. O(1)
    func captured(_ slot: Slot) -> Bool { slots & slot.bit != 0 }

    /// The keywords that the phrase has.
    var words: [Keyword] {
        captures.compactMap { if case .word(let word) = $0.kind { word } else { nil } }
    }

    /// The first capture of a slot, or the first after a keyword. Its indices are those of the phrase.
    func tokens(_ slot: Slot, after word: Keyword? = nil) -> Tokens? {
        guard captured(slot) else { return nil }
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
    func all(_ slot: Slot) -> [Tokens] {
        captured(slot) ? captures.filter { $0.kind == .slot(slot) }.map { tokens[$0.tokens] } : []
    }

    /// The captures of the slot between a keyword and the next one.
    func all(_ slot: Slot, after word: Keyword) -> [Tokens] {
        guard captured(slot), let start = captures.firstIndex(where: { $0.kind == .word(word) }) else { return [] }
        return captures[(start + 1)...].prefix { $0.kind == .slot(slot) }.map { tokens[$0.tokens] }
    }

    func argument(_ slot: Slot, after word: Keyword? = nil) -> Argument? {
        tokens(slot, after: word)?.firstArgument
    }

    func name(_ slot: Slot, after word: Keyword? = nil) -> Name? {
        tokens(slot, after: word)?.name
    }

    func names(_ slot: Slot) -> [Name] {
        guard captured(slot) else { return [] }
        var names: [Name] = []
        for capture in captures where capture.kind == .slot(slot) {
            if names.isEmpty { names.reserveCapacity(captures.count) }
            if let name = tokens[capture.tokens].name { names.append(name) }
        }
        return names
    }

    func integer(_ slot: Slot) -> Int? {
        argument(slot)?.integer
    }

    var milliseconds: Int? {
        guard case .duration(let milliseconds)? = argument(.duration)?.kind else { return nil }
        return milliseconds
    }

    /// The blocks of the phrase, in order.
    var blocks: [Block] {
        captures.compactMap {
            guard case .block = $0.kind else { return nil }
            return tokens.blocks[Int(tokens.stored(at: $0.tokens.lowerBound).first)]
        }
    }
}
