import DragDrop
import Testing

@testable import UIKit

/// Tests the handlers of `UICollectionViewDiffableDataSourceReference`, and section snapshots in its collection.
@MainActor @Suite(.faultsApart) struct ReferenceHandlerTests {
    private typealias Reference = UICollectionViewDiffableDataSourceReference
    private typealias Reordering = __UICollectionViewDiffableDataSourceReorderingHandlers
    private typealias Outlines = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    private static let outline = {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Letters", "Bills"])
        outline.append(["Anna", "Ben"], to: "Letters")
        outline.append(["Water"], to: "Bills")
        outline.expand(["Letters"])
        return outline
    }()

    private static let letters = {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        snapshot.appendSections(["first", "second"])
        snapshot.appendItems(["A", "B", "C"], toSection: "first")
        snapshot.appendItems(["D"], toSection: "second")
        return snapshot
    }()

    private func reference(_ list: EngineList) -> (Reference, UICollectionView) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = Reference(collectionView: view) { _, _, _ in UICollectionViewCell(frame: .zero) }
        source.content.list = list
        list.dataSource = source
        return (source, view)
    }

    private func value(_ list: EngineList) -> (Source, UICollectionView) {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        let source = Source(collectionView: view) { _, _, _ in UICollectionViewCell(frame: .zero) }
        source.content.list = list
        list.dataSource = source
        return (source, view)
    }

    private func tap(_ row: Int, in list: EngineList, expands: Bool) throws {
        let path = RowPath(section: 0, item: row)
        try list.run { engine throws in
            try engine.perform(
                expands ? .expand(TouchedRow(path, in: list.id)) : .collapse(TouchedRow(path, in: list.id)))
        }
    }

    /// The trace of the engine, with its rules.
    private func trace(_ list: EngineList) -> [String] {
        list.engine.trace.map { "\($0.kind) \($0.citation.map { "\($0)" } ?? "")" }
    }

    @Test func `Snapshots and section snapshots leave the trace that the value leaves`() throws {
        let (one, other) = (EngineList(kind: .collection), EngineList(kind: .collection))
        let (reference, referenceView) = reference(one)
        let (value, valueView) = value(other)
        reference.applySnapshot(
            Self.outline as NSDiffableDataSourceSectionSnapshotReference, toSection: "files",
            animatingDifferences: true)
        value.apply(Self.outline, to: "files", animatingDifferences: true)
        #expect(one.order == "Letters Anna Ben Bills")
        for list in [one, other] {
            try tap(3, in: list, expands: true)
            try tap(0, in: list, expands: false)
        }
        var (next, asReference) = (value.snapshot(for: "files"), reference.snapshot(forSection: "files"))
        next.delete(["Letters"])
        asReference.deleteItems(["Letters"])
        value.apply(next, to: "files", animatingDifferences: false)
        reference.applySnapshot(asReference, toSection: "files", animatingDifferences: false)
        value.apply(Self.letters, animatingDifferences: true)
        reference.applySnapshot(Self.letters as NSDiffableDataSourceSnapshotReference, animatingDifferences: true)
        value.applySnapshotUsingReloadData(Self.letters)
        reference.applySnapshot(usingReloadData: Self.letters as NSDiffableDataSourceSnapshotReference)
        asReference = reference.snapshot(forSection: "first")
        #expect(asReference.items as? [String] == ["A", "B", "C"])
        #expect(reference.snapshot(forSection: "nowhere").items.isEmpty)
        #expect(trace(one) == trace(other))
        #expect(trace(one).count > 10)
        withExtendedLifetime((referenceView, valueView)) {}
    }

    @Test func `A completion handler runs when the section is shown`() {
        let list = EngineList(kind: .collection)
        let (source, view) = reference(list)
        defer { withExtendedLifetime(view) {} }
        var orders: [String] = []
        source.applySnapshot(
            Self.outline as NSDiffableDataSourceSectionSnapshotReference, toSection: "files",
            animatingDifferences: true
        ) { orders.append(list.order) }
        source.applySnapshot(usingReloadData: NSDiffableDataSourceSnapshotReference()) { orders.append(list.order) }
        #expect(orders == ["Letters Anna Ben Bills", ""])
    }

    @Test func `A finger that moves an item is told with both snapshots, the difference and its sections`() throws {
        let (one, other) = (EngineList(kind: .collection), EngineList(kind: .collection))
        let (reference, referenceView) = reference(one)
        let (value, valueView) = value(other)
        reference.applySnapshot(Self.letters as NSDiffableDataSourceSnapshotReference, animatingDifferences: true)
        value.apply(Self.letters)
        var told: [String] = []
        var transactions: [__NSDiffableDataSourceTransaction] = []
        reference.reorderingHandlers.canReorderItemHandler = { $0 as? String != "C" }
        reference.reorderingHandlers.willReorderHandler = { _ in told.append(one.order) }
        reference.reorderingHandlers.didReorderHandler = {
            told.append(one.order)
            transactions.append($0)
        }
        value.reorderingHandlers.canReorderItem = { $0 != "C" }
        value.reorderingHandlers.willReorder = { _ in }
        value.reorderingHandlers.didReorder = { _ in }
        for list in [one, other] {
            try list.reorder(.init(section: 0, item: 0), over: .init(section: 1, item: 0))
            try list.reorder(.init(section: 0, item: 1), over: .init(section: 0, item: 0))
        }
        #expect(trace(one) == trace(other))
        #expect(told == ["A B C|D", "B C|A D"])
        #expect(!reference.collectionView(referenceView, canMoveItemAt: IndexPath(item: 1, section: 0)))
        #expect(reference.collectionView(referenceView, canMoveItemAt: IndexPath(item: 0, section: 0)))
        let transaction = try #require(transactions.first)
        #expect(transactions.count == 1)
        let (old, new) = (transaction.initialSnapshot, transaction.finalSnapshot)
        #expect(old as NSDiffableDataSourceSnapshot<String, String> == Self.letters)
        #expect(new == reference.snapshot())
        let difference: CollectionDifference<Any> = transaction.difference
        #expect((old.itemIdentifiers as [Any]).applying(difference) as? [String] == ["B", "C", "A", "D"])
        #expect(difference.map(offsets) == [[0, 2], [2, 0]])
        let parts: [__NSDiffableDataSourceSectionTransaction] = transaction.sectionTransactions
        #expect(parts.map(\.sectionIdentifier) as? [String] == ["second", "first"])
        #expect(parts.map { $0.initialSnapshot.items } as? [[String]] == [["D"], ["A", "B", "C"]])
        #expect(parts.map { $0.finalSnapshot.items } as? [[String]] == [["A", "D"], ["B", "C"]])
        #expect(parts.map { $0.difference.count } == [1, 1])
        withExtendedLifetime(valueView) {}
    }

    private func offsets(_ change: CollectionDifference<Any>.Change) -> [Int?] {
        switch change {
        case .insert(let offset, _, let partner), .remove(let offset, _, let partner): [offset, partner]
        }
    }

    @Test func `The handlers of outlines are asked and told`() throws {
        let list = EngineList(kind: .collection)
        let (source, view) = reference(list)
        defer { withExtendedLifetime(view) {} }
        source.applySnapshot(
            Self.outline as NSDiffableDataSourceSectionSnapshotReference, toSection: "files",
            animatingDifferences: false)
        var told: [String] = []
        let handlers: Outlines = source.sectionSnapshotHandlers
        handlers.shouldExpandItemHandler = { item in
            told.append("may \(item) expand")
            return true
        }
        handlers.willExpandItemHandler = { told.append("\($0) expands") }
        handlers.shouldCollapseItemHandler = { $0 as? String != "Letters" }
        handlers.willCollapseItemHandler = { told.append("\($0) collapses") }
        handlers.snapshotForExpandingParentItemHandler = { parent, children in
            told.append("\(parent) has \(children.items)")
            children.appendItems(["Gas"])
            return children
        }
        try tap(3, in: list, expands: true)
        #expect(list.order == "Letters Anna Ben Bills Water Gas")
        try tap(0, in: list, expands: false)
        try tap(3, in: list, expands: false)
        #expect(list.order == "Letters Anna Ben Bills")
        #expect(told == ["may Bills expand", "Bills expands", "Bills has [\"Water\"]", "Bills collapses"])
        #expect(source.snapshot(forSection: "files").parent(ofChildItem: "Gas") as? String == "Bills")
    }

    @Test func `A data source copies the handlers that it is given`() {
        let list = EngineList(kind: .collection)
        let (source, view) = reference(list)
        defer { withExtendedLifetime((list, view)) {} }
        #expect(source.reorderingHandlers === source.reorderingHandlers)
        let (mine, outlines) = (Reordering(), Outlines())
        mine.canReorderItemHandler = { _ in true }
        outlines.shouldExpandItemHandler = { _ in false }
        source.reorderingHandlers = mine
        source.sectionSnapshotHandlers = outlines
        mine.canReorderItemHandler = nil
        outlines.shouldExpandItemHandler = nil
        #expect(source.reorderingHandlers !== mine && source.sectionSnapshotHandlers !== outlines)
        #expect(source.reorderingHandlers.canReorderItemHandler?("A") == true)
        #expect(source.sectionSnapshotHandlers.shouldExpandItemHandler?("A") == false)
        let copy = source.reorderingHandlers.copy() as? Reordering
        #expect(copy !== source.reorderingHandlers && copy?.canReorderItemHandler?("A") == true)
        let other = source.sectionSnapshotHandlers.copy() as? Outlines
        #expect(other?.shouldExpandItemHandler?("A") == false && other?.willExpandItemHandler == nil)
    }

    @Test func `Handlers that are set from another thread are not, and the screen is told`() {
        let list = EngineList(kind: .collection)
        let (source, view) = reference(list)
        defer { withExtendedLifetime((list, view)) {} }
        let (screen, handlers) = (Screen(), Reordering())
        handlers.canReorderItemHandler = { _ in true }
        let outlines = source.sectionSnapshotHandlers
        Elsewhere.runAtOnce { source.reorderingHandlers = handlers }
        Elsewhere.runAtOnce { outlines.shouldExpandItemHandler = { _ in false } }
        #expect(source.reorderingHandlers.canReorderItemHandler == nil)
        #expect(outlines.shouldExpandItemHandler == nil)
        let told = screen.warnings.filter { $0.contains("ReferenceHandlerTests.swift") }
        #expect(
            told.map { $0.prefix { $0 != " " } } == [
                "UICollectionViewDiffableDataSourceReference.reorderingHandlers",
                "__UICollectionViewDiffableDataSourceSectionSnapshotHandlers.shouldExpandItemHandler",
            ])
    }
}
