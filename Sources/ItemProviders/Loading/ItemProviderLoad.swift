internal import DragDrop
internal import Synchronization

/// A request to a provider, from the call to the end of its completion handler.
package final class ItemProviderLoad: @unchecked Sendable {
    /// The load whose handler is running on this thread, and which waits for the blocks that it adds.
    @TaskLocal package static var current: ItemProviderLoad?

    /// The queue of all completion handlers of all providers (R077).
    static let queue = DispatchQueue(label: "com.apple.Foundation.NSItemProvider-callback-queue")

    package let provider: NSItemProvider
    package let request: ItemRequest

    /// Nil when no visible representation satisfies the request.
    package let representation: ItemRepresentation?
    let progress = ItemLoadProgress(unitCount: LoadProgress.unitsPerLoad)

    private let gate: (any ItemProviderGate)?
    private let completion: @Sendable (ItemDelivery?, (any Error)?) -> Void
    private let state = Mutex(State())

    /// Begun → answered → released. Cancelling sets the answer.
    private struct State {
        var hasBegun = false
        var given: Result<ItemContent, any Error>?
        var answer: Result<ItemDelivery, any Error>?
        var isCancelled = false
        var isBusy = false

        /// The number of its handler's blocks that wait for the main queue.
        var delayCount = 0
        var isReleased = false
        var hasThrown = false
    }

    init(
        of provider: NSItemProvider, _ request: ItemRequest,
        completion: @escaping @Sendable (ItemDelivery?, (any Error)?) -> Void
    ) {
        self.provider = provider
        self.request = request
        self.completion = completion
        gate = provider.gate
        representation = provider.representation(meeting: request)
        progress.load = self
    }

    /// Nil until the provider answers, the gate refuses or the receiver cancels.
    package var answer: Result<ItemDelivery, any Error>? { state.withLock { $0.answer } }

    /// Whether the receiver cancelled it before the release of its answer.
    package var isCancelled: Bool { state.withLock { $0.isCancelled } }

    /// Whether data arrived but no object could be created from it.
    package var hasThrown: Bool { state.withLock { $0.hasThrown } }

    /// The type passed to a class with the data: the one that the class lists (Q41).
    func type(handedTo readable: [String], for representation: ItemRepresentation) -> String {
        guard gate?.handsOverRegisteredTypes != true else { return representation.typeIdentifier }
        let choice = RepresentationChoice([representation])
        return choice.type(in: readable, of: representation.modelled) ?? representation.typeIdentifier
    }

    /// Whether the provider has not answered yet.
    var isWaiting: Bool { state.withLock { $0.given == nil && $0.answer == nil } }

    private var activity: ItemProviderActivity { gate?.activity ?? .ungated }

    // MARK: - From request to answer

    /// Runs the load handler on this thread, unless the gate refuses or there is no representation.
    func begin(options: ItemLoadOptions) {
        state.withLock { $0.isBusy = true }
        activity.begin()
        if let error = gate?.refusal(of: self) {
            take(.failure(error))
        } else if let representation {
            working {
                let own = representation.load(request.expectedClass, options) { self.take($0) }
                if let own { progress.follow(own) }
            }
        } else {
            take(.failure(LoadError.unavailable(request.typeIdentifier).foundationError))
        }
        let given = state.withLock { state in
            state.hasBegun = true
            return state.given
        }
        if let given { resolve(given) }
    }

    /// Stores the first answer, which is processed after the call that began the load.
    private func take(_ given: Result<ItemContent, any Error>) {
        let (isFirst, isTooLate, hasBegun) = state.withLock { state in
            let isFirst = state.given == nil
            if isFirst { state.given = given }
            return (isFirst, state.isCancelled, state.hasBegun)
        }
        guard isFirst else { return }
        if isTooLate, case .success = given { gate?.answeredTooLate(self) }
        if hasBegun, !isTooLate { resolve(given) }
    }

    /// Converts the provider's content to the requested form, off the main thread.
    private func resolve(_ given: Result<ItemContent, any Error>) {
        Self.queue.async { [self] in
            switch (given, representation) {
            case (.success(let content), let representation?):
                ItemResolution(load: self, representation: representation).resolve(content)
            case (.failure(let error), _): settle(.failure(error))
            case (.success, nil): preconditionFailure("Content has come from no representation: \(request)")
            }
        }
    }

    /// Sets the answer. At a gate it waits for its release.
    func settle(_ answer: Result<ItemDelivery, any Error>) {
        let isFirst = state.withLock { state in
            guard state.answer == nil else { return false }
            state.answer = answer
            return true
        }
        guard isFirst else { return }
        guard let gate else { return release() }
        gate.hold(self)
        rest()
    }

    /// Records that the reading class threw, or cannot read the data.
    func noteThrow() {
        state.withLock { $0.hasThrown = true }
    }

    /// Cancels the load. The receiver is notified at once, whatever the provider does (R214).
    func cancel() {
        let isInTime = state.withLock { state in
            guard !state.isReleased, !state.isCancelled else { return false }
            state.isCancelled = true
            state.answer = .failure(LoadError.cancelled.foundationError)
            return true
        }
        guard isInTime else { return }
        guard let gate else { return release() }
        gate.cancelled(self)
        rest()
    }

    // MARK: - From answer to completion handler

    /// Runs the completion handler. Has no effect without an answer, or a second time.
    package func release() {
        let (answer, wasBusy) = state.withLock { state -> (Result<ItemDelivery, any Error>?, Bool) in
            guard !state.isReleased, let answer = state.answer else { return (nil, true) }
            defer { state.isBusy = true }
            state.isReleased = true
            return (answer, state.isBusy)
        }
        guard let answer else { return }
        if !wasBusy { activity.begin() }
        Self.queue.async { [self] in
            if !isCancelled { progress.complete() }
            switch answer {
            case .success(let delivery):
                completion(delivery, nil)
                delivery.temporaryFile?.delete()
            case .failure(let error):
                completion(nil, error)
            }
            stop()
        }
    }

    // MARK: - Being at work

    /// Runs code of the provider. If that postpones its answer with `asyncAfter`, the load counts as idle until virtual
    /// time reaches it, since virtual time passes only while nothing is running.
    private func working(_ body: () -> Void) {
        Self.$current.withValue(self, operation: body)
        guard state.withLock({ $0.delayCount > 0 && $0.given == nil && $0.answer == nil }) else { return }
        gate?.postponed(self)
        stop()
    }

    /// Records that the handler added a delayed block to the main queue.
    package func noteDelay() {
        state.withLock { $0.delayCount += 1 }
    }

    /// Runs a delayed block. Meanwhile the load counts as running again, unless it has its answer.
    package func awake(_ block: () -> Void) {
        let isBack = state.withLock { state in
            state.delayCount -= 1
            guard state.given == nil, state.answer == nil, !state.isBusy else { return false }
            state.isBusy = true
            return true
        }
        if isBack { activity.begin() }
        working(block)
    }

    /// Ends the activity while the load waits at the gate, unless it is already released.
    private func rest() {
        let isResting = state.withLock { state in
            guard !state.isReleased, state.isBusy else { return false }
            state.isBusy = false
            return true
        }
        if isResting { activity.end() }
    }

    private func stop() {
        let wasBusy = state.withLock { state in
            defer { state.isBusy = false }
            return state.isBusy
        }
        if wasBusy { activity.end() }
    }

    /// A provider that releases its completion handler never answers, so there is no more work to wait for.
    deinit {
        stop()
    }
}
