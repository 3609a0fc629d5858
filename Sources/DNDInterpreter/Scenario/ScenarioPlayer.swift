package import DNDLanguage
package import DNDResults
package import DragDrop
internal import SourceText

/// Plays one scenario, or one session of the REPL, statement by statement, and judges what it expects.
package struct ScenarioPlayer {
    package internal(set) var engine: Engine
    package private(set) var player: ScriptPlayer

    package internal(set) var mismatches: [Mismatch] = []
    package internal(set) var expectationCount = 0

    /// Up to which trace entry `expect calls` has spoken, by list.
    var callCursors: [ListID: Int] = [:]

    /// What was found out of order on the way, and the drop at hand.
    var watch = Watch()

    /// What the expectations after the last step have said of things that may stay open at the end.
    var allowance = Allowance()

    /// The step that raised, until an expectation takes the exception.
    var unexpected: SourceRange?

    /// What the program around the lists knows of the exception; whoever holds the lists says it.
    package var programPlaces = ProgramPlaces()

    /// True when nothing more is played: an exception that nobody expected, or a fault of the script.
    package internal(set) var isStopped = false

    /// The list of the last gesture or app phrase, for phrases that name none.
    var currentList: ListID?

    package struct Allowance: Sendable {
        var isIdle = true
        var placeholders = false
        var shownLists: Set<ListID> = []
    }

    /// How long it may take, which limit it went past, and how many statements were begun.
    package var limits = ScenarioLimits()
    package internal(set) var passedLimit: TimeLimit?
    package internal(set) var playedCount = 0

    /// A scene that is not there to be played with.
    private let hostScene: Name?

    /// Whether the Swift program that has a scene of its own is not here.
    package var lacksHost: Bool { hostScene != nil }

    package init(_ stage: Stage) {
        hostScene = stage.hostScene
        engine = stage.engine
        player = stage.player
        watch.agreed = engine.lists.map { $0.shown }
    }

    /// The same state once more: what is played there does not reach this one. O(scripts + what waits).
    package func copy() -> ScenarioPlayer {
        var copy = self
        copy.player = player.copy()
        copy.engine.delegate = copy.player
        return copy
    }

    /// Plays all statements, then looks at what is left over.
    package mutating func play(_ statements: [Statement]) {
        for (index, statement) in statements.enumerated() {
            guard staysWithinLimits() else { return }
            play(statement)
            guard mayGoOn(to: statements[(index + 1)...]) else { return }
        }
        guard staysWithinLimits() else { return }
        reportFindings()
    }

    /// Whether there is more to play. An exception that nobody expects next is reported.
    mutating func mayGoOn(to rest: ArraySlice<Statement>) -> Bool {
        if unexpected != nil, !expectsException(rest) { reportException() }
        return !isStopped
    }

    /// Plays or judges one statement.
    package mutating func play(_ statement: Statement) {
        guard !isStopped else { return }
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
        endStep(statement)
    }

    /// Looks at what a step has come to.
    mutating func endStep(_ statement: Statement) {
        look(after: statement)
        if let fault = player.fault { report(fault) }
        if engine.hasException, !isStopped { unexpected = statement.range }
    }

    /// Prepares for a step; false when nothing is to be played any more.
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

    /// Whether the expectations before the next step take the exception.
    private func expectsException(_ rest: ArraySlice<Statement>) -> Bool {
        for statement in rest {
            guard case .expect(let expectation) = statement.kind else { return false }
            if expectation.fact.name == Fact.exception.name { return true }
        }
        return false
    }

    /// The exception that nobody expects: the scenario fails and ends.
    package mutating func reportException() {
        guard let mismatch = openExceptionMismatch else { return }
        unexpected = nil
        isStopped = true
        mismatches.append(mismatch)
    }

    /// True after a step raised, until an expectation takes the exception.
    package var hasUnexpectedException: Bool { unexpected != nil }

    /// The exception that no expectation has taken yet, as the failure it will be.
    package var openExceptionMismatch: Mismatch? {
        guard let unexpected, let exception = engine.exception else { return nil }
        return Mismatch(.unexpectedException(raised(exception)), at: unexpected, hints: hints(for: exception))
    }

    func raised(_ exception: UIKitException) -> RaisedException {
        let list = engine.lists.first { $0.exception == exception }?.name ?? ""
        return RaisedException(exception: exception, list: list, origins: player.origins, program: programPlaces)
    }
}
