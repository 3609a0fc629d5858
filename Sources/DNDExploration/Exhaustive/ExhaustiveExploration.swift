package import DragDrop

/// Plays every gesture of a set from every state of a scene, breadth first, so that each failure is found on a shortest
/// path.
///
/// Two states with equal keys continue alike, so each is played once. A state with a failure is not continued. What is
/// found does not depend on the number of expanders.
package struct ExhaustiveExploration<Expander: StateExpander> {
    /// Calls a piece of work for each number below a count, perhaps side by side, and returns when all have returned.
    package typealias Workers = (_ count: Int, _ work: (Int) -> Void) -> Void

    typealias Reached = ReachedState<Expander.Moment>

    let expanders: [Expander]
    private let work: Workers
    private let limits: ExhaustiveLimits
    let settling: ExploreStep?

    /// Whether to go on after the step from the start that has this number. A shard leaves some out.
    private let takesFirstStep: (Int) -> Bool

    /// The number of steps that one thread plays before it asks whether to go on.
    private let stepsAtOnce: Int

    var visited = VisitedStates()
    var layer: [Reached] = []
    var next: [Reached] = []
    private var seen: Set<ExploreFailure> = []

    package private(set) var found: [FoundFailure] = []

    /// For each failure, the last state before it, and the step after that; no step if the start fails.
    private(set) var placesOfFailures: [(state: Int32, step: ExploreStep?)] = []

    /// The number of each step from the start.
    var firstSteps: [String: Int] = [:]
    package var transitionCount = 0

    /// The number of steps to the states of the current layer.
    package var depth = 0

    /// The number of states at each depth that is complete.
    var sizes: [Int] = []

    /// Says early that the limit of states may be reached; nil as long as the growth is small.
    package var estimate: String? {
        ExploreEstimate(sizes, limit: limits.states)?.sentence(after: sizes.last ?? 0)
    }
    package private(set) var hit: ExhaustiveLimits.Hit?

    /// What was covered of the delegates, each with the fewest steps that lead there.
    package private(set) var reached: [CoverageItem: [ExploreStep]] = [:]

    package var stateCount: Int { visited.count }

    /// The number of states whose steps are still to be played.
    package var frontierCount: Int { layer.count + next.count }

    /// `settling` is the step that stands in a path where everything that was pending happened.
    package init(
        _ expanders: [Expander], limits: ExhaustiveLimits = ExhaustiveLimits(), settling: ExploreStep?,
        workers: @escaping Workers = { count, work in for number in 0..<count { work(number) } },
        takingFirstStep: @escaping (Int) -> Bool = { _ in true }, stepsAtOnce: Int = Expander.stepsAtOnce
    ) {
        self.expanders = expanders
        self.limits = limits
        self.settling = settling
        takesFirstStep = takingFirstStep
        self.stepsAtOnce = stepsAtOnce
        work = workers
    }

    /// Plays until no state is left, or a limit is hit. Asks now and then whether to go on.
    package mutating func explore(goesOn: (ExhaustiveExploration) -> Bool = { _ in true }) {
        if visited.count == 0 { start() }
        while !layer.isEmpty {
            if let depthMax = limits.depth, depth >= depthMax {
                hit = .depth(depthMax)
                return
            }
            exploreLayer(goesOn)
            guard hit == nil else { return }
            layer = next
            next = []
            sizes.append(layer.count)
            if !layer.isEmpty { depth += 1 }
        }
    }

    private mutating func start() {
        let first = expanders[0].begin()
        for item in first.covered { reached[item] = [] }
        guard !fails(first.suspicions, after: 0, nil, settled: false),
            let number = visited.add(first.key, after: -1, nil)
        else { return }
        layer = [Reached(number: number, parent: first.moment, step: nil, owner: 0)]
    }

    /// The number of states that one thread expands before what was found is taken in.
    private var portion: Int {
        let stepsAtState = max(1, transitionCount / max(1, visited.expandedCount))
        return max(1, min(512, stepsAtOnce / stepsAtState))
    }

    private mutating func exploreLayer(_ goesOn: (ExhaustiveExploration) -> Bool) {
        var start = 0
        while start < layer.count {
            let end = min(layer.count, start + portion * expanders.count)
            let states = layer[start..<end]
            for (state, (owner, expansion)) in zip(states, expansions(of: states)) {
                take(expansion, of: state, owner)
                guard hit == nil else { return }
            }
            start = end
            if !goesOn(self) { return hit = .interrupted }
        }
    }

    /// The steps to a known state, without what settles between them.
    package func path(to key: StateKey) -> [ExploreStep]? {
        visited.number(of: key).map { visited.path(to: $0, settling: nil) }
    }

    private final class Results {
        var expansions: [(index: Int, StateExpansion<Expander.Moment>)] = []
    }

    /// Expands states, each with the expander that made its parent, as far as all have as much to do. Returns the
    /// expansions with the numbers of their expanders.
    private func expansions(
        of states: ArraySlice<Reached>
    ) -> [(owner: Int, expansion: StateExpansion<Expander.Moment>)] {
        let shares = shares(of: states)
        let results = shares.map { _ in Results() }
        work(shares.count) { worker in
            results[worker].expansions = shares[worker].map { index in
                let state = states[index].owner == worker ? states[index] : played(states[index], by: worker)
                return (index, expanders[worker].expansion(of: state, knowing: visited))
            }
        }
        var all = [(owner: Int, expansion: StateExpansion<Expander.Moment>)?](repeating: nil, count: states.count)
        for (worker, results) in results.enumerated() {
            for (index, expansion) in results.expansions { all[index - states.startIndex] = (worker, expansion) }
        }
        return all.compactMap { $0 }
    }

    /// The indices of the states for each expander, ascending. What an expander has too much of moves to others, spread
    /// evenly, so that the states after them, which lie side by side, have owners in turn and need not move.
    private func shares(of states: ArraySlice<Reached>) -> [[Int]] {
        let count = min(expanders.count, states.count)
        let most = (states.count + count - 1) / count
        var shares = [[Int]](repeating: [], count: count)
        var moving: [Int] = []
        for index in states.indices {
            let owner = states[index].owner
            if owner < count { shares[owner].append(index) } else { moving.append(index) }
        }
        for worker in shares.indices where shares[worker].count > most {
            let own = shares[worker]
            let stays = { $0 * most / own.count < ($0 + 1) * most / own.count }
            shares[worker] = own.indices.filter(stays).map { own[$0] }
            moving += own.indices.filter { !stays($0) }.map { own[$0] }
        }
        var worker = 0
        for index in moving {
            while shares[worker].count == most { worker = (worker + 1) % count }
            shares[worker].append(index)
            worker = (worker + 1) % count
        }
        // In order, since an expander tells what is covered once, for the first state that covers it.
        return shares.map { $0.sorted() }
    }

    /// The same state with a parent of another expander's own, which plays the path to it again.
    private func played(_ state: Reached, by worker: Int) -> Reached {
        let path = visited.path(to: state.number, settling: nil).dropLast()
        return Reached(
            number: state.number, parent: expanders[worker].moment(after: Array(path)), step: state.step, owner: worker)
    }

    private mutating func take(_ expansion: StateExpansion<Expander.Moment>, of state: Reached, _ owner: Int) {
        transitionCount += expansion.transitionCount
        visited.expand(transitionCount: expansion.transitionCount)
        for (step, items) in expansion.covered {
            for item in items where reached[item] == nil {
                reached[item] = visited.path(to: state.number, settling: nil) + [step]
            }
        }
        if state.step == nil { number(expansion.successors) }
        for (index, successor) in expansion.successors.enumerated() where !visited.contains(successor.key) {
            if state.step == nil, !takesFirstStep(index) { continue }
            guard
                !fails(successor.suspicions, after: state.number, successor.step, settled: successor.isSettled),
                let number = visited.add(
                    successor.key, after: state.number, successor.step, settled: successor.isSettled)
            else { continue }
            let owner = expanders[owner].owner(of: successor.key, among: expanders.count) ?? owner
            next.append(Reached(number: number, parent: expansion.moment, step: successor.step, owner: owner))
            if visited.count >= limits.states { return hit = .states(limits.states) }
        }
    }

    /// Numbers the steps from the start.
    mutating func number(_ successors: [Successor]) {
        for (index, successor) in successors.enumerated() { firstSteps[successor.step.text] = index }
    }

    /// Whether a state fails. A new failure is played once more as a spec would, and kept.
    mutating func fails(
        _ suspicions: [Suspicion], after number: Int32, _ step: ExploreStep?, settled: Bool
    ) -> Bool {
        guard !suspicions.isEmpty else { return false }
        guard suspicions.contains(where: { !seen.contains($0.failure) }) else { return true }
        let steps = visited.path(to: number, settling: settling) + (step.map { [$0] } ?? [])
        var isConfirmed = false
        for suspicion in suspicions {
            guard let failure = expanders[0].confirmed(suspicion, after: steps, settled: settled) else { continue }
            isConfirmed = true
            guard seen.insert(failure.failure).inserted else { continue }
            found.append(failure)
            placesOfFailures.append((number, step))
        }
        return isConfirmed
    }
}
