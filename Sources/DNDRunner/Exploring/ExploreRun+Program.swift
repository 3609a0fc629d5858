internal import DNDExploration
internal import System

/// Delegates of the surrounding Swift program, which child processes play: one for each thread.
extension ExploreRun {
    /// The maximum number of states where each path is one, unless `--states` says otherwise.
    private static let unmergedStatesAtMost = 20_000

    func exploredElsewhere(
        _ size: ExploredSize, _ certificate: inout ExploreCertificate
    ) throws(ExploreFault) -> ExploreOutcome {
        guard let program = request.program else { preconditionFailure("ExploreTarget.load checks this.") }
        return try exploredElsewhere(size, &certificate) { job in
            var start = size.target.pathStart(request)
            start.share = share(of: job)
            return program.openPaths(start)
        }
    }

    /// The states from which a process may play on before it is asked to. Which ones are behind the first steps of a
    /// shard shows only when they are reached.
    func share(of job: Int) -> StateShare { request.shard == nil ? StateShare(job, of: request.jobs) : .none }

    func exploredElsewhere(
        _ size: ExploredSize, _ certificate: inout ExploreCertificate, opening open: (_ job: Int) -> any PathPlayer
    ) throws(ExploreFault) -> ExploreOutcome {
        let target = size.target
        var players = (0..<request.jobs).map { open($0) }
        func expanders(merging: Bool) -> [RemoteExpander] {
            players.map { RemoteExpander($0, ExploredScene(copy: target.scene), merging: merging) }
        }
        certificate.hasHiddenMemory = true
        certificate.assume("rows are told apart")
        var isUnmerged = size.record?.isUnmerged ?? false
        var exploration = try explore(
            size, expanders(merging: !isUnmerged),
            statesAtMost: isUnmerged ? Self.unmergedStatesAtMost : ExhaustiveLimits.standardStates)
        if !isUnmerged, exploration.hit != .interrupted, let parting = parting(among: players) {
            certificate.assume(parting)
            isUnmerged = true
            // Fresh ones, which report anew what they cover.
            players = (0..<request.jobs).map { open($0) }
            exploration = try explore(
                size.fromTheStart, expanders(merging: false), statesAtMost: Self.unmergedStatesAtMost)
        }
        if !isUnmerged {
            certificate.assume(
                "states are the same if the engine, the data and what the controllers store are equal; globals, "
                    + "captured variables and views decide nothing")
        }
        let unseen = Set(players.flatMap { $0.unseenTypes }).sorted()
        if !unseen.isEmpty {
            certificate.assume("what objects of these types store decides nothing: \(unseen.joined(separator: ", "))")
        }
        var outcome = size.outcome(of: exploration, isUnmerged: isUnmerged)
        outcome.methods = Set(players.flatMap { $0.methods }).sorted()
        return outcome
    }

    /// A sentence about a step that has not always done the same in a state; nil if all did that were compared. Each
    /// player compares some of its own.
    private func parting(among players: [any PathPlayer]) -> String? {
        let found = players.map { _ in FoundParting() }
        Parallel.eachUnchecked(below: players.count) { worker in
            found[worker].parting = players[worker].parting()
        }
        return zip(found, players).lazy.compactMap { found, player in
            found.parting.map { self.sentence($0, player) }
        }.first
    }

    private final class FoundParting {
        var parting: StepParting?
    }

    /// Two paths, if the step shows after these alone what the delegate remembers. Plays that have met it were longer.
    private func sentence(_ parting: StepParting, _ player: any PathPlayer) -> String {
        func played(after path: [String]) -> PlayedStep? {
            player.steps(after: path + parting.steps.dropLast()).first { $0.text == parting.steps.last }?.uncovered
        }
        let (first, second, step) = (words(parting.path), words(parting.arrival), words(parting.steps))
        let difference =
            if played(after: parting.path) != played(after: parting.arrival) {
                "after \(first) and after \(second), \(step) does not do the same"
            } else if parting.path.isEmpty {
                "from the start, \(step) does not always do the same"
            } else {
                "where \(first) leads, \(step) does not always do the same"
            }
        return
            "the delegate remembers something that is not in its data: \(difference); so every path is a state of its "
            + "own"
    }

    private func words(_ steps: [String]) -> String {
        steps.isEmpty ? "nothing" : "`\(steps.joined(separator: "; "))`"
    }
}
