internal import DNDInterpreter
internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// What the lines of a REPL have come to: declarations, the steps since the scene began, and the drag at hand.
///
/// Declarations begin the scene anew, so that a session always is what its saved spec says: a fixture, then steps.
struct ReplSession {
    /// One accepted line.
    struct Entry {
        /// Its steps as they were typed, without the expectations that failed.
        let phrases: [String]
        let statements: [Statement]
    }

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

    private static let checker = Checker(catalog: .engine)

    /// The texts of the lines, and files that they include.
    private let files = Includes(root: FileSystem.currentFolder)

    /// What the engine takes for true, but for what lines assume.
    private let rulebook: Rulebook

    private(set) var declared = Declared()
    private(set) var entries: [Entry] = []
    private(set) var undone: [Entry] = []
    private var steps: MarkedPlayer

    init(rulebook: Rulebook = Rulebook()) {
        self.rulebook = rulebook
        steps = MarkedPlayer(Fixture(), rulebook: rulebook)
        declareDefaultScene()
        begin()
    }

    var player: ScenarioPlayer { steps.player }
    var engine: Engine { player.engine }

    /// What has happened from a trace entry on.
    func record(from start: Int = 0) -> TraceRecord {
        steps.record(from: start)
    }

    var sources: SourceSet { files.sources }

    // MARK: - Lines

    /// What became of a line.
    enum Outcome {
        /// It says something that cannot be read; nothing was done.
        case rejected([Diagnostic])

        /// A step could not be made; the session is as before the line.
        case refused(Mismatch)

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

    /// Parses, checks and plays one line, or several that belong together.
    mutating func run(_ text: String, name: String, firstLine: Int) -> Outcome {
        let source = SourceFile(name: name, text: text, firstLine: firstLine)
        let parsed = Parser.parse(
            file: files.sources.add(source), source: source, names: Self.checker.methodNames)
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
        return play(checked.items, phrases, before: before)
    }

    private mutating func check(
        _ block: Block, of source: SourceFile
    ) -> (items: [LineItem], diagnostics: [Diagnostic]) {
        Self.checker.checkLine(
            block, of: source, environment: &declared.environment, path: source.name, include: files.load)
    }

    private mutating func play(
        _ items: [LineItem], _ phrases: LinePhrases, before: Declared
    ) -> Outcome {
        let earlier = entries
        declared.add(phrases.declarations)
        var report = Report(firstTraceEntry: engine.trace.count)
        if items.contains(where: { $0.isDeclaration }) {
            declare(items)
            report.firstTraceEntry = 0
            report.hasBegunAnew = true
        }
        let statements = items.compactMap { $0.statement }
        let mismatchCount = player.mismatches.count
        for statement in statements {
            steps.play(statement)
            if let refusal = player.mismatches.last, refusal.isRefusal, player.mismatches.count > mismatchCount {
                declared = before
                replay(earlier)
                return .refused(refusal)
            }
        }
        steps.endLine()
        report.mismatches = Array(player.mismatches[mismatchCount...])
        report.heldCount = statements.filter { $0.isExpectation }.count - report.mismatches.count
        report.hasSteps = statements.contains { !$0.isExpectation }
        report.scenarios = items.compactMap { $0.scenario }.flatMap { runAlone($0) }
        if !statements.isEmpty {
            let failed = report.mismatches.map { $0.range }
            let held = phrases.steps.filter { !failed.contains($0.range) }.map { $0.text }
            entries.append(Entry(phrases: held, statements: statements))
            undone = []
        }
        return .done(report)
    }

    private func runAlone(_ scenario: Scenario) -> [ScenarioResult] {
        Interpreter(rulebook: rulebook).run(Program(fixture: declared.fixture, scenarios: [scenario]))
    }

    // MARK: - The scene

    /// Steps are forgotten, the rows are as declared.
    mutating func begin() {
        entries = []
        undone = []
        steps = MarkedPlayer(declared.fixture, rulebook: rulebook)
    }

    private mutating func declareDefaultScene() {
        let source = SourceFile(name: "default", text: Self.defaultScene)
        let block = Parser.parse(file: files.sources.add(source), source: source).block
        for item in Self.checker.checkLine(block, environment: &declared.environment).items {
            if case .scene(let scene) = item { declared.fixture.scenes.append(scene) }
        }
    }

    private mutating func dropDefaultScene() {
        declared.hasOwnScene = true
        declared.fixture.scenes = []
        declared.environment = CheckEnvironment(declared.fixture)
        for block in declared.definitions {
            _ = Self.checker.checkLine(block, environment: &declared.environment)
        }
    }

    private mutating func declare(_ items: [LineItem]) {
        var added = Fixture()
        for item in items {
            switch item {
            case .scene(let scene): added.scenes.append(scene)
            case .item(let item): added.items.append(item)
            case .type(let type): added.types.append(type)
            case .providerClass(let declared): added.classes.append(declared)
            case .team(let team): added.teams.append(team)
            case .delegate(let delegate): added.delegates.append(delegate)
            case .assumption(let assumption): added.assumptions.append(assumption)
            case .device(let device): added.device = added.device.overlaid(with: device)
            case .statement, .scenario: continue
            }
        }
        declared.fixture = declared.fixture.adding(added)
        begin()
    }

    // MARK: - Time

    /// Plays the accepted lines again from the start, without the last.
    mutating func undo() -> Bool {
        guard let last = entries.last else { return false }
        let rest = Array(entries.dropLast())
        let undone = self.undone + [last]
        replay(rest)
        self.undone = undone
        return true
    }

    mutating func redo() -> Bool {
        guard let next = undone.last else { return false }
        let rest = Array(undone.dropLast())
        for statement in next.statements { steps.play(statement) }
        steps.endLine()
        entries.append(next)
        undone = rest
        return true
    }

    private mutating func replay(_ entries: [Entry]) {
        steps = MarkedPlayer(declared.fixture, rulebook: rulebook)
        for entry in entries {
            for statement in entry.statements { steps.play(statement) }
            steps.endLine()
        }
        self.entries = entries
    }
}
