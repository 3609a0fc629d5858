import DragDrop
import Testing

@testable import UIKit

/// Tests the transactions passed to the reordering handlers, when rows of a collection move by touch.
@MainActor @Suite(.faultsApart) struct TransactionTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, Int>
    private typealias Transaction = NSDiffableDataSourceTransaction<String, Int>

    private let list = EngineList(kind: .collection)
    private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let source: Source

    init() {
        source = Source(collectionView: view) { _, _, _ in UICollectionViewCell(frame: .zero) }
        source.content.list = list
        list.dataSource = source
        var snapshot = source.snapshot()
        snapshot.appendSections(["first", "second", "third"])
        snapshot.appendItems([1, 2, 3, 4], toSection: "first")
        snapshot.appendItems([5, 6, 7], toSection: "second")
        snapshot.appendItems([8], toSection: "third")
        source.apply(snapshot)
    }

    /// The transaction passed to `didReorder` for a row that moves over another.
    private func transaction(_ source: RowPath, over target: RowPath) throws -> Transaction {
        var told: [Transaction] = []
        self.source.reorderingHandlers.canReorderItem = { _ in true }
        self.source.reorderingHandlers.didReorder = { told.append($0) }
        try list.reorder(source, over: target)
        return try #require(told.first)
    }

    /// The difference of the standard library, with inferred moves.
    private func difference(_ old: [Int], _ new: [Int]) -> CollectionDifference<Int> {
        new.difference(from: old).inferringMoves()
    }

    @Test func `A move in a section is one section's transaction`() throws {
        let transaction = try transaction(.init(section: 0, item: 0), over: .init(section: 0, item: 2))
        let (old, new) = (transaction.initialSnapshot, transaction.finalSnapshot)
        #expect(old.itemIdentifiers == [1, 2, 3, 4, 5, 6, 7, 8])
        #expect(new.itemIdentifiers == [2, 3, 1, 4, 5, 6, 7, 8])
        #expect(old.sectionIdentifiers == ["first", "second", "third"])
        #expect(transaction.difference == difference(old.itemIdentifiers, new.itemIdentifiers))
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["first"])
        let part = try #require(transaction.sectionTransactions.first)
        #expect(part.initialSnapshot.items == [1, 2, 3, 4])
        #expect(part.finalSnapshot.items == [2, 3, 1, 4])
        #expect(part.difference == difference([1, 2, 3, 4], [2, 3, 1, 4]))
        #expect(part.difference.removals == [.remove(offset: 0, element: 1, associatedWith: 2)])
    }

    @Test func `A move between sections has a transaction for each, the last section first`() throws {
        let transaction = try transaction(.init(section: 0, item: 1), over: .init(section: 1, item: 0))
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == ["second", "first"])
        for part in transaction.sectionTransactions {
            #expect(part.difference == difference(part.initialSnapshot.items, part.finalSnapshot.items))
        }
        let (old, new) = (transaction.initialSnapshot.itemIdentifiers, transaction.finalSnapshot.itemIdentifiers)
        #expect(transaction.difference == difference(old, new))
        #expect(old.applying(transaction.difference) == new)
        #expect(new == source.snapshot().itemIdentifiers)
    }

    @Test(arguments: 0..<40)
    func `Differences are those of the standard library`(seed: Int) throws {
        var dice = Dice(seed: seed)
        let sections = [4, 3, 1]
        let (from, to) = (Int.random(in: 0..<3, using: &dice), Int.random(in: 0..<3, using: &dice))
        let start = RowPath(section: from, item: Int.random(in: 0..<sections[from], using: &dice))
        let end = RowPath(section: to, item: Int.random(in: 0..<sections[to], using: &dice))
        guard start != end else { return }
        let transaction = try transaction(start, over: end)
        let (old, new) = (transaction.initialSnapshot.itemIdentifiers, transaction.finalSnapshot.itemIdentifiers)
        #expect(transaction.difference == difference(old, new), "seed \(seed)")
        let changed = ["third", "second", "first"].filter {
            transaction.initialSnapshot.itemIdentifiers(inSection: $0)
                != transaction.finalSnapshot.itemIdentifiers(inSection: $0)
        }
        #expect(transaction.sectionTransactions.map(\.sectionIdentifier) == changed, "seed \(seed)")
    }

    @Test func `willReorder sees the old snapshot and didReorder the new one`() throws {
        var seen: [[Int]] = []
        source.reorderingHandlers.canReorderItem = { $0 == 1 }
        source.reorderingHandlers.willReorder = { [source] _ in seen.append(source.snapshot().itemIdentifiers) }
        source.reorderingHandlers.didReorder = { [source] _ in seen.append(source.snapshot().itemIdentifiers) }
        try list.reorder(.init(section: 0, item: 0), over: .init(section: 0, item: 1))
        #expect(seen == [[1, 2, 3, 4, 5, 6, 7, 8], [2, 1, 3, 4, 5, 6, 7, 8]])
        try list.reorder(.init(section: 0, item: 0), over: .init(section: 0, item: 1))
        #expect(seen.count == 2)
    }

    @Test func `Without canReorderItem and didReorder nothing is reordered`() throws {
        var count = 0
        source.reorderingHandlers.willReorder = { _ in count += 1 }
        source.reorderingHandlers.didReorder = { _ in count += 1 }
        try list.reorder(.init(section: 0, item: 0), over: .init(section: 0, item: 1))
        #expect(count == 0)
        #expect(!source.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)))
        source.reorderingHandlers.canReorderItem = { $0 != 2 }
        #expect(source.collectionView(view, canMoveItemAt: IndexPath(item: 0, section: 0)))
        #expect(!source.collectionView(view, canMoveItemAt: IndexPath(item: 1, section: 0)))
    }

    @Test func `A snapshot applied inside didReorder is refused`() throws {
        source.reorderingHandlers.canReorderItem = { _ in true }
        source.reorderingHandlers.didReorder = { [source] in source.apply($0.initialSnapshot) }
        try list.reorder(.init(section: 0, item: 0), over: .init(section: 0, item: 1))
        #expect(list.engine.exception?.rule == .r142)
        #expect(source.snapshot().itemIdentifiers == [2, 1, 3, 4, 5, 6, 7, 8])
    }
}
