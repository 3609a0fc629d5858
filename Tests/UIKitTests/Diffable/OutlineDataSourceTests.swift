import DragDrop
import Testing

@testable import UIKit

/// Tests section snapshots in a collection, and the handlers of taps on a disclosure.
@MainActor @Suite struct OutlineDataSourceTests {
    private typealias Source = UICollectionViewDiffableDataSource<String, String>

    private let list = EngineList(kind: .collection)
    private let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    private let source: Source

    init() {
        source = Source(collectionView: view) { _, _, _ in UICollectionViewCell(frame: .zero) }
        source.content.list = list
        list.dataSource = source
        source.apply(Self.outline, to: "files")
    }

    private static let outline = {
        var outline = NSDiffableDataSourceSectionSnapshot<String>()
        outline.append(["Letters", "Bills"])
        outline.append(["Anna", "Ben"], to: "Letters")
        outline.append(["Water"], to: "Bills")
        outline.expand(["Letters"])
        return outline
    }()

    private func tap(_ row: Int, expands: Bool) throws {
        let path = RowPath(section: 0, item: row)
        try list.run { engine throws in
            try engine.perform(
                expands ? .expand(TouchedRow(path, in: list.id)) : .collapse(TouchedRow(path, in: list.id)))
        }
    }

    @Test func `A section shows the visible items of its outline`() async {
        #expect(list.order == "Letters Anna Ben Bills")
        #expect(source.snapshot(for: "files") == Self.outline)
        #expect(source.snapshot(for: "nowhere").items.isEmpty)
        #expect(source.snapshot().itemIdentifiers == ["Letters", "Anna", "Ben", "Bills"])
        var outline = Self.outline
        outline.collapse(["Letters"])
        await source.apply(outline, to: "files", animatingDifferences: false)
        #expect(list.order == "Letters Bills")
    }

    @Test func `The handlers are asked and told`() throws {
        var told: [String] = []
        source.sectionSnapshotHandlers.shouldExpandItem = { item in
            told.append("may \(item) expand")
            return true
        }
        source.sectionSnapshotHandlers.willExpandItem = { told.append("\($0) expands") }
        source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "Letters" }
        source.sectionSnapshotHandlers.willCollapseItem = { told.append("\($0) collapses") }
        try tap(3, expands: true)
        #expect(told == ["may Bills expand", "Bills expands"])
        #expect(list.order == "Letters Anna Ben Bills Water")
        try tap(0, expands: false)
        #expect(list.order == "Letters Anna Ben Bills Water")
        try tap(3, expands: false)
        #expect(told.last == "Bills collapses")
        #expect(list.order == "Letters Anna Ben Bills")
    }

    @Test func `Children can be made when their parent expands`() throws {
        source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
            var children = children
            children.append(["\(parent) of May"])
            return children
        }
        try tap(3, expands: true)
        #expect(list.order == "Letters Anna Ben Bills Water Bills of May")
        #expect(source.snapshot(for: "files").parent(of: "Bills of May") == "Bills")
    }

    @Test func `Without handlers a tap expands`() throws {
        try tap(3, expands: true)
        #expect(list.order == "Letters Anna Ben Bills Water")
        #expect(source.shouldExpand(list.run { $0.item(labelled: "Water") }))
        #expect(!source.has(.shouldExpandItem) && source.has(.cellProvider) && !source.has(.performDrop))
    }
}
