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
        var verbs: [String] = []
        for alias in aliases where alias.verb.utf8.count > 3 && !verbs.contains(alias.verb) {
            if !entries(alias.formVerb, in: block).isEmpty { verbs.append(alias.verb) }
        }
        return verbs.sorted()
    }
}
