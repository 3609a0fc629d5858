/// The table of phrases. The checker, suggestions, completion, `help` and the printed reference use it.
package enum Vocabulary {
    package static let entries: [VocabularyEntry] = [
        structure, scenes, sceneOptions, providers, itemOptions, delegates, gestures, models, lists, scripts, queries,
        loads, snapshots, outlines, reads, animations, springLoadingContexts, expectations, providerExpectations,
        previewExpectations, snapshotExpectations,
    ].flatMap { $0 }

    private static let rowsByVerb: [String: VocabularyRows] = {
        var byVerb = [String: [VocabularyEntry]](minimumCapacity: entries.count)
        // The rows of a verb are mostly adjacent, so there are far fewer runs than rows.
        var rest = entries[...]
        while let first = rest.first {
            let run = rest.prefix { $0.verb == first.verb }
            if let verb = first.verb { byVerb[verb, default: []] += run }
            rest = rest[run.endIndex...]
        }
        let aliasesByVerb = Dictionary(grouping: aliases) { $0.verb }
        for verb in aliasesByVerb.keys where byVerb[verb] == nil { byVerb[verb] = [] }
        var rows = [String: VocabularyRows](minimumCapacity: byVerb.count)
        for (verb, entries) in byVerb {
            rows[verb] = VocabularyRows(entries, aliases: aliasesByVerb[verb].map { PhraseAliases($0) })
        }
        return rows
    }()

    /// The rows and aliases that begin with a verb; nil for another word. O(1)
    static func rows(_ verb: String) -> VocabularyRows? { rowsByVerb[verb] }

    private static let openRows = VocabularyRows(entries.filter { $0.verb == nil })

    /// The phrases that begin with the verb in that kind of block, in the order of the table.
    static func entries(_ verb: String, in block: BlockKind) -> [VocabularyEntry] {
        rowsByVerb[verb]?.standing(in: block) ?? []
    }

    /// The phrases that begin with the verb in that kind of block, and may go on with the second word, or without one.
    static func entries(_ verb: String, in block: BlockKind, before second: String?) -> [VocabularyEntry] {
        rowsByVerb[verb]?.standing(in: block, before: second) ?? []
    }

    /// The phrases without a verb: calls, sections, rows.
    static func openEntries(in block: BlockKind) -> [VocabularyEntry] {
        openRows.standing(in: block)
    }

    /// The phrases that begin with the verb in any block.
    package static func entries(_ verb: String) -> [VocabularyEntry] {
        rowsByVerb[verb]?.all ?? []
    }

    /// Whether phrases of the language, or their aliases, begin with the word.
    static func isVerb(_ word: String) -> Bool { rowsByVerb[word] != nil }

    /// The verbs of a kind of block, without duplicates, in the order of the table.
    package static func verbs(in block: BlockKind) -> [String] {
        var verbs: [String] = []
        for entry in entries where entry.standsIn.contains(block) {
            guard let verb = entry.verb, !verbs.contains(verb) else { continue }
            verbs.append(verb)
        }
        return verbs
    }

    /// All verbs and keywords, without duplicates.
    static let words: [String] = {
        var words = verbs
        var seen = Set(words)
        for entry in entries {
            for word in entry.keywords where seen.insert(word).inserted { words.append(word) }
        }
        return words
    }()

    /// All verbs, without duplicates, in the order of the table.
    package static let verbs: [String] = {
        var verbs: [String] = []
        for entry in entries {
            guard let verb = entry.verb, !verbs.contains(verb) else { continue }
            verbs.append(verb)
        }
        return verbs
    }()
}
