/// Spring loading under a finger that rests (R202).
package struct SpringLoading: Hashable, Sendable {
    /// `UISpringLoadedInteractionEffectState`.
    package enum State: UInt8, Hashable, Sendable, CaseIterable {
        case inactive, possible, activating, activated
    }

    /// What the context names instead of what lies under the finger (R204).
    package enum Aim: Hashable, Sendable {
        case cell(ItemID)
        case view(ListID)
    }

    package let list: ListID

    /// The row whose cell is the target; nil in a plain view, which is the target itself (R204).
    package let row: ItemID?

    /// `targetView`, once a delegate or a behaviour has replaced it (R204).
    package internal(set) var aim: Aim?

    /// `targetItem`: which region of the view it is (R204).
    package internal(set) var region: ItemID?

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
