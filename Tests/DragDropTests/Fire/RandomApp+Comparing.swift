@testable import DragDrop

/// Compares batches and snapshots with slow and obvious references.
extension RandomApp {
    /// Ends a batch; the result of the outermost one must equal that of the reference.
    func endBatch(in list: ListID, _ engine: inout Engine) {
        let isOutermost = engine[list].batch.depth == 1 && engine.exception == nil
        guard isOutermost, isCompared(engine) else {
            engine.endBatch(in: list)
            return
        }
        let updates = engine[list].batch.updates
        let before = engine[list].shown
        let reference = ReferenceBatch(
            updates, shown: before, model: engine[list].model, kind: engine[list].kind)
        let expected = reference.outcome()
        engine.endBatch(in: list)
        switch expected {
        case .shown(let rows):
            if let raised = engine.exception {
                report("\(updates) of \(Shapes.text(before)) raises \(raised.text)")
            } else if engine[list].shown != rows {
                report("\(updates) of \(Shapes.text(before)): \(Shapes.text(engine[list].shown)), not \(rows)")
            }
        case .exception(let rule, _):
            if engine.exception == nil { report("\(updates) of \(Shapes.text(before)) does not raise \(rule)") }
        }
    }

    /// Makes several changes to a snapshot and applies it. The rows must equal those of arrays with the same changes,
    /// and the state of each row must follow its identity.
    func editSnapshot(_ list: ListID, in engine: inout Engine) {
        guard engine[list].data == .diffable, engine[list].kind != .view, !engine[list].isReordering else { return }
        var reference = SnapshotReference(engine[list].model)
        for _ in 0...pick(3) { edit(&reference, list, &engine) }
        let selected = engine[list].selected
        let isReload = chance(10)
        let start = engine.trace.count
        engine.applySnapshot(in: list, isReload ? .usingReloadData : .animated)
        guard engine.exception == nil, isCompared(engine) else { return }
        let shown = engine[list].shown
        if shown != reference.arrangement {
            report("a snapshot shows \(Shapes.text(shown)), not \(Shapes.text(reference.arrangement))")
        }
        let left = selected.filter { shown.path(of: $0) != nil }
        // The first apply reloads (R231), and so does a table with too many moves (R232).
        let hasReloaded = engine.trace[start...].contains { entry in
            if case .note(.reloadedData) = entry.kind { true } else { false }
        }
        if !hasReloaded, engine[list].selected != left {
            report("a snapshot selects \(engine[list].selected), not \(left)")
        }
        for item in engine.drag?.items ?? [] where item.list == list {
            if let path = item.sourcePath, shown[path] != item.id { report("a source path has followed another row") }
        }
    }

    private func edit(_ reference: inout SnapshotReference, _ list: ListID, _ engine: inout Engine) {
        let items = reference.sections.flatMap { $0.items }
        let section = reference.sections.isEmpty ? nil : reference.sections[pick(reference.sections.count)].id
        let neighbour = items.isEmpty ? nil : items[pick(items.count)]
        let moved = items.isEmpty ? nil : items[pick(items.count)]
        let side: Snapshot.Side = chance(50) ? .before : .after
        switch (pick(6), neighbour, moved, section) {
        case (0, let neighbour?, _, _) where items.count < 12:
            let new = newItem(&engine)
            reference.put([new], side, neighbour)
            change(list, &engine) { (s) throws(UIKitException) in
                _ = try s.insertItems([new], side, neighbour, names: .plain)
            }
        case (1, _, _, let section?) where items.count < 12:
            let new = newItem(&engine)
            reference.append([new], to: section)
            change(list, &engine) { (s) throws(UIKitException) in
                _ = try s.appendItems([new], to: section, names: .plain)
            }
        case (2, let neighbour?, let moved?, _) where moved != neighbour:
            reference.put([moved], side, neighbour)
            change(list, &engine) { (s) throws(UIKitException) in
                try s.moveItem(moved, side, neighbour, names: .plain)
            }
        case (3, _, let moved?, _):
            reference.remove([moved])
            change(list, &engine) { (s) throws(UIKitException) in s.deleteItems([moved]) }
        case (4, _, _, _) where reference.sections.count < 4:
            let new = engine.section(titled: "s\(engine.sections.count)")
            reference.sections.append((new, []))
            change(list, &engine) { (s) throws(UIKitException) in try s.appendSections([new], names: .plain) }
        case (5, _, _, let section?) where reference.sections.count > 1:
            reference.sections.removeAll { $0.id == section }
            change(list, &engine) { (s) throws(UIKitException) in s.deleteSections([section]) }
        default: break
        }
    }

    private func change(
        _ list: ListID, _ engine: inout Engine, _ edit: (inout Snapshot) throws(UIKitException) -> Void
    ) {
        engine.editSnapshot(in: list) { (snapshot) throws(UIKitException) in
            try edit(&snapshot)
            return nil
        }
    }

    /// The references implement the current UIKit, with every rule.
    private func isCompared(_ engine: Engine) -> Bool {
        setup.isWhole && setup.isUsual && setup.device.version == .current
    }
}
