/// One row of the vocabulary: a phrase, where it may stand, what it means, and an example that runs.
package final class VocabularyEntry: Sendable {
    package let form: Form

    /// The shape as people read it: `hover TARGET [in LIST]`.
    package let notation: String
    package let standsIn: BlockKinds

    /// One line, without a full stop.
    package let meaning: String

    /// A complete text. One without a scene runs in the scene `table list: A B C D E F`.
    package let example: String
    let pattern: Pattern
    let layout: PatternLayout

    init(_ form: Form, _ notation: String, _ standsIn: BlockKinds, _ meaning: String, _ example: String) {
        self.form = form
        self.notation = notation
        self.standsIn = standsIn
        self.meaning = meaning
        self.example = example
        pattern = PatternParser.parse(notation)
        layout = PatternLayout(pattern)
        verb = pattern.firstWord
    }

    /// The verb; nil for a row of a block that lists other things.
    package let verb: String?
}
