/// Words that begin a phrase in other tests or in UIKit's code, and the words of the language in their place.
///
/// Such a phrase is not read, because the words suggest something else than the language means. One edit corrects it.
struct PhraseReplacement: Sendable {
    /// The first words. A `METHOD` at the end is the name of a delegate method, which stays.
    let words: [Substring]

    /// The words in their place; none where the rest of the phrase suffices.
    private let instead: String

    /// The same while something is dragged.
    private let insteadInDrag: String

    fileprivate init(_ written: String, _ instead: String, inDrag: String? = nil) {
        words = written.split(separator: " ")
        self.instead = instead
        insteadInDrag = inDrag ?? instead
    }

    /// The words to write; nil if they depend on a drag that may or may not be under way.
    func text(isDragging: Bool?) -> String? {
        if instead == insteadInDrag { return instead }
        return isDragging.map { $0 ? insteadInDrag : instead }
    }
}

extension Vocabulary {
    /// Advice with one phrase in it has a row here; advice that leaves a choice has none.
    static func replacements(of verb: String) -> [PhraseReplacement] { replacementsByVerb[verb] ?? [] }

    private static let replacements: [PhraseReplacement] =
        ["tap", "click", "touch", "press"].map { PhraseReplacement($0, "select", inDrag: "add") }
        + ["moveTo", "move to", "dragTo", "over"].map { PhraseReplacement($0, "hover") }
        + ["sleep", "pause", "delay", "tick"].map { PhraseReplacement($0, "wait") }
        + ["given", "Given", "when", "When", "and", "And"].map { PhraseReplacement($0, "") }
        + ["then", "Then", "verify", "check", "should"].flatMap {
            [PhraseReplacement($0 + " order is", "expect order:"), PhraseReplacement($0, "expect")]
        }
        + ["never", "never called", "not called", "expectNot", "expectNot called"].map {
            PhraseReplacement($0 + " METHOD", "expect no call METHOD")
        }
        + ["on", "override", "implement"].map { PhraseReplacement($0 + " METHOD", "with METHOD") }
        + [("true", "on"), ("false", "off")].map {
            PhraseReplacement("dragInteractionEnabled " + $0, "list drag " + $1)
        }

    private static let replacementsByVerb = Dictionary(grouping: replacements) { String($0.words[0]) }
}
