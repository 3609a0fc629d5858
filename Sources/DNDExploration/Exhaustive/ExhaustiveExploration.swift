package import DragDrop
package import SourceText

/// Plays every gesture of a set from every state of a scene, breadth first, so that each failure is found on a shortest
/// path.
///
/// Two states with equal keys continue alike, so each is played once. A state with a failure is not continued. What is
/// found does not depend on the number of expanders.
package struct ExhaustiveExploration<Expander: StateExpander> {
    /// Calls a piece of work for each number below a count, perhaps side by side, and returns when all have returned.
    package typealias Workers = (_ count: Int, _ work: (Int) -> Void) -> Void

    private typealias Reached = ReachedState<Expander.Moment>

    let expanders: [Expander]
    private let work: Workers
    private let limits: ExhaustiveLimits
    private let settling: ExploreStep?

    private var visited = VisitedStates()
    private var layer: [Reached] = []
    private var next: [Reached] = []
    private var seen: Set<ExploreFailure> = []

    package private(set) var found: [FoundFailure] = []
    package private(set) var transitionCount = 0

    /// The number of steps to the states of the current layer.
    package private(set) var depth = 0

    /// The number of states at each depth that is complete.
    private var sizes: [Int] = []

    /// Says early that the limit of states may be reached; nil as long as the growth is small.
    package var estimate: String? {
        ExploreEstimate(sizes, limit: limits.states)?.sentence(after: sizes.last ?? 0)
    }
    package private(set) var hit: ExhaustiveLimits.Hit?

    /// The ranges of the delegates' patterns that were followed.
    package var followed: Set<SourceRange> { expanders.reduce(into: []) { $0.formUnion($1.followed) } }

    package var stateCount: Int { visited.count }

    /// The number of states whose steps are still to be played.
    package var frontierCount: Int { layer.count + next.count }

    /// `settling` is the step that stands in a path where everything that was pending happened.
    package init(
        _ expanders: [Expander], limits: ExhaustiveLimits = ExhaustiveLimits(), settling: ExploreStep?,
        workers: @escaping Workers = { count, work in for number in 0..<count { work(number) } }
    ) {
        self.expanders = expanders
        self.limits = limits
        self.settling = settling
        work = workers
    }

    /// Plays until no state is left, or a limit is hit. Asks now and then whether to go on.
    package mutating func explore(goesOn: (ExhaustiveExploration) -> Bool = { _ in true }) {
        let first = expanders[0].begin()
        guard !fails(first.suspicions, after: 0, nil, settled: false),
            let number = visited.add(first.key, after: -1, nil)
        else { return }
        layer = [Reached(number: number, parent: first.moment, step: nil)]
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

    /// The number of states that one thread expands before what was found is taken in.
    private static var portion: Int { 128 }

    private mutating func exploreLayer(_ goesOn: (ExhaustiveExploration) -> Bool) {
        var start = 0
        while start < layer.count {
            let end = min(layer.count, start + Self.portion * expanders.count)
            let states = layer[start..<end]
            for (state, expansion) in zip(states, expansions(of: states)) {
                take(expansion, of: state)
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
        var expansions: [StateExpansion<Expander.Moment>] = []
    }

    /// Expands states, each on the thread whose number is the rest of its index.
    private func expansions(of states: ArraySlice<Reached>) -> [StateExpansion<Expander.Moment>] {
        let count = min(expanders.count, states.count)
        let results = (0..<count).map { _ in Results() }
        work(count) { worker in
            for index in stride(from: states.startIndex + worker, to: states.endIndex, by: count) {
                results[worker].expansions.append(
                    expanders[worker].expansion(of: states[index], knowing: visited))
            }
        }
        return states.indices.map { index in
            let offset = index - states.startIndex
            return results[offset % count].expansions[offset / count]
        }
    }

    private mutating func take(_ expansion: StateExpansion<Expander.Moment>, of state: Reached) {
        transitionCount += expansion.transitionCount
        for successor in expansion.successors where !visited.contains(successor.key) {
            guard
                !fails(successor.suspicions, after: state.number, successor.step, settled: successor.isSettled),
                let number = visited.add(
                    successor.key, after: state.number, successor.step, settled: successor.isSettled)
            else { continue }
            next.append(Reached(number: number, parent: expansion.moment, step: successor.step))
            if visited.count >= limits.states { return hit = .states(limits.states) }
        }
    }

    /// Whether a state fails. A new failure is played once more as a spec would, and kept.
    private mutating func fails(
        _ suspicions: [Suspicion], after number: Int32, _ step: ExploreStep?, settled: Bool
    ) -> Bool {
        guard !suspicions.isEmpty else { return false }
        guard suspicions.contains(where: { !seen.contains($0.failure) }) else { return true }
        let steps = visited.path(to: number, settling: settling) + (step.map { [$0] } ?? [])
        var isConfirmed = false
        for suspicion in suspicions {
            guard let failure = expanders[0].confirmed(suspicion, after: steps, settled: settled) else { continue }
            isConfirmed = true
            if seen.insert(failure.failure).inserted { found.append(failure) }
        }
        return isConfirmed
    }
}
