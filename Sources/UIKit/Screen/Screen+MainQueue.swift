internal import DragDrop

struct WeakScreen {
    weak var screen: Screen?
}

/// Work of the app on the main queue, in virtual time.
extension Screen {
    /// A block that waits for the main queue, with its time.
    struct DueBlock {
        let number: Int
        let milliseconds: Int
    }

    /// The limit of virtual time for which `settle` waits for blocks, since an app may add them forever.
    package nonisolated static let settledDelayMilliseconds = 60_000

    /// The maximum number of times that a step rechecks whether the main queue is empty.
    nonisolated static let mainQueueRounds = 100

    // MARK: - At the next turn

    /// Runs a block at the next turn of the main queue.
    func later(_ block: @escaping () -> Void) {
        completionCount += 1
        nonisolated(unsafe) let block = block
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                self.completionCount -= 1
                self.calling(block)
            }
        }
    }

    // MARK: - After a while

    /// Adopts the new blocks, ordered by time.
    func takeDelays() {
        let delays = MainQueueDelays.take(for: number)
        guard !delays.isEmpty else { return }
        let now = withEngine { $0.clock.milliseconds }
        for delay in delays {
            let block = DueBlock(number: delay.number, milliseconds: now + delay.milliseconds)
            let place = dueBlocks.firstIndex { $0.milliseconds > block.milliseconds } ?? dueBlocks.endIndex
            dueBlocks.insert(block, at: place)
        }
    }

    /// The time of the next block; discards those that real time has run.
    var nextDueMilliseconds: Int? {
        dueBlocks.removeAll { !MainQueueDelays.isWaiting($0.number) }
        return dueBlocks.first?.milliseconds
    }

    /// Whether a pending block is due in virtual time.
    var hasDueBlocks: Bool {
        guard !dueBlocks.isEmpty, let next = nextDueMilliseconds else { return false }
        return next <= withEngine { $0.clock.milliseconds }
    }

    /// Adds the due blocks to the main queue.
    func runDueBlocks() {
        guard !dueBlocks.isEmpty else { return }
        let now = withEngine { $0.clock.milliseconds }
        let due = dueBlocks.prefix { $0.milliseconds <= now }
        dueBlocks.removeFirst(due.count)
        for block in due { later { MainQueueDelays.run(block.number) } }
    }

    /// Runs the next event due by a time, of the engine or a block. At the same instant the engine's is first.
    func passNext(by limit: Int, blocksBy blockLimit: Int) -> Bool {
        let due = dueBlocks.isEmpty ? nil : nextDueMilliseconds.flatMap { $0 <= blockLimit ? $0 : nil }
        return withEngine { engine in
            if engine.passEvent(by: due ?? limit) { return true }
            guard let due, engine.exception == nil else { return false }
            engine.endPassingTime(at: due)
            return true
        }
    }
}
