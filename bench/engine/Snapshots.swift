import DragDrop
import Measuring
import Workloads

/// `apply` of a diffable data source: a hundred thousand identifiers, a hundredth of them or all shuffled.
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
            // Of a fiftieth: of all, it would take minutes.
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
            // The first snapshot reloads; only those after it are compared with what is shown.
            engine.scene.setRows(shown: RowSequence(), model: RowSequence(change.old), in: list)
            engine.applySnapshot(in: list)
            engine.scene.setRows(shown: RowSequence(change.old), model: RowSequence(change.new), in: list)
            let time = elapsed { engine.applySnapshot(in: list) }
            precondition(engine.exception == nil && engine.isConsistent(list) && engine[list].hasAppliedSnapshot)
            return time
        }
    }
}
