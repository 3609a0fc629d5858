/// The labels and sections that phrases insert anywhere. They are known before the checker reads the phrases.
struct InsertedNames {
    private(set) var labels: [String] = []
    private(set) var sections: [String] = []

    init(in phrases: [Phrase]) { read(phrases) }

    /// By index, which copies no phrase.
    private mutating func read(_ phrases: [Phrase]) {
        for index in phrases.indices { read(phrases[index]) }
    }

    private mutating func read(_ phrase: Phrase) {
        if let verb = phrase.keyword, verb == .model || verb == .snapshot || verb == .outline {
            readInsertion(phrase.tokens, verb)
        }
        for block in phrase.bodies { read(block.statements) }
    }

    private mutating func readInsertion(_ tokens: Tokens, _ verb: Keyword) {
        guard tokens.count > 2 else { return }
        if verb == .outline, tokens[1].keyword == .replace {
            readLabels(tokens.drop { $0.keyword != .with }.dropFirst())
            return
        }
        guard tokens[1].keyword == .insert || tokens[1].keyword == .append else { return }
        if tokens[2].keyword == .section {
            if verb != .outline, tokens.count > 3, let title = tokens[3].argument { sections.append(title.text) }
            return
        }
        let end = tokens.firstIndex { $0.isPreposition }
        // Without the preposition of an insertion, the words after the first name may be a mistyped one.
        readLabels(tokens[2..<(end ?? (tokens[1].keyword == .insert ? 3 : tokens.count))])
    }

    private mutating func readLabels(_ tokens: Tokens) {
        let names = tokens.prefix { !$0.isPreposition }
        labels += names.compactMap { $0.argument?.text }
    }
}

extension Scope {
    /// Adds the names that the phrases insert.
    mutating func addInsertions(in phrases: [Phrase]) {
        let inserted = InsertedNames(in: phrases)
        for label in inserted.labels { addLabel(label) }
        for section in inserted.sections { addSection(section) }
    }
}
