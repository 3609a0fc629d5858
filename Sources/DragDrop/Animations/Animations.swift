/// What goes on by itself after a gesture: animations that an app has joined, items on their way into views, and the
/// ends of sessions that lists have still to hear of.
package struct Animations: Sendable {
    /// In the order in which they began.
    private(set) var running: [DragAnimation] = []
    private var animationCount: Int32 = 0
    private var completionCount: Int32 = 0

    /// The animator that `animator …` means.
    var animatorAtHand: AnimationID?

    /// Items on their way into plain views.
    private(set) var flights: [DropFlight] = []

    /// The ends of sessions that lists have still to hear of.
    private(set) var endings: [Ending] = []

    /// The items that faded where they were let go, in the last session that ended (Q13).
    package internal(set) var faded: [ItemID] = []

    /// The items of the last drop in a list, in its order.
    private(set) var landings: [LandedItem] = []

    // MARK: - Animators

    /// The animation of the animator at hand.
    var atHand: DragAnimation? {
        animatorAtHand.flatMap { id in running.first { $0.id == id } }
    }

    /// The app animates alongside the animator at hand.
    mutating func join() {
        for index in running.indices where running[index].id == animatorAtHand { running[index].hasAnimations = true }
    }

    /// Adds a block to the animator at hand.
    mutating func addCompletion() -> CompletionID {
        let id = CompletionID(rawValue: completionCount)
        completionCount += 1
        for index in running.indices where running[index].id == animatorAtHand {
            running[index].completions.append(id)
        }
        return id
    }

    /// Begins an animation, whose animator the app may join until it has the next one.
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

    /// Drops the animators that nobody joined.
    mutating func forgetUnjoined() {
        running.removeAll { $0.completions.isEmpty && !$0.hasAnimations }
    }

    /// Takes the animators away: `performDropWith` has returned (R169).
    mutating func takeAnimatorsBack() {
        animatorAtHand = nil
        forgetUnjoined()
    }

    /// Removes animations, and returns them, the oldest first.
    mutating func take(where isEnding: (DragAnimation) -> Bool) -> [DragAnimation] {
        let ended = running.filter(isEnding)
        if !ended.isEmpty { running.removeAll(where: isEnding) }
        return ended
    }

    /// The time at which an animation ends next.
    var nextEndMilliseconds: Int? {
        running.map { $0.endMilliseconds }.min()
    }
}

/// Items on their way into plain views (R245).
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

    /// The plain view that an item is on its way into.
    package func viewReceiving(_ item: ItemID) -> ListID? {
        flights.last { $0.item == item }?.list
    }

    /// The time at which a preview is in its place, or an animation over, next.
    var nextFlightMilliseconds: Int? {
        flights.map { $0.seatMilliseconds ?? $0.endMilliseconds }.min()
    }

    /// Seats the previews that have arrived by a time, and returns their flights.
    mutating func seatFlights(by time: Int) -> [DropFlight] {
        var seated: [DropFlight] = []
        for index in flights.indices where flights[index].seatMilliseconds.map({ $0 <= time }) ?? false {
            flights[index].seatMilliseconds = nil
            seated.append(flights[index])
        }
        return seated
    }

    /// Removes the flights that are over. False if there are none.
    mutating func endFlights(by time: Int) -> Bool {
        let count = flights.count
        flights.removeAll { $0.endMilliseconds <= time }
        return flights.count < count
    }
}

/// Where the previews of a drop in a list go.
extension Animations {
    mutating func beginLandings(of items: [DropCoordinator.Item], at landing: DropLanding?) {
        landings = items.map { LandedItem(item: $0.id, landing: landing) }
    }

    /// Where an item of the last drop in a list has landed; nil for an item that was not dropped.
    package func landing(of item: ItemID) -> DropLanding? {
        for landed in landings where landed.item == item { return landed.landing }
        return nil
    }

    func items(landingAt landing: DropLanding) -> [ItemID] {
        landings.filter { $0.landing == landing }.map { $0.item }
    }

    /// Gives one item that still waits its landing. Several items may be of one row (R024). False when none waits.
    mutating func land(_ item: ItemID, _ landing: DropLanding, obeying rulebook: Rulebook) -> Bool {
        guard let first = landings.firstIndex(where: { $0.item == item }) else { return true }
        let waiting = landings.firstIndex { $0.item == item && $0.landing == .standard }
        guard waiting != nil || !rulebook.countsFirstDropCallAlone else { return false }
        landings[waiting ?? first].landing = landing
        return true
    }
}

/// The last calls of sessions that are over, still to come.
extension Animations {
    mutating func wait(for ending: Ending) {
        endings.append(ending)
    }

    /// The time at which a list hears of an end next.
    var nextEndingMilliseconds: Int? {
        endings.map { $0.dueMilliseconds }.min()
    }

    /// Removes the ends that are due, and returns them in the order in which the session came to them.
    mutating func takeEndings(by time: Int) -> [Ending] {
        let due = endings.filter { $0.dueMilliseconds <= time }
        endings.removeAll { $0.dueMilliseconds <= time }
        return due
    }

    /// Whether the list's last drop session is not over yet: it lifts nothing (R092).
    func isFinishingDrop(_ list: ListID) -> Bool {
        endings.contains { $0.call.question == .dropDidEnd && $0.call.list == list }
    }

    /// Whether the list's last drag session is not over yet.
    func isFinishingDrag(_ list: ListID) -> Bool {
        endings.contains { $0.call.question == .dragDidEnd && $0.call.list == list }
    }
}
