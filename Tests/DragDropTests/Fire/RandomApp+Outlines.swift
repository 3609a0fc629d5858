@testable import DragDrop

/// Random changes and applies of section snapshots.
extension RandomApp {
    func editOutline(_ list: ListID, in engine: inout Engine) {
        guard engine[list].data == .diffable, engine[list].kind == .collection, !engine[list].isReordering,
            engine[list].shown.sectionCount > 0
        else { return }
        let section = engine[list].shown.sections[pick(engine[list].shown.sectionCount)].id
        for _ in 0...pick(3) {
            let items = engine.scene.preparedOutline(of: section, in: list).items
            let item = items.isEmpty ? nil : items[pick(items.count)]
            let new = newItem(&engine)
            let change = pick(5)
            engine.editOutline(of: section, in: list) { (outline) throws(SectionSnapshotFault) in
                switch (change, item) {
                case (0, let item?) where items.count < 12: try outline.append([new], to: item)
                case (1, let item?) where items.count < 12: try outline.insert([new], .after, item)
                case (2, let item?): outline.expand([item])
                case (3, let item?): outline.collapse([item])
                case (4, let item?) where items.count > 2: try outline.delete([item])
                default: break
                }
            }
        }
        engine.applyOutline(of: section, in: list)
    }
}
