/// Keywords and verbs under other names.
extension Vocabulary {
    /// All aliases, for the reference and for suggestions.
    package static let aliases = AliasTable.shared.lines.map { AliasTable.shared.alias($0) }

    /// The keyword that a word is UIKit's name of. Called for every label, so its length excludes most.
    static func keyword(inUIKit word: UnsafeBufferPointer<UInt8>) -> Keyword? {
        guard word.count >= 20 else { return nil }
        return switch String(decoding: word, as: UTF8.self) {
        case "UIDropOperation.cancel": .cancel
        case "UIDropOperation.forbidden": .forbidden
        case "UIDropOperation.copy": .copy
        case "UIDropOperation.move": .move
        case "insertAtDestinationIndexPath": .insertAt
        case "insertIntoDestinationIndexPath": .insertInto
        default: nil
        }
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
