package import DragDrop

/// The states that were reached, each with the step that first led to it. 31 to 63 bytes a state, since arrays
/// double when they are full.
package struct VisitedStates {
    private struct Origin {
        let parent: Int32

        /// An index into `steps`, and in the lowest bit whether everything that was pending happened after the step.
        private let stepAndSettled: Int32

        init(parent: Int32, step: Int32, settled: Bool) {
            self.parent = parent
            stepAndSettled = step << 1 | (settled ? 1 : 0)
        }

        var step: Int32 { stepAndSettled >> 1 }
        var settled: Bool { stepAndSettled & 1 == 1 }
    }

    private var numbers = KeyTable()
    private var origins: [Origin] = []
    private var steps: [ExploreStep] = []
    private var numbersOfSteps: [String: Int32] = [:]

    /// The number of steps from each state, as far as they were played, in the order of the states.
    private var transitionCounts: [UInt16] = []

    init() {}

    var count: Int { origins.count }

    /// The number of states whose steps were played.
    var expandedCount: Int { transitionCounts.count }

    package func contains(_ key: StateKey) -> Bool { numbers.number(of: key) != nil }

    func number(of key: StateKey) -> Int32? { numbers.number(of: key) }

    func key(of state: Int32) -> StateKey { numbers.keys[Int(state)] }

    /// The state before another; nil for the first.
    func parent(of state: Int32) -> Int32? { state > 0 ? origins[Int(state)].parent : nil }

    /// The step to a state; nil for the first.
    func step(to state: Int32) -> ExploreStep? { state > 0 ? steps[Int(origins[Int(state)].step)] : nil }

    /// Adds the state that a step leads to; nil for a known one. The first state has no step.
    mutating func add(_ key: StateKey, after parent: Int32, _ step: ExploreStep?, settled: Bool = false) -> Int32? {
        guard let number = numbers.add(key) else { return nil }
        origins.append(Origin(parent: parent, step: step.map { self.number(of: $0) } ?? -1, settled: settled))
        return number
    }

    /// Notes that the next state's steps were played.
    mutating func expand(transitionCount: Int) { transitionCounts.append(UInt16(clamping: transitionCount)) }

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

// MARK: - Records

extension VisitedStates {
    /// The states of a record. Nil if a step is none of the scene.
    init?(_ record: ExploreRecord, step: (String) -> ExploreStep?) {
        for text in record.steps {
            guard let step = step(text) else { return nil }
            _ = number(of: step)
        }
        guard steps.count == record.steps.count else { return nil }
        for state in record.states {
            let step = state.step < 0 ? nil : steps[Int(state.step)]
            guard add(state.key, after: state.parent, step, settled: state.isSettled) != nil else { return nil }
        }
        transitionCounts = record.transitionCounts
    }

    func record(failures: [ExploreRecord.Failure]) -> ExploreRecord {
        let states = zip(numbers.keys, origins).map { key, origin in
            ExploreRecord.State(key: key, parent: origin.parent, step: origin.step, isSettled: origin.settled)
        }
        return ExploreRecord(
            steps: steps.map { $0.text }, states: states, transitionCounts: transitionCounts, failures: failures)
    }
}
