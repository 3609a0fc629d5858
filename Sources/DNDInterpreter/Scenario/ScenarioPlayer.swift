package import DNDLanguage
package import DNDResults
package import DragDrop
internal import SourceText

/// Plays a scenario, or a session of the REPL, statement by statement, and judges its expectations.
package struct ScenarioPlayer {
    package internal(set) var engine: Engine
    package private(set) var player: ScriptPlayer

    package internal(set) var mismatches: [Mismatch] = []
    package internal(set) var expectationCount = 0

    /// The first trace entry that `expect calls` has not covered, by list.
    var callCursors: [ListID: Int] = [:]

    /// The findings so far, and the current drop.
    var watch = Watch()

    /// The findings that the expectations after the last step announce.
    var allowance = Allowance()

    /// The step in which UIKit raised, until an expectation covers the exception.
    var unexpected: SourceRange?

    /// The places in the program that relate to the exception; set by the host.
    package var programPlaces = ProgramPlaces()

    /// Whether the play has stopped: after an unexpected exception, or a fault of the script.
    package internal(set) var isStopped = false

    /// The list of the last target that a step or expectation named, for phrases that name none.
    var currentList: ListID?

    package struct Allowance: Sendable {
        /// False when a matching `expect state` says that a gesture goes on.
        var isIdle = true

        /// Findings about gestures that an `expect finding` names.
        var gestures: Set<Finding.Code> = []
        var placeholders = false
        var shownLists: Set<ListID> = []
    }

    /// The limits, the exceeded one, and the number of begun statements.
    package var limits = ScenarioLimits() {
        didSet { player.budget = limits.budget }
    }
    package internal(set) var passedLimit: TimeLimit?
    package internal(set) var playedCount = 0

    /// Whether the record has the lists before each step.
    package var keepsMoments = false

    /// A scene whose program is missing.
    private let hostScene: Name?

    /// Whether the Swift program of a scene is missing.
    package var lacksHost: Bool { hostScene != nil }

    package init(_ stage: Stage) {
        hostScene = stage.hostScene
        engine = stage.engine
        player = stage.player
        watch.agreed = engine.lists.map { $0.shown }
    }

    /// An independent copy of the state. O(1), since collections are copied on write.
    package func copy() -> ScenarioPlayer {
        var copy = self
        copy.player = ScriptPlayer(copying: player)
        copy.engine.separate(with: copy.player)
        return copy
    }

    /// Plays all statements, then reports the findings.
    package mutating func play(_ statements: [Statement]) {
        for (index, statement) in statements.enumerated() {
            guard staysWithinLimits() else { return }
            play(statement)
            guard mayGoOn(to: statements[(index + 1)...]) else { return }
        }
        guard staysWithinLimits() else { return }
        reportFindings()
    }

    /// Returns whether to continue. Reports an exception that the next expectations do not cover.
    mutating func mayGoOn(to rest: ArraySlice<Statement>) -> Bool {
        if unexpected != nil, !expectsException(rest) { reportException() }
        return !isStopped
    }

    /// Plays or judges one statement.
    @inline(never)
    package mutating func play(_ statement: Statement) {
        guard !isStopped, keepsToBudget() else { return }
        limits.budget?.countStep(engine)
        playedCount += 1
        if let hostScene {
            report(
                ScriptFault(
                    "\(hostScene.text) comes from a Swift program, and none has handed it over", at: hostScene.range))
            return
        }
        if case .expect(let expectation) = statement.kind {
            judge(expectation, in: statement)
            return
        }
        guard !engine.hasException else {
            mismatches.append(Mismatch(.unreached, at: statement.range))
            isStopped = true
            return
        }
        allowance = Allowance()
        beginWatching(statement)
        do {
            try step(statement)
        } catch {
            report(error)
        }
        guard keepsToBudget() else { return }
        endStep(statement)
    }

    /// Examines the effects of a step.
    mutating func endStep(_ statement: Statement) {
        look(after: statement)
        if let fault = player.fault { report(fault) }
        if engine.hasException, !isStopped { unexpected = statement.range }
    }

    /// Prepares for a step; returns false after the play has stopped or UIKit has raised, and without the scene's
    /// program.
    mutating func beginStep(_ statement: Statement) -> Bool {
        guard !isStopped, hostScene == nil, !engine.hasException else { return false }
        playedCount += 1
        allowance = Allowance()
        beginWatching(statement)
        return true
    }

    mutating func report(_ fault: ScriptFault) {
        guard !isStopped else { return }
        mismatches.append(Mismatch(.fault(fault.message), at: fault.range, hints: hints(for: fault)))
        isStopped = true
    }

    /// Returns whether an expectation before the next step covers the exception.
    private func expectsException(_ rest: ArraySlice<Statement>) -> Bool {
        for statement in rest {
            guard case .expect(let expectation) = statement.kind else { return false }
            if expectation.fact.name == Fact.exception.name { return true }
        }
        return false
    }

    /// Reports an unexpected exception, which fails and ends the scenario.
    package mutating func reportException() {
        guard let mismatch = openExceptionMismatch else { return }
        unexpected = nil
        isStopped = true
        mismatches.append(mismatch)
    }

    /// Whether a step has raised an exception that no expectation covers yet.
    package var hasUnexpectedException: Bool { unexpected != nil }

    /// The mismatch for an exception that no expectation covers yet.
    package var openExceptionMismatch: Mismatch? {
        guard let unexpected, let exception = engine.exception else { return nil }
        return Mismatch(.unexpectedException(raised(exception)), at: unexpected, hints: hints(for: exception))
    }

    func raised(_ exception: UIKitException) -> RaisedException {
        let list = engine.lists.first { $0.exception == exception }?.name ?? ""
        return RaisedException(exception: exception, list: list, origins: player.origins, program: programPlaces)
    }
}
