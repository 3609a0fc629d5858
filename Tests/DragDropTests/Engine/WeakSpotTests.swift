import Testing

@testable import DragDrop

/// Tests changes while UIKit is in the middle of an operation.
@Suite struct WeakSpotTests {
    private let stub = StubDelegate()
    private var engine: Engine
    private let list: ListID

    init() {
        engine = Engine(delegate: stub)
        list = engine.scene.addList(named: "rows", kind: .table, rows: rows("A B C|D E"))
        stub.answers = { call, engine in .usual(for: call, engine) }
    }

    private mutating func drag(_ item: Int, thenOver place: FingerLocation.Place) throws {
        try engine.perform(.drag(TouchedRow(RowPath(section: 0, item: item), in: list)))
        try engine.perform(.hover(FingerLocation(list: list, place: place)))
    }

    private func row(_ section: Int, _ item: Int) -> FingerLocation.Place {
        .row(RowPath(section: section, item: item), zone: .middle)
    }

    @Test mutating func `the gap closes with its section`() throws {
        try drag(0, thenOver: row(1, 0))
        #expect(engine[list].gap == RowPath(section: 1, item: 0))

        try engine.scene.removeSectionFromModel(at: 1, in: list)
        engine.update(ListUpdate(.deleteSection(1)), in: list)

        #expect(engine[list].gap == nil)
    }

    @Test mutating func `R163: a table forgets the source of an updated row, and the gap counts it again`() throws {
        try drag(0, thenOver: row(0, 2))
        #expect(engine[list].gap == RowPath(section: 0, item: 2))

        try engine.scene.removeFromModel(at: RowPath(section: 1, item: 0), in: list)
        engine.update(ListUpdate(.deleteRow(RowPath(section: 1, item: 0))), in: list)

        #expect(engine.drag?.items.first?.sourcePath == nil)
        #expect(engine[list].gap == RowPath(section: 0, item: 3))
    }

    @Test mutating func `R018: data that changes between lift and drag ends the lift`() throws {
        try engine.perform(.lift(TouchedRow(RowPath(section: 0, item: 0), in: list)))
        engine.reloadData(in: list)
        try engine.perform(.hover(FingerLocation(list: list, place: row(0, 1))))

        #expect(engine.drag == nil)
        #expect(engine.isTouchingWithoutDrag)
        try engine.perform(.leave)
        try engine.perform(.drop)
        let refusal = engine.refusal(of: .drop)
        #expect(refusal == .nothingDragged)
    }

    @Test mutating func `a deleted row is not selected any more, and a reloaded one stays`() throws {
        try engine.perform(
            .select([RowPath(section: 0, item: 0), RowPath(section: 0, item: 1)].map { TouchedRow($0, in: list) }))
        try engine.scene.removeFromModel(at: RowPath(section: 0, item: 0), in: list)
        engine.beginBatch(in: list)
        engine.update(ListUpdate(.deleteRow(RowPath(section: 0, item: 0))), in: list)
        engine.update(ListUpdate(.reloadRow(RowPath(section: 0, item: 1))), in: list)
        engine.endBatch(in: list)

        #expect(engine[list].selected.map { engine.label(of: $0) } == ["B"])
    }

    @Test mutating func `a row that is reloaded as another stays selected`() throws {
        try engine.perform(.select([RowPath(section: 0, item: 1)].map { TouchedRow($0, in: list) }))
        engine[list].model.replace(at: RowPath(section: 0, item: 1), with: engine.item(labelled: "new"))
        engine.update(ListUpdate(.reloadRow(RowPath(section: 0, item: 1))), in: list)

        #expect(engine[list].selected.map { engine.label(of: $0) } == ["new"])
    }

    @Test mutating func `no gesture comes out of a delegate call`() throws {
        let refused = Box()
        stub.answers = { call, engine in
            if call.question == .didUpdate {
                refused.refusals.append(engine.refusal(of: .drop))
            }
            return .usual(for: call, engine)
        }
        try drag(0, thenOver: row(0, 2))

        #expect(refused.refusals == [.insideCall, .insideCall])
        #expect(engine.drag?.phase == .dragging)
    }

    @Test(arguments: Question.allCases)
    mutating func `an exception in any call ends the gesture and everything after it`(_ question: Question) throws {
        for kind in ListKind.allCases {
            for data in [DataSourceKind.array, .diffable] {
                try raise(in: question, kind, data)
            }
        }
    }

    private mutating func raise(in question: Question, _ kind: ListKind, _ data: DataSourceKind) throws {
        engine = Engine(delegate: stub)
        let list = engine.scene.addList(named: "rows", kind: kind, rows: rows("A B C")) { $0.data = data }
        engine[list].isSpringLoaded = true
        stub.absent = data == .array && kind == .table ? [.moveRow] : []
        var raised = false
        stub.answers = { call, engine in
            if call.question == question {
                raised = true
                engine.raise(.missingSection(9, sectionCount: 1, kind: kind), in: list)
            }
            return .usual(for: call, engine)
        }
        let place = kind == .view ? FingerLocation.Place.anywhere : row(0, 2)
        let gestures: [EngineGesture] = [
            .drag(TouchedRow(RowPath(section: 0, item: 0), in: list)), .leave,
            .hover(FingerLocation(list: list, place: place)), .add(TouchedRow(RowPath(section: 0, item: 1), in: list)),
            .spring(TouchedRow(RowPath(section: 0, item: 2), in: list)), .drop, .settle,
        ]
        for gesture in gestures where engine.exception == nil { try engine.perform(gesture) }

        #expect(!raised || engine.brokenInvariant() == nil)
        guard raised, let end = engine.trace.lastIndex(where: { $0.kind.isException }) else { return }
        let calls = engine.trace[end...].compactMap { $0.kind.question }
        #expect(calls == [], "\(kind) \(data)")
    }

    @Test mutating func `the source hears of the transfer when the loads of its own drop have arrived`() throws {
        let view = engine.scene.addList(named: "from", kind: .view, rows: rows("V"))
        let item = engine.item(labelled: "V")
        engine.providerConfigurations[item] = ProviderConfiguration(delayMilliseconds: 100)
        stub.answers = { [list] call, engine in
            if call.question == .performDrop {
                _ = engine.load(item, in: call.list)
                // A load in the other list is not allowed, and does not belong to the drop.
                _ = engine.load(item, in: call.list == list ? view : list)
            }
            return .usual(for: call, engine)?.asCopy
        }
        try engine.perform(.drag(TouchedRow(RowPath(section: 0, item: 0), in: view)))
        try engine.perform(.hover(FingerLocation(list: list, place: row(0, 0))))
        try engine.perform(.drop)

        try engine.perform(.wait(milliseconds: 99))
        let isEarly = engine.trace.contains { $0.kind.question == .didTransferItems }
        #expect(!isEarly)
        try engine.perform(.wait(milliseconds: 1))
        #expect(engine.trace.last?.kind.question == .didTransferItems)
    }

    private final class Box {
        var refusals: [GestureRefusal?] = []
    }
}

extension Engine {
    fileprivate mutating func refusal(of gesture: EngineGesture) -> GestureRefusal? {
        do throws(GestureRefusal) {
            try perform(gesture)
            return nil
        } catch {
            return error
        }
    }
}

extension TraceEntry.Kind {
    fileprivate var question: Question? {
        if case .call(let call, _, _) = self { call.question } else { nil }
    }

    fileprivate var isException: Bool {
        if case .exception = self { true } else { false }
    }
}

extension DelegateAnswer {
    fileprivate var asCopy: DelegateAnswer {
        if case .proposal = self { .proposal(.copyAt) } else { self }
    }
}
