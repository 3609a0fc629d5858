internal import Synchronization

/// One row of the vocabulary: a phrase, where it may stand, what it means, and an example that runs.
package final class VocabularyEntry: Sendable {
    package let form: Form

    /// The shape as people read it: `hover TARGET [in LIST]`.
    package let notation: String
    package let standsIn: BlockKinds

    /// One line, without a full stop.
    package let meaning: String

    /// The verb; nil for a row of a block that lists other things.
    package let verb: String?
    private let makeExample: @Sendable () -> String
    private let parsing = Atomic(Parsing.notBegun.rawValue)

    /// Written by the thread that has begun, before it says that it is done; never changed afterwards.
    nonisolated(unsafe) private var parsed: Pattern?

    private enum Parsing: UInt8 {
        case notBegun, begun, done
    }

    init(
        _ form: Form, _ notation: String, _ standsIn: BlockKinds, _ meaning: String,
        _ example: @escaping @autoclosure @Sendable () -> String
    ) {
        self.form = form
        self.notation = notation
        self.standsIn = standsIn
        self.meaning = meaning
        verb = PatternParser.verb(of: notation)
        makeExample = example
    }

    /// A complete text. One without a scene runs in the scene `table list: A B C D E F`.
    package var example: String { makeExample() }

    /// The notation, read when a phrase is first compared with it, since a run meets few of the rows.
    ///
    /// A thread that comes while another reads does not wait, and reads it for itself.
    var pattern: Pattern {
        if parsing.load(ordering: .acquiring) == Parsing.done.rawValue, let parsed { return parsed }
        let pattern = PatternParser.parse(notation)
        let (isFirst, _) = parsing.compareExchange(
            expected: Parsing.notBegun.rawValue, desired: Parsing.begun.rawValue, ordering: .relaxed)
        if isFirst {
            parsed = pattern
            parsing.store(Parsing.done.rawValue, ordering: .releasing)
        }
        return pattern
    }
}
