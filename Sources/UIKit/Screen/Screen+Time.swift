internal import CMainQueue
internal import DragDrop

/// Virtual time, and waiting for real work in between.
extension Screen {
    /// Runs until nothing is pending: loads, animations, work on the main queue. Of delayed blocks it runs those due
    /// within a minute, since an app may add them forever.
    ///
    /// Virtual time jumps from event to event; real time is only that of handlers.
    public func settle() async {
        await passTime(.settle, until: .max)
    }

    /// Advances virtual time and runs the events that are due.
    public func wait(_ duration: Duration) async {
        let seconds = duration.components.seconds
        let milliseconds = Int(seconds) * 1000 + Int(duration.components.attoseconds / 1_000_000_000_000_000)
        let start = withEngine { $0.clock.milliseconds }
        await passTime(.wait(milliseconds: milliseconds), until: start + milliseconds)
    }

    private func passTime(_ gesture: EngineGesture, until limit: Int) async {
        prepareForGesture()
        guard (try? withEngineThrowing { engine throws(GestureRefusal) in try engine.beginPassingTime(gesture) }) != nil
        else { return }
        await passEvents(until: limit)
        if limit < .max { withEngine { $0.endPassingTime(at: limit) } }
        finishGesture()
    }

    /// Runs the events due by a time, and waits for the real work of each before the next. A limit of `.max` means all
    /// pending events; of delayed blocks, those that are due soon.
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

    /// Waits until every provider has answered, every completion handler has returned, and the main queue has run the
    /// work that they added. A main queue cannot report whether it is empty, so blocks that add blocks are followed to
    /// a depth of `mainQueueTrips`.
    package func finishRealWork() async {
        var rounds = 0
        repeat {
            // Waiting leaves the main thread, which costs more than all the rest.
            if gate.activity.busyCount > 0 { await gate.activity.waitUntilIdle() }
            // Work that handlers added to the main queue precedes the work that waits for them.
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

    /// Like `passEvents(until:)`, on a main thread that serves its queue itself, like that of a command.
    package func passEventsAtOnce(until limit: Int) {
        let blockLimit = blockLimit(for: limit)
        var events = 0
        repeat {
            finishRealWorkAtOnce(servesRunLoop: true)
            takeAnswers()
            events += 1
        } while passNext(by: limit, blocksBy: blockLimit) && events < Limits.settledEvents
        finishRealWorkAtOnce()
    }

    /// `servesRunLoop`: also what waits for the run loop alone, such as a timer that is due. A turn of the loop takes
    /// 20 µs, with a wake of another thread; to ask whether the main queue has work takes 1 µs.
    package func finishRealWorkAtOnce(servesRunLoop: Bool = false) {
        var (idleRounds, rounds) = (0, 0)
        if servesRunLoop { serveRunLoop(seconds: 0) }
        repeat {
            comeForward()
            // Waits for handlers on other threads; what is on the main queue runs without.
            if gate.activity.busyCount > 0 {
                serveRunLoop(seconds: 0.001)
            } else if main_queue_has_work() {
                serveRunLoop(seconds: 0)
            }
            runLaterBlocks()
            idleRounds = hasDoneRealWork() ? idleRounds + 1 : 0
            // A handler may take its time.
            if gate.activity.busyCount == 0 { rounds += 1 }
        } while (idleRounds == 0 || main_queue_has_work() && idleRounds < Self.mainQueueTrips)
            && rounds < Self.mainQueueRounds
    }

    private func serveRunLoop(seconds: Double) {
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: seconds))
    }

    // MARK: - Blocks

    /// Runs a block on the main queue after some loads have been handled.
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
