import Testing

@testable import DragDrop

@Suite("A section snapshot does what a tree does")
struct SectionSnapshotTests {
    @Test("through any operations, possible or not", arguments: 1...40 as ClosedRange<UInt64>)
    func operations(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var snapshot = SectionSnapshot()
        var reference = OutlineReference()
        for step in 0..<150 {
            change(&snapshot, &reference, &generator)
            compare(snapshot, reference, "seed \(seed), step \(step)")
        }
    }

    private func compare(_ snapshot: SectionSnapshot, _ reference: OutlineReference, _ place: String) {
        #expect(snapshot.items == reference.items, "\(place)")
        #expect(snapshot.visibleItems == reference.visible, "\(place)")
        #expect(snapshot.rootItems == reference.roots.map(\.item), "\(place)")
        #expect(snapshot.count == reference.items.count, "\(place)")
        for number in 0..<Self.universe {
            let item = item(number)
            let above = reference.path(to: item)
            #expect(snapshot.contains(item) == (above != nil), "\(place)")
            #expect(snapshot.index(of: item) == reference.items.firstIndex(of: item), "\(place)")
            #expect(
                (try? snapshot.isVisible(item)) == above.map { _ in reference.visible.contains(item) }, "\(place)")
            #expect((try? snapshot.level(of: item)) == above?.count, "\(place)")
            #expect((try? snapshot.parent(of: item)).flatMap { $0 } == above?.last, "\(place)")
        }
    }

    private func change(
        _ snapshot: inout SectionSnapshot, _ reference: inout OutlineReference, _ generator: inout SeededGenerator
    ) {
        let items = (0..<Int.random(in: 1...4, using: &generator)).map { _ in anyItem(&generator) }
        let target = anyItem(&generator)
        let isNew = Set(items).count == items.count && !items.contains { snapshot.contains($0) }
        let isThere = snapshot.contains(target)
        switch Int.random(in: 0..<8, using: &generator) {
        case 0:
            if succeeds(isNew, { try snapshot.append(items) }) { reference.append(items, to: nil) }
        case 1:
            if succeeds(isNew && isThere, { try snapshot.append(items, to: target) }) {
                reference.append(items, to: target)
            }
        case 2, 3:
            let isBefore = Bool.random(using: &generator)
            if succeeds(isNew && isThere, { try snapshot.insert(items, isBefore ? .before : .after, target) }) {
                let branches = items.map { OutlineReference.Branch(item: $0) }
                reference.insert(branches, at: isBefore ? 0 : 1, from: target)
            }
        case 4:
            let known = items.filter { snapshot.contains($0) }
            let asked = Bool.random(using: &generator) ? known : items
            if succeeds(asked.allSatisfy { snapshot.contains($0) }, { try snapshot.delete(asked) }) {
                reference.delete(asked)
            }
        case 5:
            let children = reference.path(to: target) == nil ? [] : snapshot.children(of: target)
            var others = snapshot
            others.remove(children)
            let canReplace = isThere && Set(items).count == items.count && !items.contains { others.contains($0) }
            if succeeds(canReplace, { try snapshot.replace(childrenOf: target, using: Self.flat(items)) }) {
                reference.replaceChildren(of: target, with: items)
            }
        default:
            let isExpanded = Int.random(in: 0..<4, using: &generator) > 0
            if isExpanded { snapshot.expand(items) } else { snapshot.collapse(items) }
            reference.setExpanded(isExpanded, items)
        }
    }

    /// Expects that an impossible change throws.
    private func succeeds(_ isPossible: Bool, _ change: () throws -> Void) -> Bool {
        let hasSucceeded = (try? change()) != nil
        #expect(hasSucceeded == isPossible)
        return hasSucceeded
    }

    private static let universe: Int32 = 24

    private func anyItem(_ generator: inout SeededGenerator) -> ItemID {
        item(Int32.random(in: 0..<Self.universe, using: &generator))
    }

    private static func flat(_ items: [ItemID]) -> SectionSnapshot {
        SectionSnapshot(items)
    }

    @Test("gives a branch out, with or without its top, and takes it in again")
    func branches() throws {
        var snapshot = SectionSnapshot([item(1), item(2)])
        try snapshot.append([item(3), item(4)], to: item(2))
        try snapshot.append([item(5)], to: item(3))
        snapshot.expand([item(3)])
        let children = try snapshot.snapshot(of: item(2))
        #expect(children.items == [item(3), item(5), item(4)])
        #expect(children.visibleItems == [item(3), item(5), item(4)])
        let branch = try snapshot.snapshot(of: item(2), includingParent: true)
        #expect(branch.items == [item(2), item(3), item(5), item(4)])
        try snapshot.delete([item(2)])
        try snapshot.insert(branch, .before, item(1))
        #expect(snapshot.items == [item(2), item(3), item(5), item(4), item(1)])
        #expect(snapshot.index(of: item(1)) == 4)
        try snapshot.insert(SectionSnapshot([item(9)]), .after, item(5))
        #expect(try snapshot.level(of: item(9)) == 2)
        #expect(snapshot.index(of: item(1)) == 5)
    }

    @Test("refuses an item by name, in the order of the checks")
    func faults() throws {
        let (there, gone, other) = (item(1), item(2), item(3))
        let cases: [(SectionSnapshotFault, (inout SectionSnapshot) throws -> Void)] = [
            (.duplicates([there, other]), { try $0.append([there, other, other, gone, there]) }),
            (.unknownParent(gone), { try $0.append([there], to: gone) }),
            (.unknownNeighbour(gone, .before), { try $0.insert([there], .before, gone) }),
            (.unknownNeighbour(gone, .after), { try $0.insert(SectionSnapshot([there]), .after, gone) }),
            (.unknownItemToDelete(gone), { try $0.delete([there, gone, other]) }),
            (.unknownParent(gone), { try $0.replace(childrenOf: gone, using: SectionSnapshot()) }),
            (.unknownItem(gone), { _ = try $0.isVisible(gone) }),
            (.unknownItem(gone), { _ = try $0.isExpanded(gone) }),
            (.unknownItem(gone), { _ = try $0.level(of: gone) }),
            (.unknownChild(gone), { _ = try $0.parent(of: gone) }),
            (.unknownParent(gone), { _ = try $0.snapshot(of: gone) }),
        ]
        for (fault, change) in cases {
            var snapshot = SectionSnapshot([there])
            #expect(throws: fault) { try change(&snapshot) }
            #expect(snapshot == SectionSnapshot([there]))
        }
    }

    @Test("does nothing where there is nothing to put, and asks nothing of the place")
    func nothing() throws {
        var snapshot = SectionSnapshot([item(1)])
        try snapshot.append([], to: item(2))
        try snapshot.insert([], .before, item(2))
        try snapshot.insert(SectionSnapshot(), .after, item(2))
        try snapshot.delete([])
        snapshot.expand([item(2)])
        snapshot.collapse([item(2)])
        #expect(snapshot == SectionSnapshot([item(1)]))
    }
}
