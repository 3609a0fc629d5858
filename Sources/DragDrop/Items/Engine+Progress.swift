/// How far loads are, and cancelling them (R078, R214).
extension Engine {
    /// `session.progress`: every load of the last drop that was performed (R078). Nil before the first load.
    package var sessionProgress: LoadProgress? {
        guard obeys(.r078), !dropLoads.isEmpty else { return nil }
        return LoadProgress(sumOf: dropLoads.map { self[load: $0].progress(atMilliseconds: clock.milliseconds) })
    }

    /// The progress of the latest load of an item (R214).
    package func progress(of item: ItemID) -> LoadProgress? {
        guard obeys(.r214) else { return nil }
        return loads.last { $0.item == item }?.progress(atMilliseconds: clock.milliseconds)
    }

    /// `progress.cancel()` for the loads of one item (R214), or of `session.progress` for all that remain (R078).
    package mutating func cancelLoads(of item: ItemID?, in list: ListID) {
        guard mayAct(on: list) else { return }
        let rule: RuleID = item == nil ? .r078 : .r214
        record(.action(.cancelProgress(item), list: list), rule)
        guard obeys(rule) else { return }
        let candidates = item == nil ? dropLoads : loads.map { $0.id }
        for id in candidates where self[load: id].state == .pending && (item == nil || self[load: id].item == item) {
            cancel(id)
        }
    }

    /// The provider hears of it, and the completion handler is called at once, whether the provider honours it or not.
    private mutating func cancel(_ id: LoadID) {
        guard obeys(.r214) else { return }
        record(.note(.providerCancelled(self[load: id].item)), .r214)
        guard callDepth < Limits.nestedCompletions else {
            self[load: id].result = .failure(.cancelled)
            clock.schedule(.load(id), afterMilliseconds: 0)
            return
        }
        finish(id, .cancelled, with: .failure(.cancelled))
    }
}
