internal import DragDrop

public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UICollectionViewCell?

public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
) -> UICollectionReusableView?

/// The Objective-C form of a collection's diffable data source, with identifiers of any type. See
/// `UICollectionViewDiffableDataSource`.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    let content: DiffableContent<ReferenceIdentifier, ReferenceIdentifier>
    let cellProvider: UICollectionViewDiffableDataSourceReferenceCellProvider
    private(set) weak var collectionView: UICollectionView?
    @MainThreadOnly open var supplementaryViewProvider:
        UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? = nil
    private var handlers = __UICollectionViewDiffableDataSourceReorderingHandlers()
    private var outlineHandlers = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()

    public init(
        collectionView: UICollectionView,
        cellProvider: @escaping UICollectionViewDiffableDataSourceReferenceCellProvider
    ) {
        Self.noteThread()
        content = DiffableContent(list: collectionView)
        self.cellProvider = cellProvider
        self.collectionView = collectionView
        super.init()
        collectionView.dataSource = self
    }

    // MARK: - Identifying

    open func itemIdentifier(for indexPath: IndexPath) -> Any? { onMain(content.item(at: indexPath)?.value) }

    open func indexPath(forItemIdentifier identifier: Any) -> IndexPath? {
        onMain(content.path(of: ReferenceIdentifier(identifier)))
    }

    open func sectionIdentifier(for index: Int) -> Any? { onMain(content.section(at: index)?.value) }

    /// `NSNotFound` for an unknown section.
    open func index(forSectionIdentifier sectionIdentifier: Any) -> Int {
        onMain(content.index(of: ReferenceIdentifier(sectionIdentifier)) ?? NSNotFound)
    }

    // MARK: - Updating data

    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(content.snapshot())
    }

    /// On a background queue it takes effect when the main queue is free (R234).
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool
    ) {
        content.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: nil)
    }

    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        content.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: completion)
    }

    nonisolated open func applySnapshot(usingReloadData snapshot: NSDiffableDataSourceSnapshotReference) {
        content.applyUsingReloadData(snapshot.value, completion: nil)
    }

    nonisolated open func applySnapshot(
        usingReloadData snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) {
        content.applyUsingReloadData(snapshot.value, completion: completion)
    }

    // MARK: - Updating section data

    /// The shown outline of a section; flat if no section snapshot was applied to it.
    nonisolated open func snapshot(forSection section: Any) -> NSDiffableDataSourceSectionSnapshotReference {
        NSDiffableDataSourceSectionSnapshotReference(content.snapshot(for: ReferenceIdentifier(section)))
    }

    /// Shows the visible items of the outline in the section, which is appended if it is new. Nothing is drawn, so
    /// animation makes no difference.
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool
    ) {
        content.apply(.outline(snapshot.value, ReferenceIdentifier(sectionIdentifier)), completion: nil)
    }

    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSectionSnapshotReference, toSection sectionIdentifier: Any,
        animatingDifferences: Bool, completion: (() -> Void)? = nil
    ) {
        content.apply(.outline(snapshot.value, ReferenceIdentifier(sectionIdentifier)), completion: completion)
    }

    // MARK: - Supporting reordering, expanding and collapsing

    /// The same object until another one is set; the setter stores a copy. Items can be reordered only if both
    /// `canReorderItemHandler` and `didReorderHandler` are set (R149).
    open var reorderingHandlers: __UICollectionViewDiffableDataSourceReorderingHandlers {
        get { onMain(handlers) }
        set { onMain(handlers = newValue.duplicate()) }
    }

    /// The handlers for expanding and collapsing items, stored like `reorderingHandlers`.
    open var sectionSnapshotHandlers: __UICollectionViewDiffableDataSourceSectionSnapshotHandlers {
        get { onMain(outlineHandlers) }
        set { onMain(outlineHandlers = newValue.duplicate()) }
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
        return content.cell(at: indexPath, in: .collection) { cellProvider(collectionView, indexPath, $0.value) }
            ?? UICollectionViewCell(frame: .zero)
    }

    /// An empty view without a provider, as in `UICollectionViewDiffableDataSource`.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        onMain(supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero))
    }

    /// The answer of `canReorderItemHandler`; false without one (R147).
    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
    ) -> Bool {
        noteThread()
        guard let item = content.item(at: indexPath) else { return false }
        return handlers.canReorderItemHandler?(item.value) ?? false
    }

    /// Not called: the data source moves the item in its own snapshot and calls the reordering handlers (R141).
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { onMain(nil) }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { onMain(IndexPath(item: 0, section: index)) }
}
