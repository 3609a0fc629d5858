extension Engine {
    /// Advances virtual time, up to `Limits.clockMilliseconds` in total.
    mutating func advance(byMilliseconds duration: Int) throws(GestureRefusal) {
        let rest = Limits.clockMilliseconds - clock.milliseconds
        let time = clock.milliseconds + max(0, min(duration, rest))
        try runEvents(by: time)
        if !hasException { clock.advance(to: time) }
    }

    /// Advances virtual time until nothing is pending.
    mutating func settle() throws(GestureRefusal) {
        try runEvents(by: .max)
    }

    /// Runs all events due by a time, in order. Throws `neverSettles` after `Limits.settledEvents` events, for instance
    /// when loads keep beginning loads.
    private mutating func runEvents(by limit: Int) throws(GestureRefusal) {
        var events = 0
        while !hasException, runNextEvent(by: limit) {
            events += 1
            guard events < Limits.settledEvents else { throw .neverSettles }
        }
    }

    /// Runs the next due event: snapshots of other queues first; at the same instant the scheduled events of the clock,
    /// then the others in the order of `nextComing(by:)`. Returns false when nothing is due by the limit.
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

    /// A spontaneous event and its time: of a resting finger, after a release, or of an animation.
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

    /// The earliest event due by the limit; at the same instant the first in the list of candidates.
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

    /// Under the alternative of Q28 a timer repeats the update. It does not count as pending, or nothing would ever
    /// settle.
    private var nextUpdateMilliseconds: Int? {
        guard rulebook.repeatsUpdates, sessions.contains(where: { $0.drag.finger != nil }) else { return nil }
        let period = Decisions.updateTimerMilliseconds
        return (clock.milliseconds / period + 1) * period
    }

    private mutating func repeatUpdate() {
        if let list = drag?.finger?.list { update(list, because: .timer) }
    }
}

/// Time one event at a time, for drivers that do real work between events.
extension Engine {
    /// Begins `settle` or `wait` without running an event. Refused where `perform(_:)` would be.
    package mutating func beginPassingTime(_ gesture: EngineGesture) throws(GestureRefusal) {
        guard !hasException else { throw .crashed }
        guard recording.callDepth == 0 else { throw .insideCall }
        for index in lists.indices { lists[index].isReloading = false }
        record(.gesture(gesture), nil)
    }

    /// Runs the next event due by a time; returns false when there is none.
    package mutating func passEvent(by limit: Int) -> Bool {
        !hasException && runNextEvent(by: limit)
    }

    /// Advances the clock to a time, after all events due by it have run.
    package mutating func endPassingTime(at time: Int) {
        if !hasException { clock.advance(to: min(time, Limits.clockMilliseconds)) }
    }
}

extension Engine {
    /// `DispatchQueue.main.async`: the block runs when time advances, after the blocks already waiting. Nil after an
    /// exception.
    package mutating func dispatchToMain(in list: ListID) -> MainQueueBlockID? {
        mayAct(on: list) ? clock.scheduleOnMainQueue() : nil
    }
}

/// The engine's limits, each named.
package enum Limits {
    /// The maximum number of events in one `settle`, `wait` or spring loading.
    package static let settledEvents = 100_000

    /// The maximum nesting of completion handlers when loads are cancelled; deeper ones wait for their turn.
    package static let nestedCompletions = 32

    /// The maximum number of fingers, counted from 1.
    package static let fingers = 10

    /// The maximum of virtual time in milliseconds: about 12 days. With a nominal duration added it fits a 32-bit
    /// `Int`.
    package static let clockMilliseconds = 1 << 30
}
