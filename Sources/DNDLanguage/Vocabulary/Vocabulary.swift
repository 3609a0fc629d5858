/// The table of phrases. The checker, suggestions, completion, `help` and the printed reference use it.
package enum Vocabulary {
    package static let entries: [VocabularyEntry] = [
        structure, scenes, sceneOptions, providers, itemOptions, delegates, gestures, models, lists, scripts, queries,
        loads, snapshots, outlines, reads, animations, springLoadingContexts, expectations, providerExpectations,
        previewExpectations, snapshotExpectations,
    ].flatMap { $0 }

    /// Indexed by the number of the verb.
    private static let rowsByVerb: [VocabularyRows?] = {
        var entriesByVerb: [[VocabularyEntry]] = Array(repeating: [], count: KeywordTable.shared.count)
        for entry in entries {
            if let verb = entry.keyword { entriesByVerb[Int(verb.rawValue)].append(entry) }
        }
        var linesByVerb: [[AliasTable.Line]] = Array(repeating: [], count: entriesByVerb.count)
        for line in AliasTable.shared.lines {
            if let verb = line.verb { linesByVerb[Int(verb.rawValue)].append(line) }
        }
        return entriesByVerb.indices.map { verb in
            let (entries, lines) = (entriesByVerb[verb], linesByVerb[verb])
            return entries.isEmpty && lines.isEmpty ? nil : VocabularyRows(entries, aliasLines: lines)
        }
    }()

    /// The rows and aliases that begin with a verb; nil for another word. O(1)
    static func rows(_ verb: Keyword) -> VocabularyRows? { rowsByVerb[Int(verb.rawValue)] }

    private static let openRows = VocabularyRows(entries.filter { $0.verb == nil })

    /// The phrases that begin with the verb in that kind of block, in the order of the table.
    package static func entries(_ verb: Keyword, in block: BlockKind) -> [VocabularyEntry] {
        rows(verb)?.standing(in: block) ?? []
    }

    /// The phrases that begin with the verb in that kind of block, and may go on with the second word, or without one.
    static func entries(_ verb: Keyword, in block: BlockKind, before second: Keyword?) -> [VocabularyEntry] {
        rows(verb)?.standing(in: block, before: second) ?? []
    }

    /// The phrases without a verb: calls, sections, rows.
    static func openEntries(in block: BlockKind) -> [VocabularyEntry] {
        openRows.standing(in: block)
    }

    static func entries(_ verb: String, in block: BlockKind) -> [VocabularyEntry] {
        Keyword(verb).map { entries($0, in: block) } ?? []
    }

    /// The phrases that begin with the verb in any block.
    package static func entries(_ verb: String) -> [VocabularyEntry] {
        Keyword(verb).flatMap { rows($0) }?.all ?? []
    }

    /// Whether phrases of the language, or their aliases, begin with the word.
    static func isVerb(_ word: String) -> Bool { Keyword(word).map { rows($0) != nil } ?? false }

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
