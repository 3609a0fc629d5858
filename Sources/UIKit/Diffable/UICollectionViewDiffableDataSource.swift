internal import DragDrop

/// The data source of a collection that is updated with snapshots.
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

    /// Items can be reordered only if both `canReorderItem` and `didReorder` are set (R149).
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

    /// A copy of the shown rows, without marks (R230). On a background queue it waits for the main queue.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        content.snapshot()
    }

    /// The shown outline of a section; flat if no section snapshot was applied to it.
    nonisolated open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        content.snapshot(for: section)
    }

    /// On a background queue it takes effect when the main queue is free (R234).
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

    /// Shows the visible items of the outline in the section, which is appended if it is new. Nothing is drawn, so
    /// animation makes no difference.
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

    /// The cell provider's cell. Raises if it returns none (S13).
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        noteThread()
        return content.cell(at: indexPath, in: .collection) { cellProvider(collectionView, indexPath, $0) }
            ?? UICollectionViewCell(frame: .zero)
    }

    /// The supplementary view provider's view. UIKit raises without a provider, with an unrecorded text; here an empty
    /// view takes its place.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        onMain(supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero))
    }

    /// The answer of `canReorderItem`; false without one (R147).
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        noteThread()
        guard let item = content.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }

    /// Not called: the data source moves the item in its own snapshot and calls the reordering handlers (R141).
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { onMain(nil) }

    /// The first item of the section with the title's index.
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { onMain(IndexPath(item: 0, section: index)) }
}
