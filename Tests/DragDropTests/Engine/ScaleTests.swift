import Testing

@testable import DragDrop

/// Tests that a drag in a table of a million rows costs no more than in one of a thousand.
@Suite struct ScaleTests {
    private static let rowCount = 1_000_000

    /// Items without labels, which are not needed here.
    private static let million = RowSequence((0..<rowCount).map { ItemID(rawValue: Int32($0)) })

    /// Removes and inserts rows, as an app does in `performDropWith` or in `moveRowAt`.
    private static func scene(rowCount: Int, reorders: Bool) -> (engine: Engine, list: ListID, stub: StubDelegate) {
        let stub = StubDelegate()
        if reorders { stub.absent.remove(.moveRow) }
        var engine = Engine(delegate: stub)
        let list = engine.scene.addList(named: "rows", kind: .table, rows: [("", [])])
        let rows = rowCount == Self.rowCount ? million : RowSequence(million.prefix(rowCount))
        engine[list].shown.sections[0].rows = rows
        engine[list].model.sections[0].rows = rows
        stub.answers = { call, engine in
            if call.question == .moveRow, let source = call.path, let target = call.target {
                try? engine.scene.moveInModel(from: source, to: target, in: list)
                return .nothing
            }
            guard call.question == .performDrop, let coordinator = engine.coordinator,
                let source = coordinator.items.first?.sourcePath, let target = coordinator.destination
            else { return .usual(for: call, engine) }
            try? engine.scene.moveInModel(from: source, to: target, in: list)
            engine.beginBatch(in: list)
            engine.update(ListUpdate(.deleteRow(source)), in: list)
            engine.update(ListUpdate(.insertRow(target)), in: list)
            engine.endBatch(in: list)
            engine.coordinatorDrop(coordinator.items[0].id, toRow: target, in: list)
            return .nothing
        }
        return (engine, list, stub)
    }

    private static func drag(from source: Int, to target: Int, in engine: inout Engine, _ list: ListID) throws {
        let place = FingerLocation.Place.row(RowPath(section: 0, item: target), zone: .middle)
        try engine.perform(.drag(TouchedRow(RowPath(section: 0, item: source), in: list)))
        try engine.perform(.hover(FingerLocation(list: list, place: place)))
        try engine.perform(.drop)
    }

    @Test(arguments: [false, true])
    func `a drag replaces only the nodes above the rows that it touches`(_ reorders: Bool) throws {
        var (engine, list, _) = Self.scene(rowCount: Self.rowCount, reorders: reorders)
        let before = engine[list].shown.sections[0].rows
        let height = before.height

        try Self.drag(from: 3, to: Self.rowCount - 3, in: &engine, list)

        for rows in [engine[list].shown.sections[0].rows, engine[list].model.sections[0].rows] {
            // Two paths from the root, each with a neighbour that was merged or split off.
            #expect(rows.nodeCounts(sharedWith: before).own <= 4 * height)
            #expect(rows.brokenInvariant() == nil)
        }
        #expect(engine[list].shown[RowPath(section: 0, item: Self.rowCount - 3)] == ItemID(rawValue: 3))
        #expect(engine.isConsistent(list))
    }

    @Test(arguments: [false, true])
    func `two thousand random drags of a million rows end`(_ reorders: Bool) throws {
        var (engine, list, _) = Self.scene(rowCount: Self.rowCount, reorders: reorders)
        var random = SeededGenerator(seed: 7)
        for _ in 0..<2000 {
            let source = Int.random(in: 0..<Self.rowCount, using: &random)
            let target = Int.random(in: 0..<Self.rowCount, using: &random)
            try Self.drag(from: source, to: target, in: &engine, list)
            if !engine.isConsistent(list) { Issue.record("\(source) to \(target) leaves model and list apart") }
        }
        #expect(engine.exception == nil)
        #expect(engine[list].shown.sections[0].rows.brokenInvariant() == nil)
    }

    @Test func `the trace of a drag is as long in a million rows as in ten`() throws {
        var traceCounts: [Int] = []
        for rowCount in [10, Self.rowCount] {
            var (engine, list, _) = Self.scene(rowCount: rowCount, reorders: false)
            try Self.drag(from: 2, to: 7, in: &engine, list)
            traceCounts.append(engine.trace.count)
        }
        #expect(traceCounts[0] == traceCounts[1])
    }

    /// Two sequences without common nodes compare as equal, because rows with equal fingerprints are not compared. A
    /// list with wrong fingerprints would fail.
    @Test func `model and list compare by section`() {
        var (engine, list, _) = Self.scene(rowCount: Self.rowCount, reorders: false)
        let rebuilt = RowSequence(engine[list].shown.sections[0].rows)
        let counts = rebuilt.nodeCounts(sharedWith: engine[list].shown.sections[0].rows)
        #expect(counts.own == counts.all)

        engine[list].model.sections[0].rows = rebuilt
        for _ in 0..<100_000 where !engine.isConsistent(list) { Issue.record("equal rows differ") }

        engine[list].model.sections[0].rows.move(from: 5, to: 6)
        for _ in 0..<100_000 where engine.isConsistent(list) { Issue.record("different rows are equal") }
    }
}
