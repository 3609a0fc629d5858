/// The state of all fingers: each may carry a drag (R027), or move a row without one.
package struct Hands: Sendable {
    /// The hand of the acting finger. It stands here and not in the array, since a part of an element cannot be
    /// changed in place without an allocation.
    package internal(set) var current = Hand()

    /// The hands of all fingers but the acting one, in whose place there is an empty hand. Indexed by finger, which
    /// counts from 1.
    private var resting = [Hand()]

    /// The acting finger, counted from 1.
    package private(set) var acting = 1

    /// The row that moves without a drag session (R146, R147).
    package internal(set) var movement: InteractiveMovement?

    /// The place in a plain view that the current gesture touches; nil when unspecified.
    package internal(set) var touchedPlace: FingerLocation.Place?

    /// The preview providers that were set since the last lift before which no session ran (R017).
    var previewProviders: [ItemID: PreviewAnswer] = [:]

    /// The items of the last addition to a session (R022).
    package internal(set) var itemsAddedLast: [ItemID] = []

    /// The operation at the end of the last session; nil before the first.
    package internal(set) var lastOperation: DropOperation?

    subscript(finger: Int) -> Hand { finger == acting ? current : resting[finger - 1] }

    /// Makes a finger the acting one.
    mutating func use(finger: Int) {
        guard finger != acting else { return }
        while resting.count < finger { resting.append(Hand()) }
        resting[acting - 1] = current
        acting = finger
        current = resting[finger - 1]
        resting[finger - 1] = Hand()
    }

    /// All fingers up to the highest one used so far, the acting one first, the others ascending.
    var fingers: [Int] {
        resting.count == 1 ? [acting] : [acting] + allFingers.filter { $0 != acting }
    }

    /// All fingers up to the highest one used so far.
    var allFingers: ClosedRange<Int> { 1...resting.count }

    /// The running sessions, ascending by finger.
    package var sessions: [(finger: Int, drag: DragState)] {
        allFingers.compactMap { finger in self[finger].drag.map { (finger: finger, drag: $0) } }
    }

    /// Whether any finger has a session. Copies none of them.
    var hasSession: Bool { current.hasDrag || resting.contains { $0.hasDrag } }

    /// The fingers with a begun session (R001).
    var draggingFingers: [Int] {
        allFingers.filter { self[$0].drag?.phase == .dragging }
    }

    /// The finger whose session is inside a list and may have opened its gap; nil for none.
    func fingerInside(_ list: ListID) -> Int? {
        allFingers.first { self[$0].isInside(list) }
    }

    /// Whether another finger's session is already inside the list.
    func isTaken(_ list: ListID) -> Bool {
        resting.contains { $0.isInside(list) }
    }

    /// Clears the state of all fingers after a UIKit exception.
    mutating func letGo() {
        current = Hand()
        for index in resting.indices { resting[index] = Hand() }
        movement = nil
    }
}

/// Times of pending events of resting fingers.
extension Hands {
    /// The time at which the next pending gap moves.
    var nextGapMilliseconds: Int? {
        earliest { drag in drag.visits.compactMap { $0.pendingGap?.dueMilliseconds }.min() }
    }

    /// The time at which a list scrolls next.
    var nextAutoScrollMilliseconds: Int? {
        earliest { $0.autoScroll?.dueMilliseconds }
    }

    /// The earliest of a time over all drags.
    func earliest(_ milliseconds: (DragState) -> Int?) -> Int? {
        let first = current.drag.flatMap(milliseconds)
        guard resting.count > 1 else { return first }
        return ([first] + resting.map { $0.drag.flatMap(milliseconds) }).compactMap { $0 }.min()
    }
}
