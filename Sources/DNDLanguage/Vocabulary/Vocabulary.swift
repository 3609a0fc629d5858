/// The one table of phrases. Checking, "did you mean", completion, `help` and the printed reference read it.
package enum Vocabulary {
    package static let entries: [VocabularyEntry] =
        structure + scenes + sceneOptions + providers + itemOptions + delegates + gestures + models + lists + scripts
        + queries + loads + snapshots + outlines + reads + animations + springLoadingContexts + expectations
        + providerExpectations
        + previewExpectations + snapshotExpectations

    /// The rows of each block by verb; the empty word holds the rows without one.
    private static let byBlock: [[String: [VocabularyEntry]]] = BlockKind.allCases.map { kind in
        var byVerb: [String: [VocabularyEntry]] = [:]
        for entry in entries where entry.standsIn.contains(kind) {
            byVerb[entry.verb ?? "", default: []].append(entry)
        }
        return byVerb
    }

    private static let entriesByVerb: [String: [VocabularyEntry]] = {
        var byVerb: [String: [VocabularyEntry]] = [:]
        for entry in entries { byVerb[entry.verb ?? "", default: []].append(entry) }
        return byVerb
    }()

    /// The phrases that begin with the verb in that kind of block, in the order of the table.
    static func entries(_ verb: String, in block: BlockKind) -> [VocabularyEntry] {
        byBlock[Int(block.rawValue)][verb] ?? []
    }

    /// The phrases without a verb: calls, sections, rows.
    static func openEntries(in block: BlockKind) -> [VocabularyEntry] {
        entries("", in: block)
    }

    /// The phrases that begin with the verb anywhere.
    package static func entries(_ verb: String) -> [VocabularyEntry] {
        entriesByVerb[verb] ?? []
    }

    /// The verbs of a kind of block, each once, in the order of the table.
    package static func verbs(in block: BlockKind) -> [String] {
        var verbs: [String] = []
        for entry in entries where entry.standsIn.contains(block) {
            guard let verb = entry.verb, !verbs.contains(verb) else { continue }
            verbs.append(verb)
        }
        return verbs
    }

    /// All verbs and keywords, each once.
    static let words: [String] = {
        var words = verbs
        var seen = Set(words)
        for entry in entries {
            for word in entry.keywords where seen.insert(word).inserted { words.append(word) }
        }
        return words
    }()

    /// All verbs, each once, in the order of the table.
    package static let verbs: [String] = {
        var verbs: [String] = []
        for entry in entries {
            guard let verb = entry.verb, !verbs.contains(verb) else { continue }
            verbs.append(verb)
        }
        return verbs
    }()
}
