import DragDrop
import Testing
import UIKit

@MainActor @Suite(.faultsApart) struct RandomSnapshotTests {
    @Test(arguments: 0..<60)
    func `Random steps lead where arrays and the engine lead`(seed: Int) {
        var dice = Dice(seed: seed)
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        var model = SnapshotModel()
        var engine = Snapshot()
        for number in 1...120 {
            let step = SnapshotStep(&dice)
            UIKitFault.forget()
            snapshot.take(step)
            let isTaken = model.take(step)
            let (exception, log) = Self.outcome(of: step, on: &engine)
            let place = Comment(rawValue: "seed \(seed), step \(number): \(step)")
            #expect(UIKitFault.raised == [exception].compactMap { $0 }, place)
            #expect(UIKitFault.logged == [log].compactMap { $0 }, place)
            #expect(isTaken == (exception == nil), place)
            #expect(Answers(of: snapshot) == Answers(of: model), place)
            #expect(Marks(of: snapshot) == Marks(of: engine), place)
            #expect(snapshot.itemIdentifiers == engine.items.map { Int($0.rawValue) }, place)
        }
    }

    private static func outcome(
        of step: SnapshotStep, on engine: inout Snapshot
    ) -> (exception: UIKitException?, log: SnapshotLog?) {
        do throws(UIKitException) {
            return (nil, try engine.take(step))
        } catch {
            return (error, nil)
        }
    }
}

/// The results of all queries about positions.
private struct Answers: Equatable {
    var sections: [Int]
    var items: [Int]
    var counts: [Int]
    var itemsBySection: [[Int]]
    var indexes: [Int?]
    var sectionsOfItems: [Int?]
    var sectionIndexes: [Int?]

    init(of snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
        sections = snapshot.sectionIdentifiers
        items = snapshot.itemIdentifiers
        counts = [snapshot.numberOfSections, snapshot.numberOfItems]
        counts += sections.map { snapshot.numberOfItems(inSection: $0) }
        itemsBySection = sections.map { snapshot.itemIdentifiers(inSection: $0) }
        indexes = (0..<12).map { snapshot.indexOfItem($0) }
        sectionsOfItems = (0..<12).map { snapshot.sectionIdentifier(containingItem: $0) }
        sectionIndexes = (0..<5).map { snapshot.indexOfSection($0) }
    }

    init(of model: SnapshotModel) {
        sections = model.sectionIDs
        items = model.items
        counts = [sections.count, items.count] + model.sections.map(\.items.count)
        itemsBySection = model.sections.map(\.items)
        indexes = (0..<12).map { model.items.firstIndex(of: $0) }
        sectionsOfItems = (0..<12).map { item in model.sections.first { $0.items.contains(item) }?.id }
        sectionIndexes = (0..<5).map { model.sectionIDs.firstIndex(of: $0) }
    }
}

private struct Marks: Equatable {
    let reloadedItems: [Int]
    let reconfiguredItems: [Int]
    let reloadedSections: [Int]

    init(of snapshot: NSDiffableDataSourceSnapshot<Int, Int>) {
        reloadedItems = snapshot.reloadedItemIdentifiers
        reconfiguredItems = snapshot.reconfiguredItemIdentifiers
        reloadedSections = snapshot.reloadedSectionIdentifiers
    }

    init(of engine: Snapshot) {
        reloadedItems = engine.reloadedItems.map { Int($0.rawValue) }
        reconfiguredItems = engine.reconfiguredItems.map { Int($0.rawValue) }
        reloadedSections = engine.reloadedSections.map { Int($0.rawValue) }
    }
}
