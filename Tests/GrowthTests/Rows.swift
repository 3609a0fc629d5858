import DragDrop
import Workloads

/// A table whose rows have no names.
struct Rows {
    var engine: Engine
    let list: ListID

    init(shown: [ItemID], model: [ItemID], isDiffable: Bool = false) {
        let delegate = MovingDelegate()
        engine = Engine(delegate: delegate)
        list = engine.scene.addList(named: "rows", kind: .table, rows: [("", [])])
        delegate.list = list
        if isDiffable {
            engine[list].data = .diffable
            // The first snapshot reloads; only later ones are compared with the displayed rows.
            engine.scene.setRows(shown: RowSequence(), model: RowSequence(shown), in: list)
            engine.applySnapshot(in: list)
        }
        engine.scene.setRows(shown: RowSequence(shown), model: RowSequence(model), in: list)
    }

    init(count: Int) {
        let rows = (0..<count).map { ItemID(rawValue: Int32($0)) }
        self.init(shown: rows, model: rows)
    }

    /// Drags a row to another place and drops it.
    mutating func drag(from source: Int, to target: Int) throws {
        let place = FingerLocation.Place.row(RowPath(section: 0, item: target), zone: .middle)
        try engine.perform(.drag(TouchedRow(RowPath(section: 0, item: source), in: list)))
        try engine.perform(.hover(FingerLocation(list: list, place: place)))
        try engine.perform(.drop)
    }

    mutating func batch(_ updates: [ListUpdate.Kind]) {
        engine.beginBatch(in: list)
        for update in updates { engine.update(ListUpdate(update), in: list) }
        engine.endBatch(in: list)
    }
}
