/// The state of all fingers: each may carry a drag (R027), or move a row without one.
package struct Hands: Sendable {
    /// Indexed by finger, which counts from 1.
    private var hands = [Hand()]

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

    subscript(finger: Int) -> Hand { hands[finger - 1] }

    /// The hand of the acting finger.
    var current: Hand {
        _read { yield hands[acting - 1] }
        _modify { yield &hands[acting - 1] }
    }

    /// Makes a finger the acting one.
    mutating func use(finger: Int) {
        while hands.count < finger { hands.append(Hand()) }
        acting = finger
    }

    /// All fingers up to the highest one used so far, the acting one first, the others ascending.
    var fingers: [Int] {
        [acting] + (1...hands.count).filter { $0 != acting }
    }

    /// The running sessions, ascending by finger.
    package var sessions: [(finger: Int, drag: DragState)] {
        hands.indices.compactMap { index in hands[index].drag.map { (finger: index + 1, drag: $0) } }
    }

    /// The fingers with a begun session (R001).
    var draggingFingers: [Int] {
        hands.indices.filter { hands[$0].drag?.phase == .dragging }.map { $0 + 1 }
    }

    /// The finger whose session is inside a list and may have opened its gap; nil for none.
    func fingerInside(_ list: ListID) -> Int? {
        hands.firstIndex { $0.isInside(list) }.map { $0 + 1 }
    }

    /// Whether another finger's session is already inside the list.
    func isTaken(_ list: ListID) -> Bool {
        hands.indices.contains { $0 + 1 != acting && hands[$0].isInside(list) }
    }

    /// Clears the state of all fingers after a UIKit exception.
    mutating func letGo() {
        for index in hands.indices { hands[index] = Hand() }
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
        hands.compactMap { $0.drag.flatMap(milliseconds) }.min()
    }
}
