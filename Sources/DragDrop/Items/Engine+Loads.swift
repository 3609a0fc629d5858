/// Loads of items: when they may begin, and how they end.
extension Engine {
    /// Asks an item's provider for its data. The answer comes when virtual time reaches it, never before this returns
    /// (R072). Nil when UIKit has raised, or the list is gone.
    package mutating func load(_ item: ItemID, as request: LoadRequest = .first, in list: ListID) -> LoadID? {
        guard mayAct(on: list) else { return nil }
        let answer = offer(of: item, to: list).answer(to: request)
        record(.action(.load(item, request, type: answer.representation?.type), list: list), request.rule)
        return begin(item, answer, in: list)
    }

    /// Begins a load: the provider's load handler runs now (R219).
    private mutating func begin(_ item: ItemID, _ answer: ProviderAnswer, in list: ListID) -> LoadID {
        let refusal = refusal(in: list)
        let id = loads.add(
            of: item, in: list, result: refusal.map { .failure($0) } ?? answer.result,
            from: refusal == nil ? answer.representation : nil, atMilliseconds: clock.milliseconds)
        clock.schedule(.load(id), afterMilliseconds: loads[id].durationMilliseconds)
        if refusal == nil {
            loads.noteAsPartOfDrop(id)
            if coordinator?.list == list { coordinator?.loads.append(id) }
        }
        return id
    }

    /// Why data cannot be asked for now: before the drop (R066), or at any other time outside `performDrop` (R072).
    private func refusal(in list: ListID) -> LoadError? {
        if coordinator?.list == list {
            return !adapter(of: list).traits.hasIndexPaths || rulebook.loadsFromCoordinators ? nil : .outsideDrop
        }
        return rulebook.refusalOfLoad(isBeforeDrop: coordinator == nil && drag != nil)
    }

    /// Time has reached a load's answer. A provider that went on after a cancel finds nobody waiting (R214).
    mutating func deliver(_ id: LoadID) {
        guard !loads[id].isWaitingForProvider || loads[id].state != .pending else {
            loads[id].isOverdue = true
            return
        }
        switch loads[id].state {
        case .pending:
            let result = loads[id].result
            finish(id, result == .failure(.cancelled) ? .cancelled : .finished, with: result)
        case .cancelled where !providerConfiguration(of: loads[id].item).stopsWhenCancelled:
            record(.note(.dataArrivedTooLate(loads[id].item)), .r214)
        case .cancelled, .finished: break
        }
    }

    /// A load has ended: its completion handler runs (R077), then its temporary file is deleted (R217).
    private mutating func finish(_ id: LoadID, _ state: Load.State, with result: LoadResult) {
        loads.end(id, state, with: result, atMilliseconds: clock.milliseconds)
        let queue = rulebook.loadQueue
        if loads[id].isOneOfSeveral {
            // The completion of `loadObjects` has no error: the trace is where it shows (R076).
            if state == .finished, case .failure = result { recordEnd(of: id, with: result, on: queue) }
            if let group = loads.arrive(id) { deliver(group) }
        } else {
            recordEnd(of: id, with: result, on: queue)
            loads.beginHandling(id, with: result, on: queue)
            call { $0.finish(id, with: result, engine: &$1) }
            loads.endHandling()
        }
        loads.removeFromTransfers(id)
        finishTransfersWithoutLoads()
    }

    private mutating func recordEnd(of id: LoadID, with result: LoadResult, on queue: CompletionQueue) {
        record(.note(.loadFinished(loads[id].item, result, on: queue)), result.rule)
    }
}

/// `session.loadObjects(ofClass:completion:)`.
extension Engine {
    /// Loads an object of the class from every item that can give one. Outside `performDrop` there is none (R076).
    package mutating func loadObjects(of wanted: ProviderClass, in list: ListID) -> ObjectsLoadID? {
        guard mayAct(on: list) else { return nil }
        record(.action(.loadObjects(wanted), list: list), .r076)
        let id = loads.addGroup()
        for item in coordinator?.list == list ? coordinator?.items ?? [] : [] {
            let offer = offer(of: item.id, to: list)
            guard offer.canLoad(as: wanted) else { continue }
            loads.add(begin(item.id, offer.answer(to: .object(wanted)), in: list), to: id)
        }
        if loads[id].loads.isEmpty { clock.schedule(.objects(id), afterMilliseconds: 0) }
        return id
    }

    /// All are there: the completion runs on the main queue with what could be made, in the order of the items (R076).
    mutating func deliver(_ id: ObjectsLoadID) {
        let group = loads[id]
        let order = rulebook.deliversObjectsInOrder ? group.loads.filter { group.arrived.contains($0) } : group.arrived
        let queue = rulebook.objectsQueue
        let items = order.map { loads[$0].item }
        record(.note(.objectsLoaded(items, on: queue)), .r076)
        loads.deliver(order, on: queue)
        call { $0.finish(id, with: items, engine: &$1) }
    }
}

/// How far loads are, and cancelling them (R078, R214).
extension Engine {
    /// `session.progress`: every load of the last drop that was performed (R078). Nil before the first load.
    package var sessionProgress: LoadProgress? {
        guard rulebook.hasProgress(ofSession: true), !loads.ofLastDrop.isEmpty else { return nil }
        return LoadProgress(sumOf: loads.ofLastDrop.map { loads[$0].progress(atMilliseconds: clock.milliseconds) })
    }

    /// The progress of the latest load of an item (R214).
    package func progress(of item: ItemID) -> LoadProgress? {
        guard rulebook.hasProgress(ofSession: false) else { return nil }
        return loads.all.last { $0.item == item }?.progress(atMilliseconds: clock.milliseconds)
    }

    /// `progress.cancel()` for the loads of one item (R214), or of `session.progress` for all that remain (R078).
    package mutating func cancelLoads(of item: ItemID?, in list: ListID) {
        guard mayAct(on: list) else { return }
        let rule: RuleID = item == nil ? .r078 : .r214
        record(.action(.cancelProgress(item), list: list), rule)
        guard rulebook.hasProgress(ofSession: item == nil) else { return }
        for id in loads.pending(of: item) where loads[id].state == .pending { cancel(id) }
    }

    /// The provider hears of it, and the completion handler is called at once, whether the provider honours it or not.
    private mutating func cancel(_ id: LoadID) {
        guard rulebook.hasProgress(ofSession: false) else { return }
        record(.note(.providerCancelled(loads[id].item)), .r214)
        guard recording.callDepth < Limits.nestedCompletions else {
            loads[id].result = .failure(.cancelled)
            clock.schedule(.load(id), afterMilliseconds: 0)
            return
        }
        finish(id, .cancelled, with: .failure(.cancelled))
    }

    /// `progressIndicatorStyle` of the session whose drop is being performed (R079).
    package mutating func setProgressIndicatorStyle(_ style: ProgressIndicatorStyle, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.setProgressIndicatorStyle(style), list: list), .r079)
        guard coordinator?.list == list else {
            record(.note(.actionWithoutEffect(list: list)), .r079)
            return
        }
        coordinator?.progressIndicatorStyle = style
    }

    /// Whether the system shows the progress of a transfer that takes long (R079).
    package var showsProgressIndicator: Bool {
        loads.hasLongTransfer(atMilliseconds: clock.milliseconds) { rulebook.showsProgress($0) }
    }

    /// Tells the sources of complete transfers that all has arrived, well or not (R080).
    mutating func finishTransfersWithoutLoads() {
        for source in loads.takeFinishedTransfers(atMilliseconds: clock.milliseconds) where !hasException {
            ask(DelegateCall(.didTransferItems, in: source))
        }
    }
}

/// Providers whose data is real: what a load comes to is known when the provider has answered, not before.
extension Engine {
    /// What a load that is still under way will end in.
    package mutating func expect(_ result: LoadResult, of id: LoadID) {
        guard loads[id].state == .pending else { return }
        loads[id].result = result
    }

    /// The provider of a Swift program has put its answer off until virtual time comes to it: nothing is delivered
    /// before `resumeLoad(_:)`.
    package mutating func suspendLoad(_ id: LoadID) { loads[id].isWaitingForProvider = true }

    /// The provider has answered.
    package mutating func resumeLoad(_ id: LoadID) {
        guard loads.resume(id, atMilliseconds: clock.milliseconds) else { return }
        clock.schedule(.load(id), afterMilliseconds: 0)
    }

    /// A receiver has cancelled a load: its answer is due at once (R214).
    package mutating func cancelLoad(_ id: LoadID) {
        guard loads[id].state == .pending else { return }
        finish(id, .cancelled, with: .failure(.cancelled))
    }
}

extension LoadRequest {
    /// The rule by which the representation is chosen.
    fileprivate var rule: RuleID {
        switch self {
        case .first: .r210
        case .data, .file, .inPlaceFile: .r211
        case .object: .r212
        }
    }
}

extension LoadResult {
    /// Why it ended so: the queue matters for data (R077), the reason for errors (R072, R213, R214).
    fileprivate var rule: RuleID {
        switch self {
        case .delivered: .r077
        case .failure(.outsideDrop): .r072
        case .failure(.cancelled): .r214
        case .failure: .r213
        }
    }
}
