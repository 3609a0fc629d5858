package import DragDrop

/// What an exploration of one number of rows has reached: enough to go on later, and to join shards.
package struct ExploreRecord: Equatable, Sendable {
    /// A state, in the order in which the states were reached.
    package struct State: Equatable, Sendable {
        package let key: StateKey

        /// The state before it, and an index into `steps`; -1 for the first state.
        package let parent: Int32
        package let step: Int32

        /// Whether everything that was pending happened after the step.
        package let isSettled: Bool
    }

    /// A failure, and where it was found.
    package struct Failure: Equatable, Sendable {
        package let finding: ExploreCertificate.Finding

        /// Tells failures apart that have the same title.
        package let identity: String

        /// The last state that does not fail, and the step after it; no step if the start fails.
        package let state: Int32
        package let step: String?

        /// The number of the path's first step among the steps from the start.
        package let firstStep: Int
    }

    /// A pattern of a delegate.
    package struct Reached: Equatable, Sendable {
        package let pattern: ExploreCertificate.Reached

        /// The number of the first step among the steps from the start.
        package let firstStep: Int

        package init(pattern: ExploreCertificate.Reached, firstStep: Int) {
            self.pattern = pattern
            self.firstStep = firstStep
        }
    }

    /// Nil for the rows as written.
    package var rows: Int?

    /// The texts of the steps that lead to a state.
    package var steps: [String]
    package var states: [State]

    /// The number of steps from each state, as far as they were played.
    package var transitionCounts: [UInt16]
    package var failures: [Failure]

    /// A hash of the texts of the scene; empty where nobody asks.
    package var texts = ""

    /// The patterns of delegates that were reached.
    package var reached: [Reached] = []

    /// Whether states with equal keys were told apart, since the delegate remembers more than its data.
    package var isUnmerged = false

    /// The number of steps to each state.
    var depths: [Int32] {
        var depths: [Int32] = []
        depths.reserveCapacity(states.count)
        for state in states { depths.append(state.parent < 0 ? 0 : depths[Int(state.parent)] + 1) }
        return depths
    }
}

extension ExploreRecord {
    /// Why a record cannot be gone on from.
    package enum Fault: Error {
        /// The file of the scene has changed since.
        case otherScene

        package var description: String { "the scene is not the one that was explored; explore it from the start" }
    }
}
