import DragDrop

/// `apply` of a diffable data source: a hundred thousand identifiers, a hundredth of them or all shuffled.
enum Snapshots {
    private static let count = 100_000

    static func figures() -> [Figure] {
        [
            Figure(name: "apply, 1 % shuffled", value: time(shuffled(1)) / 1000, unit: "ms"),
            Figure(name: "apply, 100 % shuffled", value: time(shuffled(100)) / 1000, unit: "ms"),
            Figure(name: "Heckel, 1 % shuffled", value: heckel(shuffled(1)) / 1000, unit: "ms"),
            Figure(name: "Heckel, 100 % shuffled", value: heckel(shuffled(100)) / 1000, unit: "ms"),
        ]
    }

    private static let old = (0..<count).map { ItemID(rawValue: Int32($0)) }

    /// Some of the positions, their rows exchanged at random.
    private static func shuffled(_ percent: Int) -> [ItemID] {
        var random = SeededGenerator(seed: UInt64(percent))
        let places = Array(Array(0..<count).shuffled(using: &random).prefix(count * percent / 100))
        var rows = old
        for (place, other) in zip(places, places.shuffled(using: &random)) { rows[place] = old[other] }
        return rows
    }

    private static func time(_ new: [ItemID]) -> Double {
        median(of: 5) {
            let delegate = MovingDelegate()
            var engine = Engine(respondent: delegate)
            let list = engine.addList(named: "rows", kind: .table, rows: [("", [])])
            engine[list].data = .diffable
            engine.setRows(shown: RowSequence(old), model: RowSequence(new), in: list)
            let time = elapsed { engine.applySnapshot(in: list) }
            precondition(engine.exception == nil && engine.isConsistent(list))
            return time
        }
    }

    private static func heckel(_ new: [ItemID]) -> Double {
        median(of: 5) { elapsed { precondition(Heckel.changeCount(from: old, to: new) > 0) } }
    }
}
