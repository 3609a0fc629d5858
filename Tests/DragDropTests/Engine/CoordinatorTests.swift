import Testing

@testable import DragDrop

/// Tests the calls between a release and the end of the session, and items that are added during a drag.
@Suite struct CoordinatorTests {
    private let stub = StubDelegate()
    private var engine: Engine
    private let list: ListID

    init() {
        engine = Engine(delegate: stub)
        list = engine.scene.addList(named: "rows", kind: .collection, rows: rows("A B C D"))
    }

    private func path(_ item: Int) -> RowPath { RowPath(section: 0, item: item) }

    private mutating func play(_ source: Int, over target: Int) throws {
        try engine.perform(.drag(TouchedRow(path(source), in: list)))
        try engine.perform(.hover(FingerLocation(list: list, place: .row(path(target), zone: .middle))))
    }

    private func count(_ question: Question) -> Int {
        engine.trace.count { entry in
            if case .call(let call, _, _) = entry.kind { call.question == question } else { false }
        }
    }

    @Test mutating func `R103, R165, R173: remove at the source, insert at the destination, and drop onto the row`()
        throws
    {
        stub.answers = { call, engine in
            guard call.question == .performDrop, let item = engine.coordinator?.items.first,
                let source = item.sourcePath, let target = engine.coordinator?.destination
            else { return .usual(for: call, engine) }
            try? engine.scene.moveInModel(from: source, to: target, in: call.list)
            engine.coordinatorDrop(item.id, toRow: RowPath(section: 0, item: 9), in: call.list)
            engine.update(ListUpdate(.moveRow(from: source, to: target)), in: call.list)
            engine.coordinatorDrop(item.id, toRow: target, in: call.list)
            return .nothing
        }
        try play(0, over: 2)
        try engine.perform(.drop)

        #expect(engine.order(of: list) == "B C A D")
        #expect(engine.isConsistent(list))
        // A drop onto a missing row requests no preview.
        #expect(count(.dropPreview) == 1)
    }

    @Test mutating func `R161, R163, Q29: items keep their order, and only the list's own have a source`() throws {
        let other = engine.scene.addList(named: "other", kind: .table, rows: rows("X"))
        var items: [DropCoordinator.Item] = []
        stub.answers = { call, engine in
            if call.question == .performDrop { items = engine.coordinator?.items ?? [] }
            return .usual(for: call, engine)
        }
        try engine.perform(.drag(TouchedRow(path(2), in: list)))
        try engine.perform(.add(TouchedRow(path(0), in: other)))
        try engine.perform(.add(TouchedRow(path(0), in: list)))
        try engine.perform(.drop)

        #expect(items.map { engine.label(of: $0.id) } == ["C", "X", "A"])
        #expect(items.map { $0.sourcePath } == [path(2), nil, path(0)])
    }

    @Test mutating func `T18, R180, R183, R187: a placeholder until its data comes`() throws {
        let item = engine.item(labelled: "A")
        engine.providerConfigurations[item] = ProviderConfiguration(delayMilliseconds: 200)
        stub.answers = { call, engine in
            guard call.question == .performDrop else { return .usual(for: call, engine) }
            engine.insertPlaceholder(for: item, at: RowPath(section: 0, item: 1), in: call.list)
            _ = engine.load(item, in: call.list)
            return .nothing
        }
        stub.finishes = { [list] _, _, engine in
            engine.commitPlaceholder(for: item, in: list) { engine, path in
                try? engine.scene.insertIntoModel(engine.item(labelled: "copy"), at: path, in: list)
            }
        }
        try play(0, over: 2)
        try engine.perform(.drop)

        #expect(engine.hasUncommittedUpdates(list))
        #expect(engine.order(of: list) == "A B C D")
        try engine.perform(.settle)
        #expect(!engine.hasUncommittedUpdates(list))
        #expect(engine.order(of: list) == "A copy B C D")
    }

    @Test mutating func `R169, Q10: a drop call outside performDropWith has no effect`() throws {
        engine.coordinatorDrop(engine.item(labelled: "A"), toRow: path(0), in: list)
        engine.insertPlaceholder(for: engine.item(labelled: "A"), at: path(0), in: list)

        #expect(engine[list].placeholders.count == 0)
        #expect(engine.trace.compactMap { $0.rule } == [.r165, .r169, .r180, .r169])
    }

    @Test mutating func `R024: a row that is added twice leaves one hole`() throws {
        stub.answers = { call, engine in .usual(for: call, engine) }
        try engine.perform(.drag(TouchedRow(path(0), in: list)))
        for row in [1, 0] { try engine.perform(.add(TouchedRow(path(row), in: list))) }
        try engine.perform(.hover(FingerLocation(list: list, place: .row(path(3), zone: .middle))))

        // A and B are lifted: C, D, and then the gap.
        #expect(engine[list].gap == path(2))
    }

    @Test(arguments: [true, false])
    mutating func `R025, R051: an addition may change the answer of canHandle`(_ first: Bool) throws {
        stub.answers = { call, engine in
            guard call.question == .canHandle else { return .usual(for: call, engine) }
            return .boolean((engine.drag?.items.count == 1) == first)
        }
        try play(0, over: 2)
        #expect((engine[list].gap != nil) == first)
        try engine.perform(.add(TouchedRow(path(1), in: list)))

        #expect((engine[list].gap != nil) == !first)
        #expect(count(.didEnter) == 1)
        try engine.perform(.drop)
        #expect(count(.performDrop) == (first ? 0 : 1))
        #expect(count(.dropDidEnd) == 1)
    }
}
