/// Keywords and verbs under other names.
extension Vocabulary {
    /// All aliases, for the reference and for suggestions.
    package static let aliases = AliasTable.shared.lines.map { AliasTable.shared.alias($0) }

    private static let keywordsByName: [String: Keyword] = [
        "UIDropOperation.cancel": .cancel, "UIDropOperation.forbidden": .forbidden, "UIDropOperation.copy": .copy,
        "UIDropOperation.move": .move, "insertAtDestinationIndexPath": .insertAt,
        "insertIntoDestinationIndexPath": .insertInto,
    ]

    /// The keyword that a word is UIKit's name of. Called for every label, so its length excludes most.
    static func keyword(inUIKit word: String) -> Keyword? {
        word.utf8.count < 20 ? nil : keywordsByName[word]
    }

    /// The aliases that begin with a verb.
    static func aliases(_ verb: String) -> [PhraseAlias] { Keyword(verb).flatMap { rows($0) }?.aliases ?? [] }

    /// The verbs of aliases whose phrases are valid in a kind of block, as suggestions. Short ones are near anything.
    static func aliasVerbs(in block: BlockKind) -> [String] {
        Dictionary(grouping: aliases) { $0.verb }.values.compactMap { rows in
            rows[0].verb.utf8.count > 3 && rows.contains { !entries($0.formVerb, in: block).isEmpty }
                ? rows[0].verb : nil
        }.sorted()
    }
}
