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
    @inline(never)
    fileprivate var nestingDepth: Int {
        var depth = 0
        for annotation in annotations {
            for argument in annotation.arguments {
                depth = max(depth, argument.buffer.nestingDepth(of: argument.stored))
            }
        }
        for index in tokens.indices {
            let token = tokens.stored(at: index)
            if token.kind == .block {
                depth = max(depth, tokens.blocks[Int(token.first)].nestingDepth)
            } else {
                depth = max(depth, tokens.buffer.nestingDepth(of: token))
            }
        }
        return depth
    }
}

extension Block {
    fileprivate var nestingDepth: Int {
        var depth = 0
        for statement in statements { depth = max(depth, statement.nestingDepth) }
        return depth + 1
    }
}

extension TokenBuffer {
    /// The nesting depth of a token that is no block.
    @inline(never)
    fileprivate func nestingDepth(of token: StoredToken) -> Int {
        guard token.kind == .list else { return 0 }
        var depth = 0
        for element in tokens[Int(token.first)..<Int(token.second)] { depth = max(depth, nestingDepth(of: element)) }
        return depth + 1
    }
}
