@testable import DragDrop

/// The app's own actions, as steps or during a call.
extension RandomApp {
    func newItem(_ engine: inout Engine) -> ItemID {
        let item = engine.item(labelled: "n\(engine.items.count)")
        engine.providerConfigurations[item] = ProviderConfiguration(
            delayMilliseconds: pick(4) * 100, failure: chance(20) ? "no" : nil, hasLocalObject: chance(50))
        return item
    }

    /// Disrupts a delegate call: changes any list.
    func act(in engine: inout Engine) {
        let list = engine.lists[pick(engine.lists.count)].id
        switch pick(14) {
        case 0: engine.reloadData(in: list)
        case 1: editSnapshot(list, in: &engine)
        case 2: deletePlaceholder(list, in: &engine)
        case 3: comeLate(list, in: &engine)
        case 5: cancelLoads(list, in: &engine)
        case 6: _ = engine.dispatchToMain(in: list)
        case 4: if chance(10) { lie(list, in: &engine) }
        default: change(list, in: &engine)
        }
    }

    func deletePlaceholder(_ list: ListID, in engine: inout Engine) {
        guard let placeholder = engine[list].placeholders.all.first else { return }
        engine.deletePlaceholder(for: placeholder.item, in: list)
    }

    func cancelLoads(_ list: ListID, in engine: inout Engine) {
        engine.cancelLoads(of: chance(50) ? engine.loads.all.last?.item : nil, in: list)
    }

    /// Calls that have an effect only during a drop.
    func comeLate(_ list: ListID, in engine: inout Engine) {
        let item = ItemID(rawValue: Int32(pick(6)))
        switch pick(3) {
        case 0: engine.coordinatorDrop(item, toRow: RowPath(section: 0, item: 0), in: list)
        case 1: engine.insertPlaceholder(for: item, at: RowPath(section: 0, item: 0), in: list)
        default: _ = engine.load(item, in: list)
        }
    }

    /// Queries counts, and converts paths in both directions.
    func ask(_ list: ListID, in engine: inout Engine) {
        let path = RowPath(section: pick(3), item: pick(7))
        switch pick(4) {
        case 0: engine.ask(.translate(path, to: .presentation), in: list)
        case 1: engine.ask(.translate(path, to: .beforeDrag), in: list)
        case 2: engine.ask(.translateSection(path.section, to: .presentation), in: list)
        default:
            guard engine[list].shown.sections.indices.contains(path.section) else { return }
            engine.ask(.rowCount(section: path.section), in: list)
        }
    }

    // MARK: - Rows

    /// Changes the data, and reports the same change to the list.
    func change(_ list: ListID, in engine: inout Engine) {
        guard engine[list].kind != .view else { return }
        guard engine[list].data == .array else {
            editSnapshot(list, in: &engine)
            return
        }
        let isNested = chance(20)
        engine.beginBatch(in: list)
        if isNested { engine.beginBatch(in: list) }
        if let update = edit(list, in: &engine) { engine.update(ListUpdate(update), in: list) }
        if isNested { engine.endBatch(in: list) }
        endBatch(in: list, &engine)
    }

    /// Deletes several rows of a section from last to first, and inserts several from first to last (B06). Reports the
    /// updates in any order (B01).
    func changeMany(_ list: ListID, in engine: inout Engine) {
        guard engine[list].kind != .view, engine[list].data == .array, engine[list].model.sectionCount > 0 else {
            return
        }
        let section = pick(engine[list].model.sectionCount)
        var updates: [ListUpdate.Kind] = []
        engine.beginBatch(in: list)
        for item in (0..<engine[list].modelRowCount(inSection: section)).reversed() where chance(30) {
            let path = RowPath(section: section, item: item)
            if (try? engine.scene.removeFromModel(at: path, in: list)) != nil { updates.append(.deleteRow(path)) }
        }
        for item in 0..<6 where item <= engine[list].modelRowCount(inSection: section) && chance(30) {
            let path = RowPath(section: section, item: item)
            if (try? engine.scene.insertIntoModel(newItem(&engine), at: path, in: list)) != nil {
                updates.append(.insertRow(path))
            }
        }
        for update in updates.shuffled(using: &random) { engine.update(ListUpdate(update), in: list) }
        endBatch(in: list, &engine)
    }

    /// Reports arbitrary updates regardless of the data, for some of which UIKit would raise an exception.
    func lie(_ list: ListID, in engine: inout Engine) {
        guard engine[list].kind != .view, engine[list].data == .array, chance(30) else { return }
        let shape = engine[list].shown.sections.map { $0.rows.count }
        guard !shape.isEmpty else { return }
        engine.beginBatch(in: list)
        for _ in 0...pick(2) {
            if chance(50) { _ = edit(list, in: &engine) }
            engine.update(ListUpdate(Universe.randomUpdate(for: shape, &random)), in: list)
        }
        endBatch(in: list, &engine)
    }

    private func edit(_ list: ListID, in engine: inout Engine) -> ListUpdate.Kind? {
        let sectionCount = engine[list].model.sectionCount
        let section = pick(sectionCount)
        let count = engine[list].modelRowCount(inSection: section)
        let path = RowPath(section: section, item: pick(count))
        do {
            switch pick(count > 6 ? 5 : 10) {
            case 0, 1, 2:
                try engine.scene.removeFromModel(at: path, in: list)
                return .deleteRow(path)
            case 3:
                let target = RowPath(section: section, item: pick(count))
                try engine.scene.moveInModel(from: path, to: target, in: list)
                return .moveRow(from: path, to: target)
            case 4: return count > 0 ? .reloadRow(path) : nil
            case 5: return try editSections(section, of: sectionCount, list, &engine)
            default:
                let target = RowPath(section: section, item: pick(count + 1))
                try engine.scene.insertIntoModel(newItem(&engine), at: target, in: list)
                return .insertRow(target)
            }
        } catch {
            return nil
        }
    }

    private func editSections(
        _ section: Int, of count: Int, _ list: ListID, _ engine: inout Engine
    ) throws(ModelFault) -> ListUpdate.Kind? {
        switch pick(4) {
        case 0 where count > 1:
            try engine.scene.removeSectionFromModel(at: section, in: list)
            return .deleteSection(section)
        case 1 where count < 4:
            let new = engine.section(titled: "s\(engine.sections.count)")
            try engine.scene.insertSectionIntoModel(new, at: section, in: list)
            return .insertSection(section)
        case 2:
            let target = pick(count)
            try engine.scene.moveSectionInModel(from: section, to: target, in: list)
            return .moveSection(from: section, to: target)
        default: return .reloadSection(section)
        }
    }
}
