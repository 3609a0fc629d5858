internal import SourceText

/// How deep blocks and lists lie inside one another once words and values stand in their places. Whoever reads a text
/// written out goes down with it, so it may be no deeper than a text that was written by hand.
extension Expander {
    /// Where phrases stand that words are replaced in.
    struct UsePlace {
        /// The words whose bodies they belong to, the outermost first.
        var words: [String] = []

        /// The blocks around them, those of the bodies counted.
        var depth = 0
    }

    /// Whether a word may be used there: not in itself, and not at the end of too long a chain.
    mutating func mayStand(_ word: Word, _ phrase: Phrase, in place: UsePlace) -> Bool {
        guard !place.words.contains(word.name) else {
            let chain = (place.words + [word.name]).joined(separator: ", ")
            report(
                .defineRecursion, "the word '\(word.name)' uses itself", at: phrase.verbRange,
                hints: ["The chain is \(chain)."])
            return false
        }
        guard place.words.count < ExpansionLimits.wordDepthMax else {
            report(
                .expansionTooDeep, "more than \(ExpansionLimits.wordDepthMax) words use one another",
                at: phrase.verbRange, hints: [Self.chain(place.words + [word.name])])
            return false
        }
        return true
    }

    /// Reports phrases that are too deep where they stand.
    mutating func staysShallow(_ phrases: [Phrase], in place: UsePlace = UsePlace(), at range: SourceRange) -> Bool {
        guard phrases.contains(where: { place.depth + $0.nestingDepth > SyntaxLimits.nestingDepth }) else {
            return true
        }
        report(
            .expansionTooDeep,
            "blocks and lists nested more than \(SyntaxLimits.nestingDepth) deep, "
                + (place.words.isEmpty ? "with the values in their places" : "those of words counted"),
            at: range, hints: place.words.isEmpty ? [] : [Self.chain(place.words)])
        return false
    }

    private static func chain(_ words: [String]) -> String {
        "The chain is \(words.joined(separator: ", "))."
    }
}

extension Phrase {
    /// The most blocks and lists inside one another. Cost: linear in the size of the phrase.
    fileprivate var nestingDepth: Int {
        let annotations = annotations.flatMap { $0.arguments }.reduce(0) { max($0, $1.nestingDepth) }
        return tokens.reduce(annotations) { max($0, $1.nestingDepth) }
    }
}

extension PhraseToken {
    fileprivate var nestingDepth: Int {
        switch self {
        case .argument(let argument): argument.nestingDepth
        case .block(let block): 1 + block.statements.reduce(0) { max($0, $1.nestingDepth) }
        case .colon, .arrow: 0
        }
    }
}

extension Argument {
    fileprivate var nestingDepth: Int {
        guard case .list(let parts) = kind else { return 0 }
        return 1 + parts.reduce(0) { max($0, $1.nestingDepth) }
    }
}
