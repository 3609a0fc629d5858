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

    /// What `AtomicLazyReference` is made of: its `load` is not specialised, which a phrase would feel.
    private let shape = Atomic<Unmanaged<Shape>?>(nil)

    /// The notation, read.
    private final class Shape: Sendable {
        let pattern: Pattern
        let layout: PatternLayout

        init(_ notation: String) {
            pattern = PatternParser.parse(notation)
            layout = PatternLayout(pattern)
        }
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

    var pattern: Pattern { readShape.pattern }

    /// The pattern for matching.
    var layout: PatternLayout { readShape.layout }

    /// Up to the value that it expects. O(notation): few phrases are read so.
    var headLayout: PatternLayout { PatternLayout(pattern.head) }

    /// Read when a phrase is first compared with the row, since a run meets few of them. Of threads that come at the
    /// same time each may read it; all get what the first one has left. It is kept for good, as the rows are.
    private var readShape: Shape {
        if let known = shape.load(ordering: .acquiring) { return known.takeUnretainedValue() }
        let fresh = Unmanaged.passRetained(Shape(notation))
        let (isFirst, other) = shape.compareExchange(
            expected: nil, desired: fresh, ordering: .acquiringAndReleasing)
        guard !isFirst, let other else { return fresh.takeUnretainedValue() }
        fresh.release()
        return other.takeUnretainedValue()
    }
}
