@testable import DragDrop

/// An app that does anything at any time, by the numbers of a seed: as delegates, as data source and by itself.
final class RandomApp: Respondent {
    var random: SeededGenerator
    private var labelCount = 0

    /// How often a delegate call changes a list, of 100.
    let mischief: Int

    init(seed: UInt64, mischief: Int) {
        random = SeededGenerator(seed: seed)
        self.mischief = mischief
    }

    func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

    func pick(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &random) }

    // MARK: - Delegates

    /// Everything is implemented but moveRow in lists with an odd number.
    func implements(_ question: Question, in list: ListID) -> Bool {
        question != .moveRow || list.rawValue % 2 == 0
    }

    func answer(_ call: DelegateCall, engine: inout Engine) -> DelegateAnswer? {
        if chance(mischief) { act(in: &engine) }
        switch call.question {
        case .itemsForBeginning, .itemsForAdding: return chance(10) ? .items([]) : .usual(for: call, engine)
        case .allowsMoveOperation, .shouldSpringLoad, .canReorderItem: return .boolean(chance(90))
        case .isRestrictedToDraggingApplication, .prefersFullSizePreviews: return .boolean(chance(10))
        case .canHandle: return .boolean(call.list.rawValue != 5 || engine.drag?.source.rawValue != 5)
        case .didUpdate:
            let operations: [DropOperation] = [.move, .move, .move, .copy, .copy, .cancel, .forbidden]
            let intents: [DropIntent] = [
                .insertAtDestinationIndexPath, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath,
                .unspecified, .automatic,
            ]
            return .proposal(DropProposal(operations[pick(7)], intents[pick(5)]))
        case .performDrop: receive(in: call.list, &engine)
        case .moveRow:
            guard chance(90), let path = call.path, let target = call.target else { return .nothing }
            try? engine.moveInModel(from: path, to: target, in: call.list)
            if engine[call.list].data == .diffable { engine.applySnapshot(in: call.list) }
        default: break
        }
        return .nothing
    }

    func finish(_ load: LoadID, with result: LoadResult, engine: inout Engine) {
        let item = engine.loads[Int(load.rawValue)].item
        let list = engine.loads[Int(load.rawValue)].list
        switch pick(4) {
        case 0: engine.deletePlaceholder(for: item, in: list)
        case 1: _ = engine.load(item, in: list)
        default:
            engine.commitPlaceholder(for: item, in: list) { engine, path in
                if self.chance(95) { try? engine.insertIntoModel(self.newItem(&engine), at: path, in: list) }
            }
        }
    }

    private func receive(in list: ListID, _ engine: inout Engine) {
        for item in engine.coordinator?.items ?? [] {
            let path = engine.coordinator?.destination ?? IndexPath(section: 0, item: 0)
            switch pick(6) {
            case 0:
                engine.insertPlaceholder(for: item.id, at: path, in: list)
                _ = engine.load(item.id, in: list)
            case 1: engine.coordinatorDrop(item.id, intoRow: path, in: list)
            case 2:
                change(list, in: &engine)
                engine.coordinatorDrop(item.id, toRow: path, in: list)
            case 3: engine.coordinatorDrop(item.id, toView: list, in: list)
            case 4: _ = engine.load(item.id, in: list)
            default: break
            }
        }
    }

    // MARK: - By itself

    func newItem(_ engine: inout Engine) -> ItemID {
        labelCount += 1
        let item = engine.item(labelled: "n\(labelCount)")
        engine.provisions[item] = Provision(
            delayMilliseconds: pick(4) * 100, failure: chance(20) ? "no" : nil, hasLocalObject: chance(50))
        return item
    }

    func act(in engine: inout Engine) {
        let list = engine.lists[pick(engine.lists.count)].id
        switch pick(20) {
        case 0: engine.reloadData(in: list)
        case 1: engine.applySnapshotIfDiffable(in: list, reload: chance(30))
        case 2: engine[list].isDragEnabled = chance(80)
        case 3:
            // A fault: the list is told of a row that is not there.
            if chance(3) { engine.update(ListUpdate(.deleteRow(IndexPath(section: 9, item: 9))), in: list) }
        case 4:
            guard let placeholder = engine[list].placeholders.all.first else { return }
            engine.deletePlaceholder(for: placeholder.item, in: list)
        case 5: engine.coordinatorDrop(ItemID(rawValue: 0), toRow: IndexPath(section: 0, item: 0), in: list)
        default: change(list, in: &engine)
        }
    }

    /// Changes the model, and tells the list.
    private func change(_ list: ListID, in engine: inout Engine) {
        guard engine[list].kind != .view else { return }
        guard engine[list].data == .array else {
            for _ in 0...pick(3) { _ = edit(list, in: &engine) }
            engine.applySnapshot(in: list)
            return
        }
        let isNested = chance(20)
        engine.beginBatch(in: list)
        if isNested { engine.beginBatch(in: list) }
        if let update = edit(list, in: &engine) { engine.update(ListUpdate(update), in: list) }
        if isNested { engine.endBatch(in: list) }
        engine.endBatch(in: list)
    }

    private func edit(_ list: ListID, in engine: inout Engine) -> ListUpdate.Kind? {
        let sectionCount = engine[list].model.sectionCount
        let section = pick(sectionCount)
        let count = engine[list].modelRowCount(inSection: section)
        let path = IndexPath(section: section, item: pick(count))
        do {
            switch pick(count > 6 ? 5 : 10) {
            case 0, 1, 2:
                try engine.removeFromModel(at: path, in: list)
                return .deleteRow(path)
            case 3:
                let target = IndexPath(section: section, item: pick(count))
                try engine.moveInModel(from: path, to: target, in: list)
                return .moveRow(from: path, to: target)
            case 4: return count > 0 ? .reloadRow(path) : nil
            case 5: return try editSections(section, of: sectionCount, list, &engine)
            default:
                let target = IndexPath(section: section, item: pick(count + 1))
                try engine.insertIntoModel(newItem(&engine), at: target, in: list)
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
            try engine.removeSectionFromModel(at: section, in: list)
            return .deleteSection(section)
        case 1 where count < 4:
            labelCount += 1
            try engine.insertSectionIntoModel(engine.section(titled: "s\(labelCount)"), at: section, in: list)
            return .insertSection(section)
        case 2:
            let target = pick(count)
            try engine.moveSectionInModel(from: section, to: target, in: list)
            return .moveSection(from: section, to: target)
        default: return .reloadSection(section)
        }
    }
}

extension Engine {
    fileprivate mutating func applySnapshotIfDiffable(in list: ListID, reload: Bool) {
        if self[list].data == .diffable { applySnapshot(in: list, reload: reload) }
    }
}
