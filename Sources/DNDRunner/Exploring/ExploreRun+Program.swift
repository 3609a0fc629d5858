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
        let start = size.target.pathStart(request)
        return try exploredElsewhere(size, &certificate) { program.openPaths(start) }
    }

    func exploredElsewhere(
        _ size: ExploredSize, _ certificate: inout ExploreCertificate, opening open: () -> any PathPlayer
    ) throws(ExploreFault) -> ExploreOutcome {
        let target = size.target
        var players = (0..<request.jobs).map { _ in open() }
        func expanders(merging: Bool) -> [RemoteExpander] {
            players.map { RemoteExpander($0, ExploredScene(copy: target.scene), merging: merging) }
        }
        certificate.hasHiddenMemory = true
        certificate.assume("rows are told apart")
        var isUnmerged = size.record?.isUnmerged ?? false
        var exploration = try explore(
            size, expanders(merging: !isUnmerged),
            statesAtMost: isUnmerged ? Self.unmergedStatesAtMost : ExhaustiveLimits.standardStates)
        if !isUnmerged, exploration.hit != .interrupted, let parting = parting(in: exploration, players) {
            certificate.assume(parting)
            isUnmerged = true
            // Fresh ones, which report anew what they cover.
            players = (0..<request.jobs).map { _ in open() }
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

    /// A sentence about two paths to one state that go on differently; nil if none of those that were tried do. Each
    /// player tries some of them.
    private func parting(
        in exploration: ExhaustiveExploration<RemoteExpander>, _ players: [any PathPlayer]
    ) -> String? {
        let found = players.map { _ in FoundParting() }
        let samples = exploration.samples
        Parallel.eachUnchecked(below: players.count) { worker in
            for index in stride(from: worker, to: samples.count, by: players.count) {
                guard let text = parting(of: samples[index], in: exploration, players[worker], seed: index)
                else { continue }
                found[worker].first = (index, text)
                return
            }
        }
        return found.compactMap { $0.first }.min { $0.index < $1.index }?.text
    }

    private final class FoundParting {
        var first: (index: Int, text: String)?
    }

    private func parting(
        of sample: MergedSamples.Sample, in exploration: ExhaustiveExploration<RemoteExpander>,
        _ player: any PathPlayer, seed: Int
    ) -> String? {
        guard let known = exploration.path(to: sample.key) else { return nil }
        let pair = MergedPaths(known.map { $0.text }, sample.path)
        return pair.parting(player, seed: UInt64(seed)).map { steps in
            "the delegate remembers something that is not in its data: after \(words(pair.first)) and after "
                + "\(words(pair.second)), \(words(steps)) does not do the same; so every path is a state of its own"
        }
    }

    private func words(_ steps: [String]) -> String {
        steps.isEmpty ? "nothing" : "`\(steps.joined(separator: "; "))`"
    }
}
