import Testing

@testable import DragDrop

@Suite struct VirtualClockTests {
    @Test func `events come in the order of their time, and of scheduling within an instant`() {
        for seed in UInt64(1)...50 {
            var random = SeededGenerator(seed: seed)
            var clock = VirtualClock()
            let delays = (0..<40).map { _ in Int.random(in: -2...8, using: &random) }
            for (number, delay) in delays.enumerated() {
                clock.schedule(.load(LoadID(rawValue: Int32(number))), afterMilliseconds: delay)
            }

            var order: [Int] = []
            while let event = clock.takeNext(by: .max) {
                #expect(clock.milliseconds == event.milliseconds)
                if case .load(let id) = event.kind { order.append(Int(id.rawValue)) }
            }

            let expected = delays.indices.sorted { (max(0, delays[$0]), $0) < (max(0, delays[$1]), $1) }
            #expect(order == expected, "seed \(seed)")
            #expect(clock.isIdle)
        }
    }

    @Test func `nothing happens before its time`() {
        var clock = VirtualClock()
        clock.schedule(.load(LoadID(rawValue: 0)), afterMilliseconds: 10)

        #expect(clock.takeNext(by: 9) == nil)
        #expect(clock.milliseconds == 0)
        #expect(clock.takeNext(by: 10) != nil)
        #expect(clock.milliseconds == 10)
    }

    @Test func `time ends at its limit, whatever is waited for`() throws {
        var engine = Engine(delegate: StubDelegate())
        for _ in 0..<3 { try engine.perform(.wait(milliseconds: .max)) }
        try engine.perform(.wait(milliseconds: .min))

        engine.clock.schedule(.load(LoadID(rawValue: 0)), afterMilliseconds: .max)

        #expect(engine.clock.milliseconds == Limits.clockMilliseconds)
        #expect(engine.clock.nextEventMilliseconds == Limits.clockMilliseconds)
    }

    @Test(arguments: [EngineGesture.settle, .wait(milliseconds: 5)])
    func `loads that begin loads for ever are refused`(_ gesture: EngineGesture) throws {
        let stub = StubDelegate()
        var engine = Engine(delegate: stub)
        let list = engine.scene.addList(named: "rows", kind: .table, rows: rows("A B"))
        stub.finishes = { load, _, engine in _ = engine.load(engine.loads[load].item, in: list) }
        _ = engine.load(ItemID(rawValue: 0), in: list)

        #expect(throws: GestureRefusal.neverSettles) { try engine.perform(gesture) }
        #expect(engine.loads.all.count == Limits.settledEvents + 1)
    }

    @Test func `as many loads as the limit allows settle`() throws {
        let stub = StubDelegate()
        var engine = Engine(delegate: stub)
        let list = engine.scene.addList(named: "rows", kind: .table, rows: rows("A B"))
        stub.finishes = { load, _, engine in
            guard engine.loads.all.count < Limits.settledEvents - 1 else { return }
            _ = engine.load(engine.loads[load].item, in: list)
        }
        _ = engine.load(ItemID(rawValue: 0), in: list)

        try engine.perform(.settle)

        #expect(engine.clock.isIdle)
    }

    @Test func `loads of one instant arrive before the gap that waits for it`() throws {
        let stub = StubDelegate()
        stub.absent.remove(.moveRow)
        stub.answers = { call, engine in .usual(for: call, engine) }
        var engine = Engine(delegate: stub)
        let list = engine.scene.addList(named: "rows", kind: .collection, rows: rows("A B C")) { $0.cadence = .fast }
        var gapAtArrival: RowPath?
        stub.finishes = { _, _, engine in gapAtArrival = engine[list].gap }
        try engine.perform(.drag(TouchedRow(RowPath(section: 0, item: 0), in: list)))
        try engine.perform(
            .hover(FingerLocation(list: list, place: .row(RowPath(section: 0, item: 2), zone: .middle))))

        let load = Load(
            id: LoadID(rawValue: 0), item: ItemID(rawValue: 0), list: list, result: .delivered(Delivery("A")))
        engine.loads.all.append(load)
        engine.clock.schedule(.load(load.id), afterMilliseconds: Decisions.fastCadenceMilliseconds)
        try engine.perform(.settle)

        #expect(gapAtArrival == RowPath(section: 0, item: 0))
        #expect(engine[list].gap == RowPath(section: 0, item: 2))
    }
}
