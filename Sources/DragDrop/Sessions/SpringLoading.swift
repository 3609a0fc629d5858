/// Spring loading under a finger that rests (R202).
package struct SpringLoading: Hashable, Sendable {
    /// `UISpringLoadedInteractionEffectState`.
    package enum State: UInt8, Hashable, Sendable, CaseIterable {
        case inactive, possible, activating, activated
    }

    let list: ListID

    /// The row whose cell is the target; nil in a plain view, which is the target itself (R204).
    let row: ItemID?

    /// Virtual time at which the finger came.
    let startMilliseconds: Int

    package internal(set) var state = State.inactive

    /// The answer was no: nothing more comes of this hover (R201, R203).
    var isRefused = false

    init(list: ListID, row: ItemID?, startMilliseconds: Int) {
        self.list = list
        self.row = row
        self.startMilliseconds = startMilliseconds
    }

    /// Whether the effect shows, so that the end of the hover cancels it.
    var isUnderWay: Bool { state == .possible || state == .activating }
}
