import Testing
import UIKit

@MainActor @Suite(.faultsApart) struct RandomSectionSnapshotTests {
    private typealias Outline = NSDiffableDataSourceSectionSnapshot<Int>

    @Test(arguments: 0..<60)
    func `Random changes lead where lines with levels lead`(seed: Int) {
        var dice = Dice(seed: seed)
        var (outline, model) = (Outline(), SectionSnapshotModel())
        for number in 1...100 {
            UIKitFault.forget()
            let isTaken = change(&outline, &model, &dice)
            let place = Comment(rawValue: "seed \(seed), step \(number)")
            #expect(UIKitFault.raised.count == (isTaken ? 0 : 1), place)
            #expect(Answers(of: outline) == Answers(of: model), place)
        }
    }

    private func change(
        _ outline: inout Outline, _ model: inout SectionSnapshotModel, _ dice: inout Dice
    ) -> Bool {
        let items = dice.some(below: 14)
        let item = Int.random(in: 0..<14, using: &dice)
        switch Int.random(in: 0..<11, using: &dice) {
        case 0, 1:
            outline.append(items)
            return model.append(items, to: nil)
        case 2, 3:
            outline.append(items, to: item)
            return model.append(items, to: item)
        case 4: return insert(items, item, isBefore: Bool.random(using: &dice), &outline, &model)
        case 5: return insertPart(of: items[0], item, isBefore: Bool.random(using: &dice), &outline, &model)
        case 6: return replace(item, items, &outline, &model)
        case 7:
            let deleted = Bool.random(using: &dice) ? items : items.filter(model.items.contains)
            outline.delete(deleted)
            return model.delete(deleted)
        case 8, 9:
            outline.expand(items)
            model.setExpanded(true, items)
        default:
            if item == 0 {
                outline.deleteAll()
                model.deleteAll()
            } else {
                outline.collapse(items)
                model.setExpanded(false, items)
            }
        }
        return true
    }

    private func insert(
        _ items: [Int], _ item: Int, isBefore: Bool, _ outline: inout Outline, _ model: inout SectionSnapshotModel
    ) -> Bool {
        var part = SectionSnapshotModel()
        if isBefore { outline.insert(items, before: item) } else { outline.insert(items, after: item) }
        guard part.append(items, to: nil) else { return false }
        return model.insert(part, after: isBefore ? nil : item, before: isBefore ? item : nil)
    }

    /// Removes a part and inserts it somewhere else, like a delegate that moves a folder.
    private func insertPart(
        of moved: Int, _ item: Int, isBefore: Bool, _ outline: inout Outline, _ model: inout SectionSnapshotModel
    ) -> Bool {
        guard let part = model.part(of: moved, includingParent: true) else { return true }
        let snapshot = outline.snapshot(of: moved, includingParent: true)
        outline.delete([moved])
        _ = model.delete([moved])
        if isBefore { outline.insert(snapshot, before: item) } else { outline.insert(snapshot, after: item) }
        let isTaken = model.insert(part, after: isBefore ? nil : item, before: isBefore ? item : nil)
        return isTaken
    }

    private func replace(
        _ parent: Int, _ items: [Int], _ outline: inout Outline, _ model: inout SectionSnapshotModel
    ) -> Bool {
        var (snapshot, part) = (Outline(), SectionSnapshotModel())
        snapshot.append([items[0]])
        _ = part.append([items[0]], to: nil)
        outline.replace(childrenOf: parent, using: snapshot)
        return model.replace(childrenOf: parent, using: part)
    }
}

/// The results of all queries of an outline that raise no exception.
private struct Answers: Equatable {
    var lists: [[Int]]
    var indexes: [Int?]
    var parents: [Int?]
    var levels: [Int?]
    var flags: [[Bool]]
    var parts: [[Int]?]

    init(of outline: NSDiffableDataSourceSectionSnapshot<Int>) {
        lists = [outline.items, outline.rootItems, outline.visibleItems, outline.expandedItems]
        indexes = (0..<14).map { outline.index(of: $0) }
        flags = (0..<14).map { [outline.contains($0)] }
        parents = outline.items.map { outline.parent(of: $0) }
        levels = outline.items.map { outline.level(of: $0) }
        flags += outline.items.map { [outline.isExpanded($0), outline.isVisible($0)] }
        parts = outline.items.map { outline.snapshot(of: $0).items }
        parts += outline.items.map { outline.snapshot(of: $0, includingParent: true).items }
    }

    init(of model: SectionSnapshotModel) {
        lists = [model.items, model.rootItems, model.visibleItems, model.expandedItems]
        indexes = (0..<14).map { model.items.firstIndex(of: $0) }
        flags = (0..<14).map { [model.items.contains($0)] }
        parents = model.items.map { model.parent(of: $0) }
        levels = model.items.map { model.level(of: $0) }
        flags += model.items.map { [model.expandedItems.contains($0), model.isVisible($0)] }
        parts = model.items.map { model.part(of: $0, includingParent: false)?.items }
        parts += model.items.map { model.part(of: $0, includingParent: true)?.items }
    }
}
