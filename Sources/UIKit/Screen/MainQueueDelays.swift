internal import CMainQueue
internal import LoadedCode
internal import Synchronization

/// Blocks of `DispatchQueue.main.asyncAfter` that wait for the main queue.
///
/// There is one main queue, so the blocks of all screens are here. Each runs once: when its screen has let that much
/// virtual time pass, or when it is due in real time, whichever is first. While a scenario of a spec is played, only
/// virtual time counts, so that a slow machine makes no difference.
package enum MainQueueDelays {
    struct Delay: Sendable {
        let number: Int

        /// Rounded up to whole milliseconds.
        let milliseconds: Int

        /// The screen whose app or test added it; nil for a block of unknown origin.
        let screen: Int?
    }

    /// A block that only virtual time runs, with its due time in real time.
    fileprivate struct Held {
        let due: ContinuousClock.Instant
        let screen: Int?
    }

    fileprivate struct State {
        var count = 0

        /// The blocks that no screen has adopted yet, in order.
        var new: [Delay] = []

        /// The addresses of the pending blocks, by number.
        var blocks: [Int: UInt] = [:]

        /// The loads that wait for them, by number.
        var loads: [Int: ItemProviderLoad] = [:]

        /// The blocks that only virtual time runs, by number.
        var held: [Int: Held] = [:]

        /// The number of running scenarios, and whether one has the process for itself.
        var holdCount = 0
        var isAlone = false
    }

    private static let state = Mutex(State())

    /// Intercepts such blocks from the first access on.
    static let watch: Void = main_queue_watch { block, nanoseconds in
        MainQueueDelays.add(UInt(bitPattern: block), nanoseconds: nanoseconds)
        return true
    }

    private static func add(_ block: UInt, nanoseconds: Int64) {
        let screen = MainThread.isCurrent ? MainActor.assumeIsolated { Screen.numberAtWork } : nil
        let milliseconds = Int(clamping: (nanoseconds + 999_999) / 1_000_000)
        let load = ItemProviderLoad.current
        load?.noteDelay()
        let realNumber = state.withLock { state -> Int? in
            state.count += 1
            state.blocks[state.count] = block
            state.loads[state.count] = load
            state.new.append(Delay(number: state.count, milliseconds: milliseconds, screen: screen))
            guard state.holdCount > 0 else { return state.count }
            state.held[state.count] = Held(due: .now + .nanoseconds(nanoseconds), screen: screen)
            return nil
        }
        if let realNumber { runInRealTime(realNumber, after: nanoseconds) }
    }

    private static func runInRealTime(_ number: Int, after nanoseconds: Int64) {
        main_queue_call_after(nanoseconds, UnsafeMutableRawPointer(bitPattern: number)) { context in
            MainQueueDelays.run(Int(bitPattern: context))
        }
    }

    /// Runs the block, unless it has run. Called on the main queue.
    static func run(_ number: Int) {
        let (load, block) = state.withLock { ($0.loads[number], $0.remove(number)) }
        guard let block else { return }
        guard let load else { return main_queue_run(UnsafeMutableRawPointer(bitPattern: block)) }
        load.awake { main_queue_run(UnsafeMutableRawPointer(bitPattern: block)) }
    }

    // MARK: - What screens do

    /// Removes and returns the new blocks of a screen or of unknown origin.
    static func take(for screen: Int) -> [Delay] {
        state.withLock { state in
            guard !state.new.isEmpty else { return [] }
            defer { state.new.removeAll { $0.screen == nil || $0.screen == screen } }
            return state.new.filter { $0.screen == nil || $0.screen == screen }
        }
    }

    static func isWaiting(_ number: Int) -> Bool {
        state.withLock { $0.blocks[number] != nil }
    }

    // MARK: - Scenarios

    /// Whether a running scenario has the process for itself.
    static var isHeldAlone: Bool { state.withLock { $0.holdCount > 0 && $0.isAlone } }

    /// Makes only virtual time count for new blocks.
    package static func hold(alone: Bool) {
        _ = watch
        state.withLock { state in
            state.holdCount += 1
            state.isAlone = alone
        }
    }

    /// Ends a scenario. The pending blocks of its screen's app never run. Neither do the others if the scenario had the
    /// process for itself; otherwise they may belong to other code, and real time counts for them again.
    package static func endHold(of screen: Screen?) {
        let number = screen?.number
        let (own, left) = state.withLock { state -> ([Int], [Int: Held]) in
            state.holdCount -= 1
            let own = state.held.filter { state.isAlone || number != nil && $0.value.screen == number }
            guard state.holdCount == 0 else { return (Array(own.keys), [:]) }
            defer { state.held = [:] }
            return (Array(own.keys), state.held.filter { own[$0.key] == nil })
        }
        for number in own { drop(number) }
        for (number, block) in left.sorted(by: { $0.key < $1.key }) {
            runInRealTime(number, after: max(0, Int64((block.due - .now) / .nanoseconds(1))))
        }
    }

    private static func drop(_ number: Int) {
        let block = state.withLock { $0.remove(number) }
        if let block { main_queue_drop(UnsafeMutableRawPointer(bitPattern: block)) }
    }
}

extension MainQueueDelays.State {
    /// Removes and returns the block, for the first caller.
    fileprivate mutating func remove(_ number: Int) -> UInt? {
        new.removeAll { $0.number == number }
        held[number] = nil
        loads[number] = nil
        return blocks.removeValue(forKey: number)
    }
}
