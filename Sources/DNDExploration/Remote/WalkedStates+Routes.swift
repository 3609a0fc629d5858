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

    /// The fewest steps to a state that is asked for with another one, and has a step that no play has taken; nil
    /// without one close by. O(steps of 256 states).
    package func route(from state: Int, near target: Int) -> Route? {
        var reached = [Reached(state: state, choice: -1, before: -1, depth: 0)]
        var known: Set<Int32> = [Int32(state)]
        var index = 0
        while index < min(reached.count, Self.statesAtMost), reached[index].depth < Self.stepsAtMost {
            for (choice, outcome) in states[reached[index].state].outcomes.enumerated() {
                guard case .leads(let next) = outcome, known.insert(next).inserted else { continue }
                let step = Reached(state: Int(next), choice: choice, before: index, depth: reached[index].depth + 1)
                if states[step.state].openCount > 0, isAsked(step.state, with: target) {
                    return route(to: step, after: reached)
                }
                reached.append(step)
            }
            index += 1
        }
        return nil
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
