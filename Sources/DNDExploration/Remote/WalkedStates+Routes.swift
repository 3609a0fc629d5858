/// Ways between known states.
extension WalkedStates {
    /// Steps that are known to lead to a state.
    package struct Route {
        package let state: Int
        package let steps: [String]

        /// The path of the last state before, and the last step.
        package let arrival: [String]
    }

    /// A play from the start takes as long as ten steps, so the way to the nearest state is seldom longer.
    private static let stepsAtMost = 5

    /// The number of states from which a way is looked for.
    private static let statesAtMost = 256

    private struct Reached {
        let state: Int
        let choice: Int

        /// The index of the state before; -1 at the beginning.
        let before: Int
        let depth: Int
    }

    /// The fewest steps to a state that is asked for with another one, and has steps that no play has taken: of several
    /// the one with the most. Nil without one close by. O(steps of 256 states).
    package func route(from state: Int, near target: Int) -> Route? {
        // Each access to a property of an object is checked, which would take longer than the search.
        let states = states
        var visits = Visits()
        swap(&visits, &self.visits)
        defer { swap(&visits, &self.visits) }
        visits.begin(among: states.count)
        var reached = [Reached(state: state, choice: -1, before: -1, depth: 0)]
        _ = visits.visit(state)
        var found: Reached?
        var index = 0
        while index < min(reached.count, Self.statesAtMost),
            reached[index].depth < found?.depth ?? Self.stepsAtMost
        {
            for (choice, outcome) in states[reached[index].state].outcomes.enumerated() {
                guard case .leads(let next) = outcome, visits.visit(Int(next)) else { continue }
                let step = Reached(state: Int(next), choice: choice, before: index, depth: reached[index].depth + 1)
                let mostOpen = found.map { states[$0.state].openCount } ?? 0
                if states[step.state].openCount > mostOpen, isAsked(step.state, with: target) { found = step }
                reached.append(step)
            }
            index += 1
        }
        return found.map { route(to: $0, after: reached) }
    }

    private func route(to last: Reached, after reached: [Reached]) -> Route {
        var steps: [String] = []
        var step = last
        while step.before >= 0 {
            let before = reached[step.before]
            steps.append(states[before.state].choices?[step.choice] ?? "")
            step = before
        }
        return Route(
            state: last.state, steps: steps.reversed(), arrival: path(to: reached[last.before].state) + steps.prefix(1))
    }
}

/// The states that a search has met. A search begins in no time that grows with the states.
struct Visits {
    /// The last search that has met each state.
    private var searches: [Int] = []
    private var search = 0

    mutating func begin(among count: Int) {
        search += 1
        while searches.count < count { searches.append(0) }
    }

    /// Whether the search meets a state for the first time.
    mutating func visit(_ state: Int) -> Bool {
        defer { searches[state] = search }
        return searches[state] != search
    }
}
