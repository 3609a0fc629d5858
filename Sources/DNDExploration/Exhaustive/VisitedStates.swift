package import DragDrop

/// The states that were reached, each with the step that first led to it. About 60 bytes a state.
package struct VisitedStates {
    private struct Origin {
        let parent: Int32

        /// An index into `steps`.
        let step: Int32

        /// Whether everything that was pending happened after the step.
        let settled: Bool
    }

    private var numbers: [StateKey: Int32] = [:]
    private var origins: [Origin] = []
    private var steps: [ExploreStep] = []
    private var numbersOfSteps: [String: Int32] = [:]

    var count: Int { origins.count }

    package func contains(_ key: StateKey) -> Bool { numbers[key] != nil }

    func number(of key: StateKey) -> Int32? { numbers[key] }

    /// Adds the state that a step leads to; nil for a known one. The first state has no step.
    mutating func add(_ key: StateKey, after parent: Int32, _ step: ExploreStep?, settled: Bool = false) -> Int32? {
        let number = Int32(origins.count)
        guard numbers[key] == nil else { return nil }
        numbers[key] = number
        origins.append(Origin(parent: parent, step: step.map { self.number(of: $0) } ?? -1, settled: settled))
        return number
    }

    private mutating func number(of step: ExploreStep) -> Int32 {
        if let known = numbersOfSteps[step.text] { return known }
        let number = Int32(steps.count)
        numbersOfSteps[step.text] = number
        steps.append(step)
        return number
    }

    /// The steps from the first state to another.
    func path(to state: Int32, settling: ExploreStep?) -> [ExploreStep] {
        var path: [ExploreStep] = []
        var state = state
        while state > 0 {
            let origin = origins[Int(state)]
            if origin.settled, let settling { path.append(settling) }
            path.append(steps[Int(origin.step)])
            state = origin.parent
        }
        return path.reversed()
    }
}
