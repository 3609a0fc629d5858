internal import SourceText

extension Vocabulary {
    /// A candidate for the next word.
    package struct Completion: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case verb
            case preposition
            case keyword

            /// `:`, `->` or the opening brace of a block.
            case mark

            /// A name: the caller knows the labels, lists, methods and files.
            case slot(Slot)

            /// The phrase can end here.
            case end
        }

        /// The text to insert. Empty for a slot and for the end.
        package let text: String
        package let kind: Kind

        /// A one-line description of a verb or slot; empty otherwise.
        package let meaning: String
    }

    /// The candidates after complete words. `:`, `->` and `{` count as words.
    package static func completions(afterWords words: [String], in block: BlockKind = .file) -> [Completion] {
        let tokens = Tokens(words.map { PhraseToken.token(from: $0) })
        if tokens.isEmpty { return verbCompletions(in: block) + slotCompletions(in: block) }
        let wanted = PhraseReading(tokens: tokens, in: block).wanted()
        return wanted[tokens.count].compactMap { completion(for: $0) }
    }

    /// The candidates after an incomplete phrase.
    package static func completions(after phrase: Phrase, in block: BlockKind = .file) -> [Completion] {
        let tokens = phrase.tokens
        return PhraseReading(tokens: tokens, in: block).wanted()[tokens.count].compactMap { completion(for: $0) }
    }

    /// The kind of block that can open after the words; nil for none.
    static func blockKind(afterWords words: [String], in block: BlockKind) -> BlockKind? {
        let tokens = Tokens(words.map { PhraseToken.token(from: $0) })
        let wanted = PhraseReading(tokens: tokens, in: block).wanted()
        for case .block(let kind) in wanted[tokens.count] { return kind }
        return nil
    }

    private static func verbCompletions(in block: BlockKind) -> [Completion] {
        verbs(in: block).map { verb in
            Completion(text: verb, kind: .verb, meaning: entries(verb, in: block).first?.meaning ?? "")
        }
    }

    private static func slotCompletions(in block: BlockKind) -> [Completion] {
        guard !openEntries(in: block).isEmpty else { return [] }
        return PhraseReading(tokens: Tokens(), in: block).wanted()[0].compactMap { completion(for: $0) }.filter {
            if case .slot = $0.kind { true } else { false }
        }
    }

    private static func completion(for wanted: PatternMatcher.Wanted) -> Completion? {
        switch wanted {
        case .word(let word):
            let kind: Completion.Kind = word.isPreposition ? .preposition : .keyword
            return Completion(text: word.text, kind: kind, meaning: "")
        case .slot(let slot):
            return slot.isSimple ? Completion(text: "", kind: .slot(slot), meaning: slot.meaning) : nil
        case .colon: return Completion(text: ":", kind: .mark, meaning: "")
        case .arrow: return Completion(text: "->", kind: .mark, meaning: "")
        case .block: return Completion(text: "{", kind: .mark, meaning: "")
        case .end: return Completion(text: "", kind: .end, meaning: "")
        }
    }
}

extension PhraseToken {
    /// The token for a typed word: a mark, a number, or a name. Its range does not matter for completion.
    fileprivate static func token(from word: String) -> PhraseToken {
        let nowhere = SourceRange(file: FileID(rawValue: 0), lowerBound: 0, upperBound: 0)
        switch word {
        case ":": return .colon(clause: nowhere)
        case "->": return .arrow(clause: nowhere)
        case "{", "}", "{}": return .block(Block(statements: [], range: nowhere))
        case "...": return .argument(Argument(.ellipsis, range: nowhere))
        case "_": return .argument(Argument(.wildcard, range: nowhere))
        case "~": return .argument(Argument(.placeholder, range: nowhere))
        default: return .argument(Argument(kind(of: word), range: nowhere))
        }
    }

    private static func kind(of word: String) -> Argument.Kind {
        if let number = Int(word) { return .integer(number) }
        if word.hasPrefix("\"") { return .string(String(word.drop { $0 == "\"" }.prefix { $0 != "\"" })) }
        if word.hasPrefix("["), word.hasSuffix("]") { return .indexPath(section: 0, index: 0) }
        if word.hasPrefix("("), word.hasSuffix(")") { return .list([]) }
        if word.hasPrefix("$") { return .parameter(String(word.dropFirst())) }
        if word.hasSuffix(":)") { return .selector(word) }
        for unit in ["ms", "s"] where word.hasSuffix(unit) && Int(word.dropLast(unit.count)) != nil {
            return .duration(milliseconds: 0)
        }
        return .word(word)
    }
}
