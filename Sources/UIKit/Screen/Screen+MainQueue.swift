internal import DragDrop

struct WeakScreen {
    weak var screen: Screen?
}

/// What the app has left for the main queue, in virtual time.
extension Screen {
    /// A block that waits for the main queue, and when it is due.
    struct DueBlock {
        let number: Int
        let milliseconds: Int
    }

    /// How far `settle` waits for blocks that wait for the main queue: an app may put one there again and again.
    package nonisolated static let settledDelayMilliseconds = 60_000

    /// How often in a row a step looks again whether the main queue is empty.
    nonisolated static let mainQueueRounds = 100

    // MARK: - At the next turn

    /// Runs a block at the next turn of the main queue, whether somebody waits for it or not.
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

    /// Takes over the blocks that have been put there since, in the order in which they are due.
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

    /// When the next one is due; what real time has run meanwhile is forgotten.
    var nextDueMilliseconds: Int? {
        dueBlocks.removeAll { !MainQueueDelays.isWaiting($0.number) }
        return dueBlocks.first?.milliseconds
    }

    /// Whether virtual time has come for a block that has not run.
    var hasDueBlocks: Bool {
        guard !dueBlocks.isEmpty, let next = nextDueMilliseconds else { return false }
        return next <= withEngine { $0.clock.milliseconds }
    }

    /// Puts on the main queue what is due.
    func runDueBlocks() {
        guard !dueBlocks.isEmpty else { return }
        let now = withEngine { $0.clock.milliseconds }
        let due = dueBlocks.prefix { $0.milliseconds <= now }
        dueBlocks.removeFirst(due.count)
        for block in due { later { MainQueueDelays.run(block.number) } }
    }

    /// Lets the next thing happen that is due by a time: something of the engine's, or a block. At one instant the
    /// engine's comes first.
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
