/// The labels and sections that phrases insert, wherever they stand: they are known before the checker reads a phrase.
struct InsertedNames {
    private(set) var labels: [String] = []
    private(set) var sections: [String] = []

    init(in phrases: some Sequence<Phrase>) {
        for phrase in phrases { read(phrase) }
    }

    private mutating func read(_ phrase: Phrase) {
        let tokens = PhraseToken.tokens(of: phrase)
        readInsertion(tokens)
        for case .block(let block) in tokens {
            for phrase in block.statements { read(phrase) }
        }
    }

    private mutating func readInsertion(_ tokens: [PhraseToken]) {
        guard tokens.count > 2, let verb = tokens[0].word, verb == "model" || verb == "snapshot",
            tokens[1].word == "insert" || tokens[1].word == "append"
        else { return }
        if tokens[2].word == "section" {
            if tokens.count > 3, let title = tokens[3].argument { sections.append(title.text) }
            return
        }
        for token in tokens[2...] {
            if let word = token.word, Argument.prepositions.contains(word) { break }
            if let argument = token.argument { labels.append(argument.text) }
        }
    }
}

extension Scope {
    /// Makes known what the phrases insert.
    mutating func addInsertions(in phrases: some Sequence<Phrase>) {
        let inserted = InsertedNames(in: phrases)
        for label in inserted.labels { addLabel(label) }
        for section in inserted.sections { addSection(section) }
    }
}
