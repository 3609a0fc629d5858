internal import Synchronization

/// The progress of one load. It follows the provider's progress, and is complete when the answer is delivered.
///
/// Foundation does not lock its progress objects here, so a fraction that is read while the provider advances may be
/// outdated. Cancelling notifies the load on the calling thread, and the provider's cancellation handlers on a global
/// queue.
final class ItemLoadProgress: Progress, @unchecked Sendable {
    private struct State: @unchecked Sendable {
        weak var load: ItemProviderLoad?
        var provided: Progress?
        var isComplete = false
    }

    private let state = Mutex(State())

    init(unitCount: Int64) {
        super.init(parent: nil, userInfo: nil)
        totalUnitCount = unitCount
        isCancellable = true
    }

    /// The load to notify of a cancellation; the load owns its progress, not the reverse.
    var load: ItemProviderLoad? {
        get { state.withLock { $0.load } }
        set { state.withLock { $0.load = newValue } }
    }

    /// Follows the provider's progress. Foundation traps on a second parent, so a progress in another tree stays there:
    /// it is cancelled with this one but does not advance it.
    func follow(_ progress: Progress) {
        state.withLock { $0.provided = progress }
        if !progress.hasParent { addChild(progress, withPendingUnitCount: totalUnitCount) }
        if isCancelled { progress.cancel() }
    }

    /// Completes this progress and the provider's, even if the provider has not done so. A provider's progress in
    /// another tree stays as it is.
    func complete() {
        let provided = state.withLock { state in
            state.isComplete = true
            return state.provided
        }
        if let provided, !provided.hasParent(otherThan: self), !provided.isFinished {
            if provided.totalUnitCount <= 0 { provided.totalUnitCount = 1 }
            provided.completedUnitCount = provided.totalUnitCount
        }
        if !isFinished { completedUnitCount = totalUnitCount }
    }

    /// At most the total: a provider that advances after the end would add its share twice.
    override var completedUnitCount: Int64 {
        get { min(super.completedUnitCount, totalUnitCount) }
        set { super.completedUnitCount = newValue }
    }

    override func cancel() {
        guard !isCancelled, !state.withLock({ $0.isComplete }) else { return }
        super.cancel()
        if let provided = state.withLock({ $0.provided }), !provided.isCancelled { provided.cancel() }
        load?.cancel()
    }
}

extension Progress {
    fileprivate var hasParent: Bool { parent != nil }

    fileprivate func hasParent(otherThan known: Progress) -> Bool {
        parent.map { $0 !== known } ?? false
    }

    /// Private in Foundation, so it is read by reflection.
    private var parent: Progress? {
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror {
            if let stored = current.children.first(where: { $0.label == "_parent" }) {
                return stored.value as? Progress
            }
            mirror = current.superclassMirror
        }
        return nil
    }
}
