/// Loads of single items: when they may begin, how they end.
extension Engine {
    package subscript(load id: LoadID) -> Load {
        _read { yield loads[Int(id.rawValue)] }
        _modify { yield &loads[Int(id.rawValue)] }
    }

    /// Asks an item's provider for its data. The answer comes when virtual time reaches it, never before this returns
    /// (R072). Nil when UIKit has raised, or the list is gone.
    package mutating func load(_ item: ItemID, as request: LoadRequest = .first, in list: ListID) -> LoadID? {
        guard mayAct(on: list) else { return nil }
        let answer = answer(to: request, for: item, in: list)
        record(.action(.load(item, request, type: answer.representation?.type), list: list), request.rule)
        return begin(item, answer, in: list)
    }

    /// Begins a load: the provider's load handler runs now (R219).
    mutating func begin(_ item: ItemID, _ answer: ProviderAnswer, in list: ListID) -> LoadID {
        let id = LoadID(rawValue: Int32(loads.count))
        let refusal = refusal(in: list)
        var load = Load(id: id, item: item, list: list, result: refusal.map { .failure($0) } ?? answer.result)
        load.startMilliseconds = clock.milliseconds
        if refusal == nil, let representation = answer.representation {
            load.durationMilliseconds = max(0, representation.delayMilliseconds)
            deliveries.providedItems.append(item)
        }
        loads.append(load)
        clock.schedule(.load(id), afterMilliseconds: load.durationMilliseconds)
        if refusal == nil {
            dropLoads.append(id)
            if coordinator?.list == list { coordinator?.loads.append(id) }
        }
        return id
    }

    /// Why data cannot be asked for now: before the drop (R066), or at any other time outside `performDrop` (R072).
    func refusal(in list: ListID) -> LoadError? {
        if coordinator?.list == list { return self[list].kind == .view || obeys(.r174) ? nil : .outsideDrop }
        let isBeforeDrop = coordinator == nil && drag != nil
        return obeys(isBeforeDrop ? .r066 : .r072) ? .outsideDrop : nil
    }

    /// Time has reached a load's answer. A provider that went on after a cancel finds nobody waiting (R214).
    mutating func deliver(_ id: LoadID) {
        guard !self[load: id].isWaitingForProvider || self[load: id].state != .pending else {
            self[load: id].isOverdue = true
            return
        }
        switch self[load: id].state {
        case .pending:
            let result = self[load: id].result
            finish(id, result == .failure(.cancelled) ? .cancelled : .finished, with: result)
        case .cancelled where !provision(of: self[load: id].item).stopsWhenCancelled:
            record(.note(.dataArrivedTooLate(self[load: id].item)), .r214)
        case .cancelled, .finished: break
        }
    }

    /// The provider of a Swift program has put its answer off until virtual time comes to it: nothing is delivered
    /// before `resumeLoad(_:)`.
    package mutating func suspendLoad(_ id: LoadID) { self[load: id].isWaitingForProvider = true }

    /// The provider has answered.
    package mutating func resumeLoad(_ id: LoadID) {
        guard self[load: id].isWaitingForProvider else { return }
        self[load: id].isWaitingForProvider = false
        self[load: id].durationMilliseconds = max(
            self[load: id].durationMilliseconds, clock.milliseconds - self[load: id].startMilliseconds)
        if self[load: id].isOverdue { clock.schedule(.load(id), afterMilliseconds: 0) }
    }

    /// A load has ended: its completion handler runs (R077), then its temporary file is deleted (R217).
    mutating func finish(_ id: LoadID, _ state: Load.State, with result: LoadResult) {
        self[load: id].state = state
        self[load: id].result = result
        self[load: id].endMilliseconds = clock.milliseconds
        if case .failure(let error) = result { deliveries.lastError = error }
        guard self[load: id].objectsLoad == nil else {
            noteFailure(of: id)
            objectHasLoaded(id)
            endTransfer(of: id)
            return
        }
        let queue: CompletionQueue = obeys(.r077) ? .background : .main
        record(.note(.loadFinished(self[load: id].item, result, on: queue)), result.rule)
        if case .delivered(let delivery) = result { deliveries.add(delivery) }
        deliveries.lastQueue = queue
        handledLoads.append(id)
        callDepth += 1
        respondent.finish(id, with: result, engine: &self)
        callDepth -= 1
        handledLoads.removeLast()
        endTransfer(of: id)
    }

    /// The completion of `loadObjects` has no error: the trace is where it shows (R076).
    private mutating func noteFailure(of id: LoadID) {
        let result = self[load: id].result
        guard self[load: id].state == .finished, case .failure = result else { return }
        record(.note(.loadFinished(self[load: id].item, result, on: obeys(.r077) ? .background : .main)), result.rule)
    }

    /// Whether the file that a load delivered is still there: an original stays, a copy is deleted when the completion
    /// handler returns (R217). False for what is no file.
    package func hasFile(of id: LoadID) -> Bool {
        guard case .delivered(let delivery) = self[load: id].result, case .file(_, let isInPlace) = delivery.form else {
            return false
        }
        return isInPlace || handledLoads.contains(id)
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
