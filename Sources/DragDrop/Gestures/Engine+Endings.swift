/// With animations, the calls that end a session come when UIKit's own animations are over; without, at the release.
extension Engine {
    /// Tells a list's side of a session that it is over: at once, or later.
    mutating func tellEnd(_ call: DelegateCall, because rule: RuleID? = nil) {
        let delay = delayMilliseconds(of: call)
        guard delay > 0 else {
            ask(call, because: rule)
            return
        }
        var ending = Ending(call: call, dueMilliseconds: clock.milliseconds + delay, rule: rule)
        if waitsForTimeout(call) { ending.rule = .r243 }
        if call.question == .dragDidEnd {
            ending.cells = drag?.cells ?? []
            drag?.cells = []
        }
        endings.append(ending)
    }

    /// How long after the release a list or view hears of the end. Of plain views only their drops were measured.
    private func delayMilliseconds(of call: DelegateCall) -> Int {
        guard device.hasAnimations, let outcome = drag?.outcome else { return 0 }
        guard outcome == .performedInView || self[call.list].kind != .view else { return 0 }
        if waitsForTimeout(call) { return Decisions.dropTimeoutMilliseconds }
        return call.question == .dragDidEnd ? outcome.dragEndMilliseconds : outcome.dropEndMilliseconds
    }

    /// A table's drop session waits when the lifted row was deleted, not moved, and its preview lands on another one
    /// (R243). Collections were measured not to wait (R172).
    private func waitsForTimeout(_ call: DelegateCall) -> Bool {
        guard call.question == .dropDidEnd, self[call.list].kind == .table, obeys(.r243), let drag else { return false }
        return drag.items.contains { item in
            guard item.list == call.list, item.isSourceDeleted, case .row? = landing(of: item.id) else { return false }
            return true
        }
    }

    /// The time at which a list hears of an end next.
    var nextEndingMilliseconds: Int? {
        endings.map { $0.dueMilliseconds }.min()
    }

    /// Tells the ends that are due, in the order in which the session came to them.
    mutating func tellDueEnds() {
        let due = endings.filter { $0.dueMilliseconds <= clock.milliseconds }
        endings.removeAll { $0.dueMilliseconds <= clock.milliseconds }
        for ending in due {
            ask(ending.call, because: ending.rule)
            tellCells(ending.cells, of: .none)
        }
        finishTransfersWithoutLoads()
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
