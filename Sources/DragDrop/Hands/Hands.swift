/// What a person holds: each finger may carry a drag of its own (R027), or move a row without one.
package struct Hands: Sendable {
    /// By finger, counted from 1.
    private var hands = [Hand()]

    /// The finger that acts, counted from 1.
    package private(set) var acting = 1

    /// A row that is being moved without a drag session (R146, R147).
    package internal(set) var movement: InteractiveMovement?

    /// Where in a plain view a finger touches, while the gesture that does so is played; nil where nobody has said.
    package internal(set) var touchedPlace: FingerLocation.Place?

    /// `previewProvider` of the items that had one set since the last lift (R017).
    var previewProviders: [ItemID: PreviewAnswer] = [:]

    /// What was added to a session last (R022).
    package internal(set) var itemsAddedLast: [ItemID] = []

    /// How the last session ended; nil before the first.
    package internal(set) var lastOperation: DropOperation?

    subscript(finger: Int) -> Hand { hands[finger - 1] }

    /// The hand of the finger that acts.
    var current: Hand {
        _read { yield hands[acting - 1] }
        _modify { yield &hands[acting - 1] }
    }

    /// The gestures that follow are made with that finger.
    mutating func use(finger: Int) {
        while hands.count < finger { hands.append(Hand()) }
        acting = finger
    }

    /// The fingers that have ever been used, the acting one first, the others ascending.
    var fingers: [Int] {
        [acting] + (1...hands.count).filter { $0 != acting }
    }

    /// Every session that runs, by finger, ascending.
    package var sessions: [(finger: Int, drag: DragState)] {
        hands.indices.compactMap { index in hands[index].drag.map { (finger: index + 1, drag: $0) } }
    }

    /// The fingers whose session has begun (R001).
    var draggingFingers: [Int] {
        hands.indices.filter { hands[$0].drag?.phase == .dragging }.map { $0 + 1 }
    }

    /// The finger whose session is inside a list, and so may have opened its gap; nil when there is none.
    func fingerInside(_ list: ListID) -> Int? {
        hands.firstIndex { $0.isInside(list) }.map { $0 + 1 }
    }

    /// Whether another finger's session is inside the list already.
    func isTaken(_ list: ListID) -> Bool {
        hands.indices.contains { $0 + 1 != acting && hands[$0].isInside(list) }
    }

    /// Takes away what every finger holds: UIKit has raised.
    mutating func letGo() {
        for index in hands.indices { hands[index] = Hand() }
        movement = nil
    }
}

/// When something happens to fingers that rest.
extension Hands {
    /// The time at which a waiting gap follows next.
    var nextGapMilliseconds: Int? {
        earliest { drag in drag.visits.compactMap { $0.pendingGap?.dueMilliseconds }.min() }
    }

    /// The time at which a list scrolls next.
    var nextAutoScrollMilliseconds: Int? {
        earliest { $0.autoScroll?.dueMilliseconds }
    }

    /// The earliest of the times that drags have.
    func earliest(_ milliseconds: (DragState) -> Int?) -> Int? {
        hands.compactMap { $0.drag.flatMap(milliseconds) }.min()
    }
}
