extension Engine {
    /// Lets virtual time pass, up to `Limits.clockMilliseconds` in all.
    mutating func advance(byMilliseconds duration: Int) throws(GestureRefusal) {
        let rest = Limits.clockMilliseconds - clock.milliseconds
        let time = clock.milliseconds + max(0, min(duration, rest))
        try runEvents(by: time)
        if !hasException { clock.advance(to: time) }
    }

    /// Runs until nothing is pending.
    mutating func settle() throws(GestureRefusal) {
        try runEvents(by: .max)
    }

    /// Lets everything happen that is due by a time, in order. Loads that begin loads for ever are refused after
    /// `Limits.settledEvents`.
    private mutating func runEvents(by limit: Int) throws(GestureRefusal) {
        var events = 0
        while !hasException, runNextEvent(by: limit) {
            events += 1
            guard events < Limits.settledEvents else { throw .neverSettles }
        }
    }

    /// The next thing that is due: snapshots from other queues at once; at one instant loads come first, then the
    /// others in the order below. False when nothing is due by the limit.
    mutating func runNextEvent(by limit: Int) -> Bool {
        if showOutstandingSnapshot() { return true }
        let coming = nextComing(by: limit)
        if let event = clock.takeNext(by: coming?.milliseconds ?? limit) {
            switch event.kind {
            case .load(let id): deliver(id)
            case .objects(let id): deliver(id)
            case .mainQueue(let id): call { $0.run(id, engine: &$1) }
            }
            return true
        }
        guard let coming else { return false }
        clock.advance(to: coming.milliseconds)
        switch coming {
        case .gap: forEachFinger { $0.followPendingGaps() }
        case .scrolling: forEachFinger { $0.scrollByDueRow() }
        case .springLoading: forEachFinger { $0.continueSpringLoading() }
        case .flight: continueFlights()
        case .ending: tellDueEnds()
        case .update: forEachFinger { $0.repeatUpdate() }
        case .animation: endDueAnimations()
        }
        return true
    }

    /// What comes by itself next, and when: of a finger that rests, after a release, and of animations.
    private enum Coming {
        case gap(Int), scrolling(Int), springLoading(Int), flight(Int), ending(Int), update(Int), animation(Int)

        var milliseconds: Int {
            switch self {
            case .gap(let time), .scrolling(let time), .springLoading(let time), .flight(let time), .ending(let time),
                .update(let time), .animation(let time):
                time
            }
        }
    }

    /// The earliest that is due by the limit; of several at one instant, the first in the order below.
    private func nextComing(by limit: Int) -> Coming? {
        var next: Coming?
        let candidates: [Coming?] = [
            hands.nextGapMilliseconds.map { .gap($0) }, hands.nextAutoScrollMilliseconds.map { .scrolling($0) },
            nextSpringLoadingMilliseconds.map { .springLoading($0) },
            animations.nextFlightMilliseconds.map { .flight($0) },
            animations.nextEndingMilliseconds.map { .ending($0) },
            limit == .max ? nil : nextUpdateMilliseconds.map { .update($0) },
            animations.nextEndMilliseconds.map { .animation($0) },
        ]
        for case .some(let candidate) in candidates where candidate.milliseconds <= limit {
            if candidate.milliseconds < next?.milliseconds ?? .max { next = candidate }
        }
        return next
    }

    /// By the alternative of Q28 a timer repeats the update; nothing would ever settle if that counted as pending.
    private var nextUpdateMilliseconds: Int? {
        guard rulebook.repeatsUpdates, sessions.contains(where: { $0.drag.finger != nil }) else { return nil }
        let period = Decisions.updateTimerMilliseconds
        return (clock.milliseconds / period + 1) * period
    }

    private mutating func repeatUpdate() {
        if let list = drag?.finger?.list { update(list, because: .timer) }
    }
}

/// Time, one event after another, for whoever has to wait for real work in between.
extension Engine {
    /// `settle` or `wait`, of which nothing has happened yet. Refused where `perform(_:)` would be.
    package mutating func beginPassingTime(_ gesture: Gesture) throws(GestureRefusal) {
        guard !hasException else { throw .crashed }
        guard recording.callDepth == 0 else { throw .insideCall }
        for index in lists.indices { lists[index].isReloading = false }
        record(.gesture(gesture), nil)
    }

    /// Lets the next thing happen that is due by a time; false when nothing is.
    package mutating func passEvent(by limit: Int) -> Bool {
        !hasException && runNextEvent(by: limit)
    }

    /// All that was due by a time has happened.
    package mutating func endPassingTime(at time: Int) {
        if !hasException { clock.advance(to: min(time, Limits.clockMilliseconds)) }
    }
}

extension Engine {
    /// `DispatchQueue.main.async`: the block runs when time is let pass, after what is already waiting.
    package mutating func dispatchToMain(in list: ListID) -> MainQueueBlockID? {
        mayAct(on: list) ? clock.scheduleOnMainQueue() : nil
    }
}

/// The engine's limits, each named.
package enum Limits {
    /// Events that one `settle`, `wait` or spring loading may run through.
    package static let settledEvents = 100_000

    /// Completion handlers that run inside one another when loads are cancelled; the next one waits for its turn.
    package static let nestedCompletions = 32

    /// Fingers that may take part, counted from 1.
    package static let fingers = 10

    /// Virtual time never passes this many milliseconds: about 12 days. Fits an `Int` of 32 bits twice.
    package static let clockMilliseconds = 1 << 30
}
