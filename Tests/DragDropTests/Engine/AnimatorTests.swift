import Testing

@testable import DragDrop

/// Tests animators: who may join them, when their completions run, and that none outlives its animation.
@Suite struct AnimatorTests {
    private let stub = StubDelegate()
    private var engine: Engine
    private let list: ListID
    private let view: ListID

    init() {
        engine = Engine(delegate: stub)
        list = engine.scene.addList(named: "rows", kind: .collection, rows: rows("A B C"))
        view = engine.scene.addList(named: "note", kind: .view, rows: rows("hello"))
    }

    private let first = RowPath(section: 0, item: 0)

    /// The positions passed to completions, in order.
    private var positions: [AnimatingPosition] {
        engine.trace.compactMap { entry in
            guard case .call(let call, _, _) = entry.kind, call.question == .completion else { return nil }
            return call.position
        }
    }

    /// Adds two completions for each lift, and one for each drop onto a row.
    private func joinEverything() {
        stub.answers = { call, engine in
            switch call.question {
            case .willAnimateLift:
                _ = engine.addCompletion()
                _ = engine.addCompletion()
            case .performDrop where call.list.rawValue == 0:
                guard let item = engine.coordinator?.items.first else { break }
                engine.coordinatorDrop(item.id, toRow: RowPath(section: 0, item: 0), in: call.list)
                _ = engine.addCompletion()
            default: break
            }
            return .usual(for: call, engine)
        }
    }

    @Test mutating func `R010: every completion of a lift is called once, with one position`() throws {
        joinEverything()

        try engine.perform(.lift(TouchedRow(first, in: view)))
        try engine.perform(.wait(milliseconds: Decisions.liftMilliseconds - 1))
        #expect(positions == [])
        try engine.perform(.release)
        #expect(positions == [.start, .start])
        try engine.perform(.settle)
        #expect(positions == [.start, .start])
    }

    @Test mutating func `R010: a lift that ran in full does not run backwards at the release`() throws {
        joinEverything()

        try engine.perform(.lift(TouchedRow(first, in: view)))
        try engine.perform(.settle)
        try engine.perform(.release)

        #expect(positions == [.end, .end])
        #expect(engine.clock.milliseconds == Decisions.liftMilliseconds)
    }

    @Test mutating func `R172: a drop's animation goes on while the next lift begins and ends`() throws {
        joinEverything()
        try engine.perform(.drag(TouchedRow(first, in: list)))
        try engine.perform(.drop)
        #expect(positions == [])

        try engine.perform(.lift(TouchedRow(first, in: view)))
        try engine.perform(.release)
        #expect(positions == [.start, .start])
        try engine.perform(.settle)

        #expect(positions == [.start, .start, .end])
    }

    @Test mutating func `no animator is at hand outside the calls that have one`() throws {
        var isAtHand: [Bool] = []
        stub.answers = { call, engine in
            if call.question != .willAnimateLift { isAtHand.append(engine.addCompletion() != nil) }
            return .usual(for: call, engine)
        }

        try engine.perform(.drag(TouchedRow(first, in: list)))
        try engine.perform(.drop)

        #expect(!isAtHand.isEmpty && !isAtHand.contains(true))
        #expect(engine.addCompletion() == nil && !engine.addAnimations())
    }

    @Test mutating func `animators that nobody joined leave nothing behind`() throws {
        for _ in 0..<10 {
            try engine.perform(.drag(TouchedRow(first, in: view)))
            try engine.perform(.drop)
            try engine.perform(.drag(TouchedRow(first, in: list)))
            try engine.perform(.drop)
        }

        #expect(engine.animations.running.isEmpty)
    }

    @Test mutating func `at one instant a load answers before an animation ends`() throws {
        stub.answers = { call, engine in
            guard call.question == .performDrop, let item = engine.coordinator?.items.first else {
                return .usual(for: call, engine)
            }
            engine.providerConfigurations[item.id] = ProviderConfiguration(
                delayMilliseconds: Decisions.dropMilliseconds)
            _ = engine.load(item.id, in: call.list)
            engine.coordinatorDrop(item.id, toRow: RowPath(section: 0, item: 0), in: call.list)
            _ = engine.addCompletion()
            return .nothing
        }
        var order: [String] = []
        stub.finishes = { _, _, _ in order.append("load") }
        stub.completes = { _, _, _ in order.append("completion") }

        try engine.perform(.drag(TouchedRow(first, in: list)))
        try engine.perform(
            .hover(FingerLocation(list: list, place: .row(RowPath(section: 0, item: 2), zone: .middle))))
        try engine.perform(.drop)
        try engine.perform(.settle)

        #expect(order == ["load", "completion"])
    }

    @Test mutating func `an exception in a completion ends the app, and the completions after it`() throws {
        joinEverything()
        let rows = list
        stub.completes = { _, _, engine in
            engine.update(ListUpdate(.deleteRow(RowPath(section: 0, item: 9))), in: rows)
        }

        try engine.perform(.lift(TouchedRow(first, in: view)))
        try engine.perform(.release)

        #expect(engine.exception != nil)
        #expect(positions == [.start])
    }
}
