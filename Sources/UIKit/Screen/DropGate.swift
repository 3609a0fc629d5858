internal import DragDrop
internal import LoadedCode
internal import Synchronization

/// The gate between the providers of a screen's drag items and the receivers: loads may begin while a drop is
/// performed, and their answers arrive at their virtual time (R066, R072, R077).
final class DropGate: ItemProviderGate {
    let activity = ItemProviderActivity()

    private struct State {
        var isPerforming = false
        var handsOverRegisteredTypes = false

        /// The engine's IDs of the loads; a load that began off the main thread has none.
        var numbers: [ObjectIdentifier: LoadID] = [:]
        var loads: [LoadID: ItemProviderLoad] = [:]
        var cancelled: [LoadID] = []
        var complaints: [Complaint] = []
    }

    private let state = Mutex(State())
    private nonisolated(unsafe) weak var screen: Screen?

    init(_ screen: Screen) {
        self.screen = screen
    }

    // MARK: - What the driver does

    /// True while `performDropWith` or `performDrop` runs.
    var isPerforming: Bool {
        get { state.withLock { $0.isPerforming } }
        set { state.withLock { $0.isPerforming = newValue } }
    }

    var handsOverRegisteredTypes: Bool {
        get { state.withLock { $0.handsOverRegisteredTypes } }
        set { state.withLock { $0.handsOverRegisteredTypes = newValue } }
    }

    func load(_ id: LoadID) -> ItemProviderLoad? { state.withLock { $0.loads[id] } }

    /// Removes and returns the loads that receivers have cancelled.
    func takeCancelled() -> [LoadID] {
        state.withLock { state in
            defer { state.cancelled = [] }
            return state.cancelled
        }
    }

    func takeComplaints() -> [Complaint] {
        state.withLock { state in
            defer { state.complaints = [] }
            return state.complaints
        }
    }

    // MARK: - What providers ask

    func canSee(_ visibility: NSItemProviderRepresentationVisibility, of provider: NSItemProvider) -> Bool {
        true
    }

    func refusal(of load: ItemProviderLoad) -> (any Error)? {
        guard MainThread.isCurrent else {
            let complaint = Complaint.loadBegunOffMain(load.request.typeIdentifier, place: CallSite().place?.text)
            state.withLock { $0.complaints.append(complaint) }
            return isPerforming ? nil : LoadError.outsideDrop.foundationError
        }
        return MainActor.assumeIsolated { screen?.begin(load) }
    }

    func register(_ load: ItemProviderLoad, as id: LoadID) {
        state.withLock { state in
            state.numbers[ObjectIdentifier(load)] = id
            state.loads[id] = load
        }
    }

    func postponed(_ load: ItemProviderLoad) {
        guard MainThread.isCurrent, let id = state.withLock({ $0.numbers[ObjectIdentifier(load)] }) else { return }
        MainActor.assumeIsolated { screen?.withEngine { $0.suspendLoad(id) } }
    }

    /// A load without an ID need not wait.
    func hold(_ load: ItemProviderLoad) {
        if state.withLock({ $0.numbers[ObjectIdentifier(load)] }) == nil { load.release() }
    }

    func cancelled(_ load: ItemProviderLoad) {
        let id = state.withLock { state in
            let id = state.numbers[ObjectIdentifier(load)]
            if let id { state.cancelled.append(id) }
            return id
        }
        if id == nil { load.release() }
    }

    func answeredTooLate(_ load: ItemProviderLoad) {}
}
