@testable import DragDrop

/// A run of random gestures and app actions over lists of every kind.
struct FireRun {
    static let stepCount = 100

    let setup: FireSetup
    let app: RandomApp
    var engine: Engine
    var gap = GapWatch()
    private var checker: TraceChecker

    init(_ setup: FireSetup) {
        self.setup = setup
        app = RandomApp(setup)
        engine = setup.engine(app)
        checker = TraceChecker(engine)
    }

    /// A hash of calls, answers and actions, stable within one process.
    var digest: Int { checker.digest.finalize() }

    var hasCrashed: Bool { engine.exception != nil }

    /// Continues from the state of an engine.
    mutating func restart(from engine: Engine) {
        self.engine = engine
        checker = TraceChecker(engine)
        gap = GapWatch()
    }

    /// Runs `stepCount` steps, or until an invariant breaks or the app crashes.
    static func played(seed: UInt64) -> (digest: Int, stepCount: Int, broken: String?) {
        var random = SeededGenerator(seed: seed)
        var run = FireRun(FireSetup(seed: seed))
        for step in 1...stepCount {
            if let broken = run.play(run.randomStep(&random)) { return (run.digest, step, broken) }
            if run.hasCrashed { return (run.digest, step, nil) }
        }
        return (run.digest, stepCount, nil)
    }

    /// A random step for the current moment.
    func randomStep(_ random: inout SeededGenerator) -> FireStep {
        let wanted: FireMove.Moment = engine.drag == nil ? .idle : .dragging
        let moves = FireMove.table.indices.filter { index in
            let moment = FireMove.table[index].moment
            return moment == .always || moment == wanted
        }
        var rest = Int.random(in: 0..<moves.reduce(0) { $0 + FireMove.table[$1].weight }, using: &random)
        for move in moves {
            rest -= FireMove.table[move].weight
            if rest < 0 { return FireStep(move: move, seed: random.next()) }
        }
        preconditionFailure("The weights of the moves do not add up.")
    }

    /// Makes a step; returns the broken invariant, or nil.
    mutating func play(_ step: FireStep) -> String? {
        app.begin(step, lists: engine.lists.count)
        FireMove.table[step.move].play(&self)
        let broken = checker.read(engine)
        if let difference = app.difference { return difference }
        guard setup.isWhole else { return nil }
        return broken ?? engine.brokenInvariant() ?? (setup.isUsual ? gap.difference(engine) : nil)
    }

    // MARK: - Subjects of steps

    /// The list of the current step.
    var list: ListID { engine.lists[app.list].id }

    /// The source list of the current drag.
    var home: ListID? { engine.drag?.source }

    /// A random row of the step's list, possibly just outside it.
    var path: RowPath { path(in: list) }

    func place(in list: ListID) -> FingerLocation {
        let place: FingerLocation.Place =
            switch app.pick(10) {
            case 0: .gap
            case 1: .end(section: app.pick(4))
            case 2: .header(section: app.pick(2))
            case 3: .empty
            case 4: .edge(app.chance(50) ? .top : .bottom, points: app.pick(70))
            default: .row(path(in: list), zone: [.above, .middle, .below][app.pick(3)])
            }
        return FingerLocation(list: list, place: place)
    }

    private func path(in list: ListID) -> RowPath {
        let section = app.pick(engine[list].shown.sectionCount)
        return RowPath(section: section, item: app.pick(engine[list].shownRowCount(inSection: section)))
    }
}
