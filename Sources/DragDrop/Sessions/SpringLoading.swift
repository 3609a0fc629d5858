/// Spring loading under a resting finger (R202).
package struct SpringLoading: Hashable, Sendable {
    /// `UISpringLoadedInteractionEffectState`.
    package enum State: UInt8, Hashable, Sendable, CaseIterable {
        case inactive, possible, activating, activated
    }

    /// The view that the context names in place of the one under the finger (R204).
    package enum Aim: Hashable, Sendable {
        case cell(ItemID)
        case view(ListID)
    }

    package let list: ListID

    /// The row whose cell is the target; nil in a plain view, which is itself the target (R204).
    package let row: ItemID?

    /// `targetView`, if a delegate or behaviour has set it (R204).
    package internal(set) var aim: Aim?

    /// `targetItem`: the region of the view (R204).
    package internal(set) var region: ItemID?

    /// The virtual time at which the hover over this target began.
    let startMilliseconds: Int

    package internal(set) var state = State.inactive

    /// True once the answer was no or the hover was cancelled, so that nothing more follows from it (R201, R203).
    var isRefused = false

    init(list: ListID, row: ItemID?, startMilliseconds: Int) {
        self.list = list
        self.row = row
        self.startMilliseconds = startMilliseconds
    }

    /// Whether the effect is visible, so that the end of the hover cancels it.
    var isUnderWay: Bool { state == .possible || state == .activating }
}
