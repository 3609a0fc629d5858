internal import DragDrop

/// Virtual time, and the real work that is waited for in between.
extension Screen {
    /// Runs until nothing is pending: loads, animations, what the app put on the main queue. Of what waits there for
    /// later, it runs what is due within a minute: an app may put a block there again and again.
    ///
    /// Virtual time jumps from event to event; real time is only what handlers take.
    public func settle() async {
        await passTime(.settle, until: .max)
    }

    /// Lets virtual time pass, and with it what is due.
    public func wait(_ duration: Duration) async {
        let seconds = duration.components.seconds
        let milliseconds = Int(seconds) * 1000 + Int(duration.components.attoseconds / 1_000_000_000_000_000)
        let start = withEngine { $0.clock.milliseconds }
        await passTime(.wait(milliseconds: milliseconds), until: start + milliseconds)
    }

    private func passTime(_ gesture: Gesture, until limit: Int) async {
        prepareForGesture()
        guard (try? withEngineThrowing { engine throws(GestureRefusal) in try engine.beginPassingTime(gesture) }) != nil
        else { return }
        await passEvents(until: limit)
        if limit < .max { withEngine { $0.endPassingTime(at: limit) } }
        finishGesture()
    }

    /// Lets everything happen that is due by a time, and waits for the real work of each event before the next. A limit
    /// of `.max` stands for all that is pending: of blocks on the main queue, those that are due soon.
    package func passEvents(until limit: Int) async {
        let blockLimit = blockLimit(for: limit)
        var events = 0
        repeat {
            await finishRealWork()
            takeAnswers()
            events += 1
        } while passNext(by: limit, blocksBy: blockLimit) && events < Limits.settledEvents
        await finishRealWork()
    }

    private func blockLimit(for limit: Int) -> Int {
        limit == .max ? withEngine { $0.clock.milliseconds } + Self.settledDelayMilliseconds : limit
    }

    /// Waits until every provider has answered, every completion handler has returned, and the main queue has come to
    /// what they left there. A main queue cannot be asked whether it is empty: blocks that put blocks there are waited
    /// for as deep as `mainQueueTrips`.
    package func finishRealWork() async {
        var rounds = 0
        repeat {
            // To wait is to leave the main thread, which costs more than all the rest.
            if gate.activity.busyCount > 0 { await gate.activity.waitUntilIdle() }
            // What handlers have put on the main queue comes before what waits for them, whoever was first.
            await Self.handlersTurns.pass()
            comeForward()
            runLaterBlocks()
            await Self.blocksTurns.pass()
            comeForward()
            rounds += 1
        } while !hasDoneRealWork() && rounds < Self.mainQueueRounds
    }

    private func hasDoneRealWork() -> Bool {
        takeDelays()
        return gate.activity.busyCount == 0 && laterBlocks.isEmpty && completionCount == 0 && !hasDueBlocks
    }

    private nonisolated static let mainQueueTrips = 3
    private nonisolated static let handlersTurns = MainQueueTurns(1)
    private nonisolated static let blocksTurns = MainQueueTurns(2 * mainQueueTrips)

    // MARK: - Without suspending

    /// The same on a main thread that serves its queue by itself, as that of a command does.
    package func passEventsAtOnce(until limit: Int) {
        let blockLimit = blockLimit(for: limit)
        var events = 0
        repeat {
            finishRealWorkAtOnce()
            takeAnswers()
            events += 1
        } while passNext(by: limit, blocksBy: blockLimit) && events < Limits.settledEvents
        finishRealWorkAtOnce()
    }

    package func finishRealWorkAtOnce() {
        var (idleRounds, rounds) = (0, 0)
        while idleRounds < Self.mainQueueTrips, rounds < Self.mainQueueRounds {
            comeForward()
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.001))
            runLaterBlocks()
            idleRounds = hasDoneRealWork() ? idleRounds + 1 : 0
            // A handler may take its time.
            if gate.activity.busyCount == 0 { rounds += 1 }
        }
    }

    // MARK: - Blocks

    /// Runs a block on the main queue once some loads have been handled.
    func later(after activity: ItemProviderActivity, _ block: @escaping () -> Void) {
        laterBlocks.append((activity, block))
    }

    private func runLaterBlocks() {
        runDueBlocks()
        guard !laterBlocks.isEmpty else { return }
        let ready = laterBlocks.filter { $0.activity.busyCount == 0 }
        laterBlocks.removeAll { $0.activity.busyCount == 0 }
        for block in ready { calling(block.run) }
    }
}
