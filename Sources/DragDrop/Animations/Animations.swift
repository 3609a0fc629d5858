/// Activity after a gesture: animations that an app joined, items flying into views, and session ends that lists are
/// yet to be notified of.
package struct Animations: Sendable {
    /// In the order in which they began.
    private(set) var running: [DragAnimation] = []
    private var animationCount: Int32 = 0
    private var completionCount: Int32 = 0

    /// The animator that `animator …` refers to: usually the one that the app received last.
    var animatorAtHand: AnimationID?

    /// Items flying into plain views.
    private(set) var flights: [DropFlight] = []

    /// Session ends whose notification is pending.
    private(set) var endings: [Ending] = []

    /// The items that faded in place at the end of the last session (Q13).
    package internal(set) var faded: [ItemID] = []

    /// The items of the last drop in a list, in the order of the coordinator.
    private(set) var landings: [LandedItem] = []

    // MARK: - Animators

    /// The animation of the current animator.
    var atHand: DragAnimation? {
        animatorAtHand.flatMap { id in running.first { $0.id == id } }
    }

    /// Records that the app animates alongside the current animator.
    mutating func join() {
        for index in running.indices where running[index].id == animatorAtHand { running[index].hasAnimations = true }
    }

    /// Adds a completion block to the current animator.
    mutating func addCompletion() -> CompletionID {
        let id = CompletionID(rawValue: completionCount)
        completionCount += 1
        for index in running.indices where running[index].id == animatorAtHand {
            running[index].completions.append(id)
        }
        return id
    }

    /// Begins an animation. The app can join it until it receives the next animator.
    mutating func begin(
        _ kind: DragAnimation.Kind, for item: ItemID?, in list: ListID, finger: Int, endMilliseconds: Int
    ) {
        let id = AnimationID(rawValue: animationCount)
        animationCount += 1
        running.append(
            DragAnimation(
                id: id, kind: kind, list: list, finger: finger, item: item, endMilliseconds: endMilliseconds))
        animatorAtHand = id
    }

    /// Removes the animators that the app did not join.
    mutating func forgetUnjoined() {
        running.removeAll { $0.completions.isEmpty && !$0.hasAnimations }
    }

    /// After `performDropWith` returns, no animator is current, and those that the app did not join end (R169).
    mutating func takeAnimatorsBack() {
        animatorAtHand = nil
        forgetUnjoined()
    }

    /// Removes the matching animations and returns them, oldest first.
    mutating func take(where isEnding: (DragAnimation) -> Bool) -> [DragAnimation] {
        let ended = running.filter(isEnding)
        if !ended.isEmpty { running.removeAll(where: isEnding) }
        return ended
    }

    /// The time of the next end of an animation.
    var nextEndMilliseconds: Int? {
        running.map { $0.endMilliseconds }.min()
    }
}

/// Items flying into plain views (R245).
extension Animations {
    mutating func beginFlights(of items: [DragState.Item], into list: ListID, atMilliseconds time: Int) {
        for item in items {
            let isShown = item.preview != .none && !faded.contains(item.id)
            flights.append(
                DropFlight(
                    item: item.id, list: list,
                    seatMilliseconds: isShown ? time + Decisions.plainDropSeatMilliseconds : nil,
                    endMilliseconds: time + Decisions.plainDropMilliseconds))
        }
    }

    /// The plain view that an item is flying into.
    package func viewReceiving(_ item: ItemID) -> ListID? {
        flights.last { $0.item == item }?.list
    }

    /// The time at which the next preview arrives or the next animation ends.
    var nextFlightMilliseconds: Int? {
        flights.map { $0.seatMilliseconds ?? $0.endMilliseconds }.min()
    }

    /// Seats the previews that arrive by a time, and returns their flights.
    mutating func seatFlights(by time: Int) -> [DropFlight] {
        var seated: [DropFlight] = []
        for index in flights.indices where flights[index].seatMilliseconds.map({ $0 <= time }) ?? false {
            flights[index].seatMilliseconds = nil
            seated.append(flights[index])
        }
        return seated
    }

    /// Removes the finished flights. Returns false if there are none.
    mutating func endFlights(by time: Int) -> Bool {
        let count = flights.count
        flights.removeAll { $0.endMilliseconds <= time }
        return flights.count < count
    }
}

/// Landing places of the previews of a drop in a list.
extension Animations {
    mutating func beginLandings(of items: [DropCoordinator.Item], at landing: DropLanding?) {
        landings = items.map { LandedItem(item: $0.id, landing: landing) }
    }

    /// Where an item of the last drop in a list landed; nil for an item that was not dropped.
    package func landing(of item: ItemID) -> DropLanding? {
        for landed in landings where landed.item == item { return landed.landing }
        return nil
    }

    func items(landingAt landing: DropLanding) -> [ItemID] {
        landings.filter { $0.landing == landing }.map { $0.item }
    }

    /// Sets the landing of one waiting item; the drop may contain an item several times (R024). Returns false when no
    /// such item waits any more. An item that is not in the drop has no landing, which is no error.
    mutating func land(_ item: ItemID, _ landing: DropLanding, obeying rulebook: Rulebook) -> Bool {
        guard let first = landings.firstIndex(where: { $0.item == item }) else { return true }
        let waiting = landings.firstIndex { $0.item == item && $0.landing == .standard }
        guard waiting != nil || !rulebook.countsFirstDropCallAlone else { return false }
        landings[waiting ?? first].landing = landing
        return true
    }
}

/// Pending last calls of ended sessions.
extension Animations {
    mutating func wait(for ending: Ending) {
        endings.append(ending)
    }

    /// The time of the next pending end.
    var nextEndingMilliseconds: Int? {
        endings.map { $0.dueMilliseconds }.min()
    }

    /// Removes the due ends and returns them in the order in which they were added.
    mutating func takeEndings(by time: Int) -> [Ending] {
        let due = endings.filter { $0.dueMilliseconds <= time }
        endings.removeAll { $0.dueMilliseconds <= time }
        return due
    }

    /// Whether the list's last drop session is still ending, during which it lifts nothing (R092).
    func isFinishingDrop(_ list: ListID) -> Bool {
        endings.contains { $0.call.question == .dropDidEnd && $0.call.list == list }
    }

    /// Whether the list's last drag session is still ending.
    func isFinishingDrag(_ list: ListID) -> Bool {
        endings.contains { $0.call.question == .dragDidEnd && $0.call.list == list }
    }
}
