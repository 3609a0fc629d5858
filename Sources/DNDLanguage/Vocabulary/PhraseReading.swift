/// The tokens of a phrase, and the rows of the vocabulary that they may match.
struct PhraseReading {
    let tokens: Tokens
    let block: BlockKind

    /// Whether rows are matched only up to their expected value, as for a watch.
    var isHead = false

    init(_ phrase: Phrase, in block: BlockKind) {
        self.init(tokens: phrase.tokens, in: block)
    }

    init(tokens: Tokens, in block: BlockKind, isHead: Bool = false) {
        self.tokens = tokens
        self.block = block
        self.isHead = isHead
    }

    private func layout(of entry: VocabularyEntry) -> PatternLayout { isHead ? entry.headLayout : entry.layout }

    /// The rows that begin with the first word, and those without a verb.
    var entries: [VocabularyEntry] {
        verbEntries + Vocabulary.openEntries(in: block)
    }

    private var verbEntries: [VocabularyEntry] {
        guard let verb = tokens.firstKeyword else { return [] }
        return Vocabulary.entries(verb, in: block)
    }

    /// Whether an unresolved `$name` is left.
    var hasParameter: Bool {
        tokens.indices.contains { tokens.stored(at: $0).kind == .parameter }
    }

    /// The first row that matches the whole phrase.
    @inline(never)
    func match(_ phrase: Phrase) -> PhraseMatch? {
        var matcher = PatternMatcher(tokens: tokens)
        let second = tokens.keyword(at: 1)
        let rows = tokens.firstKeyword.map { Vocabulary.entries($0, in: block, before: second) } ?? []
        guard let entry = firstMatch(among: rows) ?? firstMatch(among: Vocabulary.openEntries(in: block)) else {
            return nil
        }
        return PhraseMatch(entry: entry, phrase: phrase, reading: self, captures: matcher.captures)

        func firstMatch(among rows: [VocabularyEntry]) -> VocabularyEntry? {
            for index in rows.indices where matcher.matchesAll(layout(of: rows[index])) { return rows[index] }
            return nil
        }
    }

    /// The valid alternatives at each token, and at the end.
    func wanted() -> [[PatternMatcher.Wanted]] {
        var matcher = PatternMatcher(tokens: tokens, isRecording: true)
        for entry in candidates {
            _ = matcher.matchesAll(layout(of: entry))
        }
        return matcher.wanted
    }

    /// The rows to compare: all rows in a block that lists other things, since the first word may be a mistyped verb.
    private var candidates: [VocabularyEntry] {
        block.listsOtherThings ? Vocabulary.entries.filter { $0.standsIn.contains(block) } : entries
    }
}
