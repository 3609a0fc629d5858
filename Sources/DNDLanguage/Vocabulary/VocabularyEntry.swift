internal import Synchronization

/// One row of the vocabulary: a phrase, the blocks in which it is valid, its meaning, and a runnable example.
package final class VocabularyEntry: Sendable {
    package let form: Form

    /// The shape as shown to users: `hover TARGET [in LIST]`.
    package let notation: String
    package let standsIn: BlockKinds

    /// One line, without a full stop.
    package let meaning: String

    /// The verb; nil for a row of a block that lists other things.
    package let verb: String?
    private let makeExample: @Sendable () -> String

    /// The implementation of `AtomicLazyReference`, whose `load` is not specialised, which would slow down every
    /// phrase.
    private let shape = Atomic<Unmanaged<Shape>?>(nil)

    /// The parsed notation.
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

    /// A complete text. Without a scene, it runs in the scene `table list: A B C D E F`.
    package var example: String { makeExample() }

    var pattern: Pattern { readShape.pattern }

    /// The pattern for matching.
    var layout: PatternLayout { readShape.layout }

    /// The pattern up to the expected value. O(notation), since few phrases need it.
    var headLayout: PatternLayout { PatternLayout(pattern.head) }

    /// Parsed at the first comparison with a phrase, since a run uses few rows. Concurrent threads may each parse it,
    /// and all use the first result, which lives as long as the row.
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
