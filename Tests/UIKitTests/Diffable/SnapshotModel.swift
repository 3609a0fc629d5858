import DragDrop

/// A snapshot as arrays: a slow and obvious reference. A step that UIKit refuses changes nothing.
struct SnapshotModel {
    private(set) var sections: [(id: Int, items: [Int])] = []

    var sectionIDs: [Int] { sections.map(\.id) }
    var items: [Int] { sections.flatMap(\.items) }

    /// Returns false if UIKit raises an exception.
    mutating func take(_ step: SnapshotStep) -> Bool {
        let before = sections
        let isTaken = takes(step)
        if !isTaken { sections = before }
        return isTaken
    }

    private mutating func takes(_ step: SnapshotStep) -> Bool {
        switch step {
        case .appendItems(let new, let section):
            guard let id = section ?? sectionIDs.last, let index = sectionIDs.firstIndex(of: id), new.areUnique else {
                return false
            }
            remove(new)
            sections[index].items += new
        case .insertItems(let new, let side, let item):
            guard items.contains(item), new.areUnique, !new.contains(item) else { return false }
            remove(new)
            put(new, side, item)
        case .deleteItems(let old): remove(old)
        case .deleteAllItems: sections = []
        case .moveItem(let item, let side, let target):
            guard items.contains(item), items.contains(target) else { return false }
            if item != target {
                remove([item])
                put([item], side, target)
            }
        case .reloadItems(let marked), .reconfigureItems(let marked): return marked.allSatisfy(items.contains)
        case .appendSections(let new):
            guard areNewSections(new) else { return false }
            sections += new.map { ($0, []) }
        case .insertSections(let new, let side, let section):
            guard let index = sectionIDs.firstIndex(of: section), areNewSections(new) else { return false }
            sections.insert(contentsOf: new.map { ($0, []) }, at: side == .before ? index : index + 1)
        case .deleteSections(let old): sections.removeAll { old.contains($0.id) }
        case .moveSection(let section, let side, let target):
            guard let source = sectionIDs.firstIndex(of: section), sectionIDs.contains(target) else { return false }
            if section != target {
                let moved = sections.remove(at: source)
                guard let index = sectionIDs.firstIndex(of: target) else { return false }
                sections.insert(moved, at: side == .before ? index : index + 1)
            }
        case .reloadSections(let marked): return marked.allSatisfy(sectionIDs.contains)
        }
        return true
    }

    private func areNewSections(_ new: [Int]) -> Bool {
        new.areUnique && !new.contains(where: sectionIDs.contains)
    }

    private mutating func remove(_ old: [Int]) {
        for index in sections.indices { sections[index].items.removeAll { old.contains($0) } }
    }

    private mutating func put(_ new: [Int], _ side: Snapshot.Side, _ item: Int) {
        for index in sections.indices {
            guard let place = sections[index].items.firstIndex(of: item) else { continue }
            sections[index].items.insert(contentsOf: new, at: side == .before ? place : place + 1)
            return
        }
    }
}

extension [Int] {
    fileprivate var areUnique: Bool { Set(self).count == count }
}
