import DragDrop

/// Batches of a large table: a tenth of the rows deleted, a tenth inserted, a tenth moved.
enum Batches {
    static func figures() -> [Figure] {
        [25_000, 50_000, 100_000].map { count in
            Figure(name: "batch of \(count) rows", value: time(count) / 1000, unit: "ms")
        }
            + [
                Figure(name: "difference by Heckel of 100000", value: heckel(100_000) / 1000, unit: "ms"),
                Figure(name: "CollectionDifference of 100000, 1 % changed", value: myers(100_000) / 1000, unit: "ms"),
            ]
    }

    /// Old and new rows, and the updates that lead from one to the other.
    private struct Change {
        var old: [ItemID]
        var new: [ItemID]
        var updates: [ListUpdate.Kind]

        init(rowCount: Int) {
            var random = SeededGenerator(seed: 2)
            old = (0..<rowCount).map { ItemID(rawValue: Int32($0)) }
            let shuffled = Array(0..<rowCount).shuffled(using: &random)
            let tenth = rowCount / 10
            let deleted = Set(shuffled[..<tenth])
            let moved = shuffled[tenth..<(2 * tenth)]
            let movedSet = Set(moved)
            var rest = (0..<rowCount).filter { !deleted.contains($0) && !movedSet.contains($0) }.map { Int32($0) }[...]
            // Places after the batch for what moves and what is new; the rest fills up in order.
            let places = Array(0..<rowCount).shuffled(using: &random)
            var slots = [Int32?](repeating: nil, count: rowCount)
            updates = deleted.sorted().map { .deleteRow(IndexPath(section: 0, item: $0)) }
            for (source, place) in zip(moved, places) {
                slots[place] = Int32(source)
                updates.append(
                    .moveRow(from: IndexPath(section: 0, item: source), to: IndexPath(section: 0, item: place)))
            }
            for (number, place) in places[tenth..<(2 * tenth)].sorted().enumerated() {
                slots[place] = Int32(rowCount + number)
                updates.append(.insertRow(IndexPath(section: 0, item: place)))
            }
            new = slots.map { slot in ItemID(rawValue: slot ?? rest.removeFirst()) }
        }
    }

    private static func time(_ rowCount: Int) -> Double {
        let change = Change(rowCount: rowCount)
        return median(of: 5) {
            let delegate = MovingDelegate()
            var engine = Engine(respondent: delegate)
            let list = engine.addList(named: "rows", kind: .table, rows: [("", [])])
            engine.setRows(shown: RowSequence(change.old), model: RowSequence(change.new), in: list)
            let time = elapsed {
                engine.beginBatch(in: list)
                for update in change.updates { engine.update(ListUpdate(update), in: list) }
                engine.endBatch(in: list)
            }
            precondition(
                engine.exception == nil && engine.isConsistent(list), "\(String(describing: engine.exception))")
            return time
        }
    }

    private static func heckel(_ rowCount: Int) -> Double {
        let change = Change(rowCount: rowCount)
        return median(of: 5) {
            elapsed { precondition(Heckel.changeCount(from: change.old, to: change.new) > 0) }
        }
    }

    /// Swift's own difference is quadratic in what changed: a tenth would take minutes.
    private static func myers(_ rowCount: Int) -> Double {
        var random = SeededGenerator(seed: 3)
        let old = (0..<rowCount).map { ItemID(rawValue: Int32($0)) }
        var new = old
        for _ in 0..<(rowCount / 200) {
            new.insert(
                new.remove(at: Int.random(in: 0..<rowCount, using: &random)),
                at: Int.random(in: 0..<(rowCount - 1), using: &random))
        }
        return median(of: 1) { elapsed { precondition(!new.difference(from: old).isEmpty) } }
    }
}
