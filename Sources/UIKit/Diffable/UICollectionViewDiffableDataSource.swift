internal import DragDrop

/// The data source of a collection that is filled with snapshots.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
    // MARK: - Creating a diffable data source

    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?

    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    let content: DiffableContent<SectionIdentifierType, ItemIdentifierType>
    let cellProvider: CellProvider
    private(set) weak var collectionView: UICollectionView?

    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        Self.noteThread()
        content = DiffableContent(list: collectionView)
        self.cellProvider = cellProvider
        self.collectionView = collectionView
        super.init()
        collectionView.dataSource = self
    }

    @MainThreadOnly open var supplementaryViewProvider: SupplementaryViewProvider? = nil

    // MARK: - Supporting reordering

    /// Without `canReorderItem` and `didReorder` nothing is reordered (R149).
    @MainThreadOnly open var reorderingHandlers = ReorderingHandlers()

    // MARK: - Supporting section snapshots

    @MainThreadOnly open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

    // MARK: - Identifying items

    open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { onMain(content.item(at: indexPath)) }

    open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
        onMain(content.path(of: itemIdentifier))
    }

    // MARK: - Identifying sections

    open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { onMain(content.section(at: index)) }

    open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
        onMain(content.index(of: sectionIdentifier))
    }

    // MARK: - Updating data

    /// A copy of what is shown, without marks (R230). From a queue of the background it waits for the main queue.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        content.snapshot()
    }

    /// A section as it is shown; one that no section snapshot was applied to is flat.
    nonisolated open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        content.snapshot(for: section)
    }

    /// From a queue of the background it takes effect when the main queue comes to it (R234).
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        content.apply(snapshot, animatingDifferences: animatingDifferences, completion: completion)
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        noteThread()
        await content.apply(snapshot, animatingDifferences: animatingDifferences)
    }

    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        completion: (() -> Void)? = nil
    ) {
        content.applyUsingReloadData(snapshot, completion: completion)
    }

    open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        noteThread()
        await content.applyUsingReloadData(snapshot)
    }

    /// The section shows the visible items of the outline; one that is not there yet is appended. Nothing is drawn, so
    /// that it makes no difference whether the change is animated.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        content.apply(.outline(snapshot, section), completion: completion)
    }

    open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        noteThread()
        await content.apply(snapshot, to: section)
    }

    // MARK: - Supporting collection view data source methods

    open func numberOfSections(in collectionView: UICollectionView) -> Int { onMain(content.sectionCount) }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        onMain(content.itemCount(inSection: section))
    }

    /// The cell provider's cell. Raises when it gives none (S13).
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        noteThread()
        return content.cell(at: indexPath, in: .collection) { cellProvider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }

    /// The view of the supplementary view provider. UIKit raises without one, in words that are not recorded; here an
    /// empty view stands in for it.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        onMain(supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero))
    }

    /// What `canReorderItem` says; false without one (R147).
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        noteThread()
        guard let item = content.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Not called: the data source moves the item in its own snapshot and tells the reordering handlers (R141).
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { onMain(nil) }

    /// The first item of the section of the title's place.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { onMain(IndexPath(item: 0, section: index)) }
}
