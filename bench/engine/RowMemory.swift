import DragDrop
import Measuring
import System
import Workloads

/// Measures the memory per row of a table: model and shown rows together.
enum RowMemory {
    private static let rowCount = 1_000_000

    static func figures() -> [Figure] {
        let before = CurrentProcess.residentBytes
        let delegate = MovingDelegate()
        var engine = Engine(delegate: delegate)
        let list = engine.scene.addList(named: "rows", kind: .table, rows: [("", [])])
        // Built separately, as after many changes, so that nothing is shared.
        engine.scene.setRows(
            shown: RowSequence((0..<rowCount).lazy.map { ItemID(rawValue: Int32($0)) }),
            model: RowSequence((0..<rowCount).lazy.map { ItemID(rawValue: Int32($0)) }), in: list)
        let after = CurrentProcess.residentBytes
        precondition(engine.isConsistent(list))
        return [Figure("memory of a row", Double(after - before) / Double(rowCount), "bytes")]
    }
}
