import Testing

@testable import DragDrop

/// Tests the cancellation of loads at every instant.
@Suite struct CancellationTests {
    /// The results passed to completion handlers.
    private final class Log {
        var results: [LoadID: [LoadResult]] = [:]
        var objects: [[ItemID]] = []
        var transferCount = 0
    }

    /// A drag of several items, dropped on a view that loads each of them separately and all together.
    private static func drop(delays: [Int], stops: Bool, log: Log) throws -> (engine: Engine, view: ListID) {
        let stub = ObjectsStub(log: log)
        var engine = Engine(delegate: stub)
        let labels = delays.indices.map { "i\($0)" }.joined(separator: " ")
        let source = engine.scene.addList(named: "source", kind: .view, rows: rows(labels)) { $0.isDropEnabled = false }
        let view = engine.scene.addList(named: "well", kind: .view, rows: rows(""))
        for (index, delay) in delays.enumerated() {
            let item = engine.item(labelled: "i\(index)")
            engine.providerConfigurations[item] = ProviderConfiguration(delayMilliseconds: delay)
            engine.providerConfigurations[item]?.stopsWhenCancelled = stops
        }
        try engine.perform(.drag(TouchedRow(RowPath(section: 0, item: 0), in: source)))
        try engine.perform(.hover(FingerLocation(list: view, place: .anywhere)))
        try engine.perform(.drop)
        return (engine, view)
    }

    private final class ObjectsStub: EngineDelegate {
        let log: Log

        init(log: Log) {
            self.log = log
        }

        func implements(_ question: Question, in list: ListID) -> Bool { true }

        func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer? {
            switch call.question {
            case .itemsForBeginning: return .items(Array(engine[call.list].shown.sections[0].rows))
            case .didUpdate: return .proposal(DropProposal(.copy))
            case .performDrop:
                for item in engine.coordinator?.items ?? [] { _ = engine.load(item.id, in: call.list) }
                _ = engine.loadObjects(of: ProviderClass("C", reads: ["public.text"], writes: []), in: call.list)
                return .nothing
            case .didTransferItems:
                log.transferCount += 1
                return .nothing
            default: return .usual(for: call, engine)
            }
        }

        func complete(_ completion: CompletionID, at position: AnimatingPosition, engine: inout Engine) {}

        func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine) {
            log.results[load, default: []].append(result)
        }

        func finish(_ load: ObjectsLoadID, with items: [ItemID], engine: inout Engine) {
            log.objects.append(items)
        }
    }

    @Test(arguments: UInt64(1)...25)
    func `R214, R078: each handler is called once, with data if it came before the cancel`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let delays = (0..<Int.random(in: 1...4, using: &random)).map { _ in Int.random(in: 0...12, using: &random) }
        let stops = Bool.random(using: &random)
        for instant in 0...13 {
            let log = Log()
            var (engine, view) = try Self.drop(delays: delays, stops: stops, log: log)
            try engine.perform(.wait(milliseconds: instant))
            engine.cancelLoads(of: nil, in: view)
            let atOnce = log.results
            try engine.perform(.settle)

            #expect(log.results == atOnce, "seed \(seed), instant \(instant)")
            for (index, delay) in delays.enumerated() {
                let results = log.results[LoadID(rawValue: Int32(index))] ?? []
                let expected: LoadResult =
                    delay <= instant ? .delivered(Delivery("i\(index)")) : .failure(.cancelled)
                #expect(results == [expected], "seed \(seed), instant \(instant), delay \(delay)")
            }
            let arrived = delays.indices.filter { delays[$0] <= instant }.map { engine.item(labelled: "i\($0)") }
            #expect(log.objects == [arrived], "seed \(seed), instant \(instant)")
            #expect(log.transferCount == 1, "seed \(seed), instant \(instant)")
            #expect(engine.sessionProgress?.isCancelled == delays.contains { $0 > instant })
        }
    }

    @Test(arguments: UInt64(1)...25)
    func `R214: cancelling one item leaves the others alone`(seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let delays = (0..<3).map { _ in Int.random(in: 1...10, using: &random) }
        for instant in 0...10 {
            let log = Log()
            var (engine, view) = try Self.drop(delays: delays, stops: true, log: log)
            try engine.perform(.wait(milliseconds: instant))
            engine.cancelLoads(of: engine.item(labelled: "i1"), in: view)
            try engine.perform(.settle)

            for index in [0, 2] {
                #expect(log.results[LoadID(rawValue: Int32(index))] == [.delivered(Delivery("i\(index)"))])
            }
            let isCancelled = log.results[LoadID(rawValue: 1)] == [.failure(.cancelled)]
            #expect(isCancelled == (delays[1] > instant), "seed \(seed), instant \(instant)")
            #expect(engine.clock.isIdle && log.transferCount == 1)
        }
    }

    @Test func `a handler that loads and cancels again ends`() throws {
        let stub = StubDelegate()
        var engine = Engine(delegate: stub)
        let list = engine.scene.addList(named: "rows", kind: .table, rows: rows("A"))
        var count = 0
        stub.finishes = { load, _, engine in
            count += 1
            guard count < 500 else { return }
            let item = engine.loads[load].item
            _ = engine.load(item, in: list)
            engine.cancelLoads(of: item, in: list)
        }
        _ = engine.load(ItemID(rawValue: 0), in: list)
        engine.cancelLoads(of: ItemID(rawValue: 0), in: list)
        try engine.perform(.settle)

        #expect(count == 500)
        #expect(engine.clock.isIdle)
    }
}
