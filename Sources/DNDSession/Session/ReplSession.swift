internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// What the lines of a REPL have come to: declarations, the steps since the scene began, and the drag at hand.
///
/// Declarations begin the scene anew, so that a session always is what its saved spec says: a fixture, then steps.
struct ReplSession {
    /// What lines have declared.
    struct Declared {
        var environment = CheckEnvironment()
        var fixture = Fixture()

        /// The phrases themselves, in order.
        private(set) var declarations: [LinePhrases.Declaration] = []

        /// Lines with `define`s alone: they are made known again when the default scene goes.
        var definitions: [Block] = []

        /// False while the scene is the default one.
        var hasOwnScene = false

        /// Adds phrases; what they declare anew goes from its old place.
        mutating func add(_ phrases: [LinePhrases.Declaration]) {
            for phrase in phrases {
                declarations.removeAll { !$0.names.isEmpty && $0.names.isSubset(of: phrase.names) }
                declarations.append(phrase)
            }
        }
    }

    /// The scene of a session that declares none.
    static let defaultScene = "table list: A B C D E F"

    /// The texts of the lines, and files that they include.
    let texts: any SessionSources

    /// What the program around the session gives it.
    let environment: SessionEnvironment

    /// What the engine takes for true, but for what lines assume.
    let rulebook: Rulebook

    var declared = Declared()
    var timeline = Timeline()
    var steps: MarkedPlayer

    /// How many lines have been accepted.
    var lineCount = 0

    /// The fork that the session is on, and the others as they were left.
    var forkName = Fork.firstName
    var otherForks: [Fork] = []

    var breakpoints: [Breakpoint] = []

    /// The line that has not come to its end, while the play stands before a call.
    var stoppedLine: StoppedLine?

    init(
        rulebook: Rulebook = Rulebook(), environment: SessionEnvironment = SessionEnvironment()
    ) {
        self.rulebook = rulebook
        self.environment = environment
        texts = environment.files.makeSources()
        steps = MarkedPlayer(Fixture(), rulebook: rulebook)
        declareDefaultScene()
        begin()
    }

    var files: SessionFiles { environment.files }

    /// Plays the scene from its beginning.
    func freshPlayer() -> MarkedPlayer {
        MarkedPlayer(declared.fixture, rulebook: rulebook, environment.makeHosted)
    }

    /// The player at this moment; before a call, as everything stands there.
    var player: ScenarioPlayer {
        guard let stop = stoppedLine?.stop else { return steps.player }
        return steps.player.looking(at: stop.engine)
    }

    var engine: Engine { stoppedLine?.stop.engine ?? steps.player.engine }

    /// What has happened from a trace entry on.
    mutating func record(from start: Int = 0) -> TraceRecord {
        guard let stop = stoppedLine?.stop else { return steps.record(from: start) }
        return TraceRecord(stop.engine, from: start)
    }

    var sources: SourceSet { texts.sources }

    // MARK: - Lines

    /// What became of a line.
    enum Outcome {
        /// It says something that cannot be read; nothing was done.
        case rejected([Diagnostic])

        /// A step could not be made; the session is as before the line.
        case refused(Mismatch)

        /// The play stands before a call, at a trace entry from which on nobody has read.
        case stopped(firstTraceEntry: Int)

        /// Somebody pressed Ctrl-C; the session is as before the line.
        case interrupted

        /// Done: from which trace entry on, what failed, and scenarios that ran on their own.
        case done(Report)
    }

    struct Report {
        var firstTraceEntry: Int
        var mismatches: [Mismatch] = []
        var heldCount = 0
        var scenarios: [ScenarioResult] = []
        var hasBegunAnew = false
        var hasSteps = false
    }

    /// Parses, checks and plays one line, or several that belong together. Stepping, it stops before every call, not at
    /// breakpoints alone.
    mutating func run(_ text: String, name: String, firstLine: Int, stepping: Bool = false) -> Outcome {
        let source = SourceFile(name: name, text: text, firstLine: firstLine)
        let parsed = Parser.parse(
            file: texts.sources.add(source), source: source, names: Checker.engine.methodNames)
        guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else {
            return .rejected(parsed.diagnostics)
        }
        let before = declared
        var checked = check(parsed.block, of: source)
        if !declared.hasOwnScene, checked.items.contains(where: { $0.isOwnScene }) {
            dropDefaultScene()
            checked = check(parsed.block, of: source)
        }
        guard !checked.diagnostics.contains(where: { $0.severity == .error }) else {
            declared = before
            return .rejected(checked.diagnostics)
        }
        if checked.items.isEmpty { declared.definitions.append(parsed.block) }
        let phrases = LinePhrases(parsed.block, items: checked.items, in: source)
        return begin(checked.items, phrases, before: before, stepping: stepping)
    }

    private mutating func check(
        _ block: Block, of source: SourceFile
    ) -> (items: [LineItem], diagnostics: [Diagnostic]) {
        let checked = Checker.engine.checkLine(
            block, of: source, environment: &declared.environment, path: source.name,
            commands: MetaWord.all.map { $0.name }, include: texts.load)
        texts.sources.inclusions = declared.environment.inclusions
        return checked
    }

    func runAlone(_ scenario: Scenario) -> [ScenarioResult] {
        Interpreter(rulebook: rulebook).run(Program(fixture: declared.fixture, scenarios: [scenario]))
    }
}
