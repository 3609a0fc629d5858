/// The data of one drop on its way to the receiver (R032, R080).
struct Transfer: Sendable {
    let source: ListID
    var pending: [LoadID]
    let beginMilliseconds: Int

    /// Before that time the drop still animates: the source hears last (Q01).
    let earliestMilliseconds: Int
    let progressIndicatorStyle: ProgressIndicatorStyle
}

extension Engine {
    /// Remembers the loads that began inside a drop; the source hears when all have arrived.
    mutating func beginTransfer(of dropped: DropCoordinator) {
        guard let source = drag?.source else { return }
        transfers.append(
            Transfer(
                source: source, pending: dropped.loads.filter { self[load: $0].state == .pending },
                beginMilliseconds: clock.milliseconds,
                earliestMilliseconds: clock.milliseconds + plainDropDuration(in: dropped.list),
                progressIndicatorStyle: dropped.progressIndicatorStyle))
    }

    /// A load has ended, well or not: the transfer may be complete (R080).
    mutating func endTransfer(of load: LoadID) {
        for index in transfers.indices { transfers[index].pending.removeAll { $0 == load } }
        finishTransfersWithoutLoads()
    }

    mutating func finishTransfersWithoutLoads() {
        let now = clock.milliseconds
        let finished = transfers.filter { $0.pending.isEmpty && $0.earliestMilliseconds <= now }
        transfers.removeAll { $0.pending.isEmpty && $0.earliestMilliseconds <= now }
        for transfer in finished where !hasException {
            ask(DelegateCall(.didTransferItems, in: transfer.source))
        }
    }
}
