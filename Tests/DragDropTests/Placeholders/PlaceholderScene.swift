@testable import DragDrop

/// A list during a drop, with the reference.
struct PlaceholderScene {
    private let stub = StubDelegate()
    var engine: Engine
    var reference: PlaceholderReference
    let list: ListID
    private var labelCount = 0

    init(kind: ListKind, rowCount: Int) throws {
        let labels = (0..<rowCount).map { "r\($0)" }
        engine = Engine(delegate: stub)
        list = engine.scene.addList(named: "rows", kind: kind, rows: [("", labels)])
        reference = PlaceholderReference(rows: labels)
        engine.coordinator = DropCoordinator(
            list: list, items: [], destination: nil, space: .beforeDrag, proposal: .copyAt, isLocal: false)
    }

    /// Whether the placeholders and the rows are equal and in the same order.
    var agrees: Bool {
        let placeholders = engine[list].placeholders.all
        return engine.exception == nil && engine.order(of: list) == reference.rows.joined(separator: " ")
            && placeholders.map { engine.label(of: $0.item) } == reference.placeholders
            && placeholders.map { $0.path.item } == reference.placeholders.map { reference.path(of: $0) }
    }

    mutating func insertPlaceholder(at presentation: Int) {
        let label = newLabel()
        let path = RowPath(section: 0, item: presentation)
        engine.insertPlaceholder(for: engine.item(labelled: label), at: path, in: list)
        reference.insertPlaceholder(label, at: presentation)
    }

    mutating func commit(_ number: Int) {
        let label = reference.placeholders[number]
        let item = engine.item(labelled: label)
        let list = list
        engine.commitPlaceholder(for: item, in: list) { engine, path in
            try? engine.scene.insertIntoModel(item, at: path, in: list)
        }
        reference.commit(label)
    }

    mutating func delete(_ number: Int) {
        let label = reference.placeholders[number]
        engine.deletePlaceholder(for: engine.item(labelled: label), in: list)
        reference.delete(label)
    }

    /// Deletes rows at ascending indexes of the old rows, and inserts rows at ascending indexes of the new ones.
    mutating func batch(deleting deleted: [Int], inserting inserted: [Int]) {
        engine.beginBatch(in: list)
        for index in deleted.reversed() {
            _ = try? engine.scene.removeFromModel(at: RowPath(section: 0, item: index), in: list)
            engine.update(ListUpdate(.deleteRow(RowPath(section: 0, item: index))), in: list)
            reference.deleteRow(at: index)
        }
        for index in inserted {
            let label = newLabel()
            let path = RowPath(section: 0, item: index)
            try? engine.scene.insertIntoModel(engine.item(labelled: label), at: path, in: list)
            engine.update(ListUpdate(.insertRow(path)), in: list)
            reference.insertRow(label, at: index)
        }
        engine.endBatch(in: list)
    }

    private mutating func newLabel() -> String {
        labelCount += 1
        return "n\(labelCount)"
    }
}
