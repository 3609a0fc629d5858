/// Loads of items: when they may begin, and their results.
extension Engine {
    /// Requests data from an item's provider. The answer comes at its virtual time, never before this call returns. A
    /// request outside `performDrop` fails (R072). Nil when UIKit has raised an exception.
    package mutating func load(_ item: ItemID, as request: LoadRequest = .first, in list: ListID) -> LoadID? {
        guard mayAct(on: list) else { return nil }
        let answer = offer(of: item, to: list).answer(to: request)
        record(.action(.load(item, request, type: answer.representation?.type), list: list), request.rule)
        return begin(item, answer, in: list)
    }

    /// Begins a load and runs the provider's load handler (R219).
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

    /// Why data cannot be requested now: before the drop (R066), or otherwise outside `performDrop` (R072). Nil when it
    /// can.
    private func refusal(in list: ListID) -> LoadError? {
        if coordinator?.list == list {
            return !adapter(of: list).traits.hasIndexPaths || rulebook.loadsFromCoordinators ? nil : .outsideDrop
        }
        return rulebook.refusalOfLoad(isBeforeDrop: coordinator == nil && drag != nil)
    }

    /// Delivers a load's answer when its time comes, or marks it overdue while its provider waits. The data of a
    /// provider that continued after a cancel has no receiver (R214).
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

    /// Ends a load: runs its completion handler (R077), then deletes its temporary file (R217).
    private mutating func finish(_ id: LoadID, _ state: Load.State, with result: LoadResult) {
        loads.end(id, state, with: result, atMilliseconds: clock.milliseconds)
        let queue = rulebook.loadQueue
        if loads[id].isOneOfSeveral {
            // The completion of `loadObjects` has no error, so only the trace shows it (R076).
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
    /// Loads an object of the class from every item that can provide one. Outside `performDrop` no item can (R076).
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

    /// Runs the completion on the main queue when all loads have ended, with the created objects in the order of the
    /// items (R076).
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

/// Progress and cancellation of loads (R078, R214).
extension Engine {
    /// `session.progress`: all loads of the last performed drop (R078). Nil before its first load.
    package var sessionProgress: LoadProgress? {
        guard rulebook.hasProgress(ofSession: true), !loads.ofLastDrop.isEmpty else { return nil }
        return LoadProgress(sumOf: loads.ofLastDrop.map { loads[$0].progress(atMilliseconds: clock.milliseconds) })
    }

    /// The progress of the latest load of an item (R214).
    package func progress(of item: ItemID) -> LoadProgress? {
        guard rulebook.hasProgress(ofSession: false) else { return nil }
        return loads.all.last { $0.item == item }?.progress(atMilliseconds: clock.milliseconds)
    }

    /// `progress.cancel()` for the loads of one item (R214), or of `session.progress` for all remaining loads (R078).
    package mutating func cancelLoads(of item: ItemID?, in list: ListID) {
        guard mayAct(on: list) else { return }
        let rule: RuleID = item == nil ? .r078 : .r214
        record(.action(.cancelProgress(item), list: list), rule)
        guard rulebook.hasProgress(ofSession: item == nil) else { return }
        for id in loads.pending(of: item) where loads[id].state == .pending { cancel(id) }
    }

    /// Notifies the provider, and calls the completion handler at once, even when the provider ignores the cancel.
    /// Inside too many nested handlers, schedules the call instead.
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

    /// `progressIndicatorStyle` of the session whose drop is performed now (R079).
    package mutating func setProgressIndicatorStyle(_ style: ProgressIndicatorStyle, in list: ListID) {
        guard mayAct(on: list) else { return }
        record(.action(.setProgressIndicatorStyle(style), list: list), .r079)
        guard coordinator?.list == list else {
            record(.note(.actionWithoutEffect(list: list)), .r079)
            return
        }
        coordinator?.progressIndicatorStyle = style
    }

    /// Whether the system shows the progress of a long transfer (R079).
    package var showsProgressIndicator: Bool {
        loads.hasLongTransfer(atMilliseconds: clock.milliseconds) { rulebook.showsProgress($0) }
    }

    /// Notifies the sources of complete transfers, successful or not (R080).
    mutating func finishTransfersWithoutLoads() {
        for source in loads.takeFinishedTransfers(atMilliseconds: clock.milliseconds) where !hasException {
            ask(DelegateCall(.didTransferItems, in: source))
        }
    }
}

/// Providers with real data: the result of a load is known only when the provider answers.
extension Engine {
    /// Sets the result of a load in progress.
    package mutating func expect(_ result: LoadResult, of id: LoadID) {
        guard loads[id].state == .pending else { return }
        loads[id].result = result
    }

    /// Records that the provider of a Swift program postpones its answer to a virtual time. Nothing is delivered before
    /// `resumeLoad(_:)`.
    package mutating func suspendLoad(_ id: LoadID) { loads[id].isWaitingForProvider = true }

    /// Records that the provider has answered. An overdue answer is delivered next.
    package mutating func resumeLoad(_ id: LoadID) {
        guard loads.resume(id, atMilliseconds: clock.milliseconds) else { return }
        clock.schedule(.load(id), afterMilliseconds: 0)
    }

    /// Cancels a load for its receiver, whose completion handler runs at once (R214).
    package mutating func cancelLoad(_ id: LoadID) {
        guard loads[id].state == .pending else { return }
        finish(id, .cancelled, with: .failure(.cancelled))
    }
}

extension LoadRequest {
    /// The rule that chooses the representation.
    fileprivate var rule: RuleID {
        switch self {
        case .first: .r210
        case .data, .file, .inPlaceFile: .r211
        case .object: .r212
        }
    }
}

extension LoadResult {
    /// The rule behind the result: the queue matters for data (R077), the reason for errors (R072, R213, R214).
    fileprivate var rule: RuleID {
        switch self {
        case .delivered: .r077
        case .failure(.outsideDrop): .r072
        case .failure(.cancelled): .r214
        case .failure: .r213
        }
    }
}
