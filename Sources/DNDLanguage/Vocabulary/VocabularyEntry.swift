/// One row of the vocabulary: a phrase, the blocks in which it is valid, its meaning, and a runnable example.
package final class VocabularyEntry: Sendable {
    /// The shape as shown to users: `hover TARGET [in LIST]`.
    package let notation: String
    package let standsIn: BlockKinds

    /// One line, without a full stop.
    package let meaning: String

    /// The verb; nil for a row of a block that lists other things.
    package let keyword: Keyword?
    let role: PhraseRole
    private let makeExample: @Sendable () -> String

    private let shape = MadeOnce<Shape>()

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
        _ notation: String, _ standsIn: BlockKinds, _ meaning: String,
        _ example: @escaping @autoclosure @Sendable () -> String, _ role: PhraseRole
    ) {
        self.notation = notation
        self.standsIn = standsIn
        self.meaning = meaning
        self.role = role
        keyword = PatternParser.verb(of: notation)
        makeExample = example
    }

    package var verb: String? { keyword?.text }

    /// A complete text. Without a scene, it runs in the scene `table list: A B C D E F`.
    package var example: String { makeExample() }

    var pattern: Pattern { readShape.pattern }

    /// The pattern for matching.
    var layout: PatternLayout { readShape.layout }

    /// The pattern up to the expected value. O(notation), since few phrases need it.
    var headLayout: PatternLayout { PatternLayout(pattern.head) }

    /// Parsed at the first comparison with a phrase.
    private var readShape: Shape { shape.value { Shape(notation) } }
}

/// Rows by their role, in the blocks in which these usually stand.
extension VocabularyEntry {
    static func gesture(
        _ notation: String, _ meaning: String, _ example: @escaping @autoclosure @Sendable () -> String,
        _ read: @escaping PhraseRole.Reading<Gesture<Target, Target>>
    ) -> VocabularyEntry {
        VocabularyEntry(notation, .steps, meaning, example(), .gesture { read(&$0, $1).map { .gesture($0) } })
    }

    static func action(
        _ notation: String, changesRows: Bool = true, _ meaning: String,
        _ example: @escaping @autoclosure @Sendable () -> String,
        _ read: @escaping PhraseRole.Reading<Statement.Kind>
    ) -> VocabularyEntry {
        VocabularyEntry(notation, .scripts, meaning, example(), .action(changesRows: changesRows, read))
    }

    /// An expectation with a literal value, unless a function reads the pattern.
    static func expectation(
        _ notation: String, of subject: ExpectationReading.Subject = .any, _ meaning: String,
        _ example: @escaping @autoclosure @Sendable () -> String,
        _ read: @escaping PhraseRole.Reading<FactPattern> = { $0.literalPattern($1) }
    ) -> VocabularyEntry {
        VocabularyEntry(
            notation, .steps, meaning, example(), .expectation(ExpectationReading(subject: subject, pattern: read)))
    }

    /// A line of a block that lists other things.
    static func line(
        _ notation: String, in standsIn: BlockKinds, _ meaning: String,
        _ example: @escaping @autoclosure @Sendable () -> String
    ) -> VocabularyEntry {
        VocabularyEntry(notation, standsIn, meaning, example(), .line)
    }

    static func declaration(
        _ notation: String, in standsIn: BlockKinds = .declarations, _ meaning: String,
        _ example: @escaping @autoclosure @Sendable () -> String, _ add: @escaping PhraseRole.Setting<Fixture>
    ) -> VocabularyEntry {
        VocabularyEntry(notation, standsIn, meaning, example(), .declaration(add))
    }
}

extension VocabularyEntry {
    /// Whether a phrase checks something. "The number of checks" counts these.
    package var isExpectation: Bool {
        if case .expectation = role { true } else { false }
    }

    package var isGesture: Bool {
        if case .gesture = role { true } else { false }
    }

    package var isScenario: Bool {
        if case .scenario = role { true } else { false }
    }

    /// Whether a phrase belongs to a fixture or includes parts of one.
    package var isDeclaration: Bool {
        switch role {
        case .before, .meanwhile, .include, .parameters, .define, .declaration, .delegate: true
        default: false
        }
    }
}
