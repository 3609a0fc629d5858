import DragDrop
import Measuring
import Workloads

/// Measures `apply` of a diffable data source: a hundred thousand identifiers, one percent or all of them shuffled.
enum Snapshots {
    private static let count = 100_000

    static func figures() -> [Figure] {
        [1, 100].flatMap { percent in
            [count / 4, count / 2, count].map { count in
                Figure("apply to \(count), \(percent) % shuffled", time(percent, of: count) / 1000, "ms")
            } + [
                Figure(
                    "Heckel of \(count), \(percent) % shuffled",
                    Change(shufflingPercent: percent, of: count).heckelTime / 1000, "ms")
            ]
        } + [
            Figure(
                "CollectionDifference of \(count), 1 % shuffled",
                Change(shufflingPercent: 1, of: count).collectionDifferenceTime / 1000, "ms"),
            // For a fiftieth of them; for all it would take minutes.
            Figure(
                "CollectionDifference of \(count / 50), 100 % shuffled",
                Change(shufflingPercent: 100, of: count / 50).collectionDifferenceTime / 1000, "ms"),
        ]
    }

    private static func time(_ percent: Int, of count: Int) -> Double {
        let change = Change(shufflingPercent: percent, of: count)
        return median(of: 5) {
            let delegate = MovingDelegate()
            var engine = Engine(delegate: delegate)
            let list = engine.scene.addList(named: "rows", kind: .table, rows: [("", [])])
            engine[list].data = .diffable
            // The first snapshot reloads; only later ones are compared with the displayed rows.
            engine.scene.setRows(shown: RowSequence(), model: RowSequence(change.old), in: list)
            engine.applySnapshot(in: list)
            engine.scene.setRows(shown: RowSequence(change.old), model: RowSequence(change.new), in: list)
            let time = elapsed { engine.applySnapshot(in: list) }
            precondition(engine.exception == nil && engine.isConsistent(list) && engine[list].hasAppliedSnapshot)
            return time
        }
    }
}
