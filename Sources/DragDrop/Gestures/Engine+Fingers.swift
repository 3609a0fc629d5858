/// What one finger holds: a drag of its own, or nothing (R027).
struct Hand: Sendable {
    var drag: DragState?
    var isTouchingWithoutDrag = false
}

/// Several fingers: each may carry a drag. The engine's `drag` is always that of the finger that acts.
extension Engine {
    /// The gestures that follow are made with that finger.
    mutating func use(finger: Int) {
        guard finger != self.finger else { return }
        otherHands[self.finger] = Hand(drag: drag, isTouchingWithoutDrag: isTouchingWithoutDrag)
        let hand = otherHands.removeValue(forKey: finger) ?? Hand()
        self.finger = finger
        drag = hand.drag
        isTouchingWithoutDrag = hand.isTouchingWithoutDrag
    }

    /// Does something for each finger that holds anything, the acting one first. O(fingers).
    mutating func forEachFinger(_ body: (inout Engine) -> Void) {
        let acting = finger
        body(&self)
        for other in otherHands.keys.sorted() {
            use(finger: other)
            body(&self)
        }
        use(finger: acting)
    }

    /// Every session that runs, by finger, ascending.
    package var sessions: [(finger: Int, drag: DragState)] {
        var sessions = otherHands.compactMap { number, hand in hand.drag.map { (finger: number, drag: $0) } }
        if let drag { sessions.append((finger: finger, drag: drag)) }
        return sessions.sorted { $0.finger < $1.finger }
    }

    /// The fingers whose session has begun (R001).
    var draggingFingers: [Int] {
        sessions.filter { $0.drag.phase == .dragging }.map { $0.finger }
    }

    /// Does something as if the finger of a session made the gesture.
    mutating func onBehalf(of finger: Int, _ body: (inout Engine) -> Void) {
        let acting = self.finger
        use(finger: finger)
        body(&self)
        use(finger: acting)
    }

    /// The finger whose session is inside a list, and so may have opened its gap; nil when there is none.
    func fingerInside(_ list: ListID) -> Int? {
        sessions.first { $0.drag.visits.contains { $0.list == list && $0.isInside } }?.finger
    }

    /// Whether another finger's session is inside the list already.
    func isTaken(_ list: ListID) -> Bool {
        otherHands.values.contains { hand in
            hand.drag?.visits.contains { $0.list == list && $0.isInside } ?? false
        }
    }
}
