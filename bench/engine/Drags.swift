import DragDrop

/// One table of a million rows, and drags from anywhere to anywhere.
enum Drags {
    private static let rowCount = 1_000_000
    private static let dragCount = 100_000

    static func figures() -> [Figure] {
        let pairs = randomPairs()
        let large = drags(pairs, rowCount: rowCount)
        let small = drags(pairs.map { ($0.0 % 10, $0.1 % 10) }, rowCount: 10)
        return [
            Figure(name: "drag in 1,000,000 rows", value: large, unit: "µs"),
            Figure(name: "drag in 10 rows", value: small, unit: "µs"),
            Figure(name: "array of 1,000,000: remove and insert", value: array(pairs), unit: "µs"),
        ]
    }

    private static func randomPairs() -> [(Int, Int)] {
        var random = SeededGenerator(seed: 1)
        return (0..<dragCount).map { _ in
            (Int.random(in: 0..<rowCount, using: &random), Int.random(in: 0..<rowCount, using: &random))
        }
    }

    /// Microseconds for each drag: lift, hover, drop, with a delegate that moves one row in a batch.
    private static func drags(_ pairs: [(Int, Int)], rowCount: Int) -> Double {
        let delegate = MovingDelegate()
        var engine = Engine(respondent: delegate)
        let list = engine.addList(named: "rows", kind: .table, rows: [("", [])])
        let rows = RowSequence((0..<rowCount).map { ItemID(rawValue: Int32($0)) })
        engine.setRows(shown: rows, model: rows, in: list)
        delegate.list = list
        var time = Duration.zero
        // A trace grows with what happens; every thousand drags begin with an empty one.
        for start in stride(from: 0, to: pairs.count, by: 1000) {
            var copy = engine
            time += elapsed {
                for (source, target) in pairs[start..<min(start + 1000, pairs.count)] {
                    drag(from: source, to: target, in: &copy, list)
                }
            }
            precondition(copy.isConsistent(list) && copy.exception == nil)
        }
        return time / .microseconds(pairs.count)
    }

    private static func drag(from source: Int, to target: Int, in engine: inout Engine, _ list: ListID) {
        let place = FingerLocation.Place.row(IndexPath(section: 0, item: target), zone: .middle)
        do {
            try engine.perform(.drag(IndexPath(section: 0, item: source), in: list))
            try engine.perform(.hover(FingerLocation(list: list, place: place)))
            try engine.perform(.drop)
        } catch {
            fatalError("\(error)")
        }
    }

    /// The same moves in the model that most apps have: what a list costs that only moves memory.
    private static func array(_ pairs: [(Int, Int)]) -> Double {
        var rows = (0..<Int32(rowCount)).map { $0 }
        let some = pairs.prefix(5000)
        let time = elapsed {
            for (source, target) in some { rows.insert(rows.remove(at: source), at: target) }
        }
        precondition(rows.count == rowCount)
        return time / .microseconds(some.count)
    }
}

/// Says yes, and moves the row in the model and in one batch.
final class MovingDelegate: Respondent {
    var list = ListID(rawValue: 0)

    func implements(_ question: Question, in list: ListID) -> Bool {
        switch question {
        case .itemsForBeginning, .canHandle, .didUpdate, .performDrop: true
        default: false
        }
    }

    func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer? {
        switch call.question {
        case .itemsForBeginning: return .items(call.item.map { [$0] } ?? [])
        case .canHandle: return .boolean(true)
        case .didUpdate: return .proposal(DropProposal(.move, .insertAtDestinationIndexPath))
        case .performDrop: perform(&engine)
        default: break
        }
        return .nothing
    }

    private func perform(_ engine: inout Engine) {
        guard let coordinator = engine.coordinator, let source = coordinator.items.first?.sourcePath,
            let target = coordinator.destination
        else { return }
        try? engine.moveInModel(from: source, to: target, in: list)
        engine.beginBatch(in: list)
        engine.update(ListUpdate(.deleteRow(source)), in: list)
        engine.update(ListUpdate(.insertRow(target)), in: list)
        engine.endBatch(in: list)
        engine.coordinatorDrop(coordinator.items[0].id, toRow: target, in: list)
    }

    func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine) {}

    func complete(_ completion: CompletionID, at position: AnimatingPosition, engine: inout Engine) {}
}
