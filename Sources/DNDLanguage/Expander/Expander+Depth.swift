internal import SourceText

/// The nesting depth of blocks and lists after expansion. It is limited as in a hand-written text, because readers of
/// the expanded text recurse with it.
extension Expander {
    /// The place of phrases whose words are replaced.
    struct UsePlace {
        /// The words whose bodies contain the phrases, outermost first.
        var words: [String] = []

        /// The number of enclosing blocks, including those of the bodies.
        var depth = 0
    }

    /// Returns whether a word can be used there: not in itself, and not at the end of too long a chain.
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

    /// Reports phrases that would be nested too deep.
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

    static func chain(_ words: [String]) -> String {
        "The chain is \(words.joined(separator: ", "))."
    }
}

extension Phrase {
    /// The nesting depth of blocks and lists. Linear in the size of the phrase.
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
