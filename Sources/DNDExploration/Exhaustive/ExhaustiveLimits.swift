/// Where an exhaustive exploration stops before it has played everything.
package struct ExhaustiveLimits: Sendable, Equatable {
    /// The maximum number of steps in a row; nil for any.
    package var depth: Int?

    /// The maximum number of states, which bounds the memory: up to 63 bytes each, and some thousand for each state of
    /// the last two depths.
    package var states: Int

    package static let standardStates = 1_000_000

    package init(depth: Int? = nil, states: Int = standardStates) {
        self.depth = depth
        self.states = states
    }

    /// A limit that was hit, so that gestures remain which were not played.
    package enum Hit: Equatable, Sendable {
        case depth(Int)
        case states(Int)
        /// The one who waits has stopped it.
        case interrupted

        /// `depth 6`
        package var description: String {
            switch self {
            case .depth(let steps): "depth \(steps)"
            case .states(let count): "\(count) states"
            case .interrupted: "Ctrl-C"
            }
        }
    }
}
