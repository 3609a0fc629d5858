import DragDrop
import Measuring
import Workloads

/// Measures batches in a large table: a tenth of the rows deleted, a tenth inserted, a tenth moved.
enum Batches {
    static func figures() -> [Figure] {
        [25_000, 50_000, 100_000].map { count in Figure("batch of \(count) rows", time(count) / 1000, "ms") } + [
            Figure("Heckel of 100000 rows", Change(tenthsOf: 100_000).heckelTime / 1000, "ms"),
            // For a tenth of the rows; for all of them it would take a hundred times as long.
            Figure(
                "CollectionDifference of 10000 rows", Change(tenthsOf: 10_000).collectionDifferenceTime / 1000, "ms"),
        ]
    }

    private static func time(_ rowCount: Int) -> Double {
        let change = Change(tenthsOf: rowCount)
        return median(of: 5) {
            let delegate = MovingDelegate()
            var engine = Engine(delegate: delegate)
            let list = engine.scene.addList(named: "rows", kind: .table, rows: [("", [])])
            engine.scene.setRows(shown: RowSequence(change.old), model: RowSequence(change.new), in: list)
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
}
