/// What words, tables of cases and parameters have added to a text: the phrases and, because each use of a value can
/// double another one, the arguments and their bytes.
struct ExpansionGrowth {
    private var phraseCount = 0
    private var argumentCount = 0
    private var byteCount = 0

    /// Whether a limit is exceeded, so that nothing more is to be added.
    var isExceeded: Bool {
        phraseCount > ExpansionLimits.addedPhraseCountMax || argumentCount > ExpansionLimits.addedArgumentCountMax
            || byteCount > ExpansionLimits.addedBytesMax
    }

    /// Counts a phrase of a word's body. Those in its blocks are counted when words are replaced in them, which nobody
    /// does in the block of an expectation.
    mutating func add(_ phrase: Phrase) {
        phraseCount += 1
        argumentCount += phrase.tokens.argumentCount
        guard phrase.keyword == .expect else { return }
        for block in phrase.bodies { for phrase in block.statements { add(phrase) } }
    }

    /// Counts a case of a scenario.
    mutating func add(phraseCount: Int, argumentCount: Int) {
        self.phraseCount += phraseCount
        self.argumentCount += argumentCount
    }

    /// Counts a value that replaces a name. O(value), and no longer than the limit.
    mutating func add(_ value: Argument) {
        guard !isExceeded else { return }
        argumentCount += 1
        if case .list(let parts) = value.kind {
            for part in parts { add(part) }
        } else {
            byteCount += value.text.utf8.count
        }
    }

    /// The exceeded limit, as a noun phrase.
    var exceeded: String {
        if phraseCount > ExpansionLimits.addedPhraseCountMax { return "\(ExpansionLimits.addedPhraseCountMax) phrases" }
        if argumentCount > ExpansionLimits.addedArgumentCountMax {
            return "\(ExpansionLimits.addedArgumentCountMax) arguments"
        }
        return "\(ExpansionLimits.addedBytesMax) bytes"
    }
}
