/// One request for an item's data.
package struct Load: Hashable, Sendable {
    package let id: LoadID
    package let item: ItemID

    /// Where the data goes.
    package let list: ListID
    package let result: LoadResult
}

/// The data of one drop on its way to the receiver (R032, R080).
struct Transfer: Sendable {
    let source: ListID
    var pending: [LoadID]
}

extension Engine {
    /// Asks an item's provider for its data. The answer comes when virtual time reaches it, never before this returns
    /// (R072); a request outside `performDrop` fails (R066, R072).
    package mutating func load(_ item: ItemID, in list: ListID) -> LoadID? {
        guard mayAct(on: list) else { return nil }
        let provision = provision(of: item)
        record(.action(.load(item, type: isVisible(provision) ? provision.types.first : nil), list: list), .r072)
        let id = LoadID(rawValue: Int32(loads.count))
        let isAllowed = coordinator?.list == list
        let result = isAllowed ? answer(of: provision, for: item, in: list) : .failure(.outsideDrop)
        loads.append(Load(id: id, item: item, list: list, result: result))
        clock.schedule(id, afterMilliseconds: isAllowed ? provision.delayMilliseconds : 0)
        if isAllowed { coordinator?.loads.append(id) }
        return id
    }

    /// Whether the receiver of the drop sees a representation at all: other apps only what is for all (R215).
    private func isVisible(_ provision: Provision) -> Bool {
        !provision.types.isEmpty && (coordinator?.isLocal != false || provision.visibility == .all)
    }

    /// What the provider gives this receiver: nothing that it may not see (R213, R215).
    private func answer(of provision: Provision, for item: ItemID, in list: ListID) -> LoadResult {
        guard isVisible(provision) else { return .failure(.unavailable(type: provision.types.first ?? "public.data")) }
        if let message = provision.failure {
            return .failure(LoadError(domain: "NSItemProviderErrorDomain", code: -1, message: message))
        }
        return .text(provision.text ?? label(of: item))
    }

    /// Time has reached a load's answer: the completion handler runs, then the transfer may be complete (R080).
    mutating func deliver(_ id: LoadID) {
        let load = loads[Int(id.rawValue)]
        record(.note(.loadFinished(load.item, load.result)), .r072)
        if case .text(let text) = load.result { loaded.append(text) }
        callDepth += 1
        respondent.finish(id, with: load.result, engine: &self)
        callDepth -= 1
        for index in transfers.indices { transfers[index].pending.removeAll { $0 == id } }
        finishTransfersWithoutLoads()
    }

    /// Remembers the loads that began inside a drop; the source hears when all have arrived.
    mutating func beginTransfer(of loads: [LoadID]) {
        guard let source = drag?.source else { return }
        transfers.append(Transfer(source: source, pending: loads))
    }

    mutating func finishTransfersWithoutLoads() {
        let finished = transfers.filter { $0.pending.isEmpty }
        transfers.removeAll { $0.pending.isEmpty }
        for transfer in finished where exception == nil {
            ask(DelegateCall(.didTransferItems, in: transfer.source))
        }
    }
}
