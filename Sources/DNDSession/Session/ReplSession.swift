internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// The state of a REPL session: declarations, the steps since the scene began, and the current drag.
///
/// Declarations restart the scene, so that a session always equals its saved spec: a fixture, then steps.
struct ReplSession {
    /// The declarations of the lines so far.
    struct Declared {
        var environment = CheckEnvironment()
        var fixture = Fixture()

        /// The declaring phrases, in order.
        private(set) var declarations: [LinePhrases.Declaration] = []

        /// The names of all of them, and of some that others replaced.
        private var knownNames: Set<String> = []

        /// Lines with only `define`s, which are read again when the default scene is replaced.
        var definitions: [Block] = []

        /// False while the scene is the default one.
        var hasOwnScene = false

        /// Adds phrases; a repeated declaration replaces the earlier one.
        mutating func add(_ phrases: [LinePhrases.Declaration]) {
            for phrase in phrases {
                if !knownNames.isDisjoint(with: phrase.names) {
                    declarations = declarations.filter { $0.names.isEmpty || !$0.names.isSubset(of: phrase.names) }
                }
                knownNames.formUnion(phrase.names)
                declarations.append(phrase)
            }
        }
    }

    /// The scene of a session without declared scenes.
    static let defaultScene = "table list: A B C D E F"

    /// The texts of the lines, and their includes.
    let texts: any SessionSources

    /// The services of the surrounding program.
    let environment: SessionEnvironment

    /// The rules and answers that the engine applies, unless lines assume others.
    let rulebook: Rulebook

    // A session is copied before each line, and asked for its parts more often, so the large parts lie on the heap.
    @CopyOnWrite var declared = Declared()
    var timeline = Timeline()
    var steps: MarkedPlayer

    /// The number of accepted lines.
    var lineCount = 0

    /// The current fork, and the saved state of the others.
    var forkName = Fork.firstName
    var otherForks: [Fork] = []

    var breakpoints: [Breakpoint] = []

    /// The unfinished line while the play is stopped before a call.
    @CopyOnWrite var stoppedLine: StoppedLine? = nil

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

    /// Creates a player at the start of the scene.
    func freshPlayer() -> MarkedPlayer {
        MarkedPlayer(declared.fixture, rulebook: rulebook, environment.makeHosted)
    }

    /// The current player; while stopped, in the state at the call.
    var player: ScenarioPlayer {
        guard let stop = stoppedLine?.stop else { return steps.player }
        return steps.player.looking(at: stop.engine)
    }

    var engine: Engine { stoppedLine?.stop.engine ?? steps.player.engine }

    /// The record from a trace entry on. After an interrupt it may lack marks, and is not to be shown.
    mutating func record(from start: Int = 0) -> TraceRecord {
        guard let stop = stoppedLine?.stop else { return steps.record(from: start, while: goesOn) }
        return TraceRecord(stop.engine, from: start)
    }

    var sources: SourceSet { texts.sources }

    // MARK: - Lines

    /// The outcome of a line.
    enum Outcome {
        /// The line is invalid; nothing was done.
        case rejected([Diagnostic])

        /// A step was impossible; the session is as before the line.
        case refused(Mismatch)

        /// The play stopped before a call, at the first unread trace entry.
        case stopped(firstTraceEntry: Int)

        /// The user pressed Ctrl-C; the session is as before the line.
        case interrupted

        /// Done: the first new trace entry, the failures, and the scenarios that ran separately.
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

    /// Parses, checks and plays one line, or several that belong together. Stepping stops before every call, not only
    /// at breakpoints.
    mutating func run(_ text: String, name: String, firstLine: Int, stepping: Bool = false) -> Outcome {
        let source = SourceFile(name: name, text: text, firstLine: firstLine)
        let parsed = Parser.parse(
            file: texts.sources.add(source), source: source, for: Checker.engine)
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
        let isSimple = engine.sessions.count < 2 && engine.movement == nil && !engine.isTouchingWithoutDrag
        declared.environment.isDragging = isSimple && engine.drag?.phase != .lifted ? engine.drag != nil : nil
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
