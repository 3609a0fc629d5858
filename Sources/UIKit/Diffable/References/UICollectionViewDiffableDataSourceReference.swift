internal import DragDrop

public typealias UICollectionViewDiffableDataSourceReferenceCellProvider = (
    _ collectionView: UICollectionView, _ indexPath: Foundation.IndexPath, _ itemIdentifier: Any
) -> UICollectionViewCell?

public typealias UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: Foundation.IndexPath
) -> UICollectionReusableView?

/// The diffable data source of a collection as Objective-C has it, with identifiers of any type. See
/// `UICollectionViewDiffableDataSource`.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSourceReference: NSObject, UICollectionViewDataSource {
    let content: DiffableContent<ReferenceIdentifier, ReferenceIdentifier>
    let cellProvider: UICollectionViewDiffableDataSourceReferenceCellProvider
    private(set) weak var collectionView: UICollectionView?
    @MainThreadOnly open var supplementaryViewProvider:
        UICollectionViewDiffableDataSourceReferenceSupplementaryViewProvider? = nil

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

    open func itemIdentifier(for indexPath: Foundation.IndexPath) -> Any? { onMain(content.item(at: indexPath)?.value) }

    open func indexPath(forItemIdentifier itemIdentifier: Any) -> Foundation.IndexPath? {
        noteThread()
        return content.path(of: ReferenceIdentifier(itemIdentifier))
    }

    open func sectionIdentifier(for index: Int) -> Any? { onMain(content.section(at: index)?.value) }

    /// `NSNotFound` for a section that is not there.
    open func index(forSectionIdentifier sectionIdentifier: Any) -> Int {
        noteThread()
        return content.index(of: ReferenceIdentifier(sectionIdentifier)) ?? NSNotFound
    }

    // MARK: - Updating data

    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshotReference {
        NSDiffableDataSourceSnapshotReference(content.snapshot())
    }

    /// From a queue of the background it takes effect when the main queue comes to it (R234).
    nonisolated open func applySnapshot(
        _ snapshot: NSDiffableDataSourceSnapshotReference, animatingDifferences: Bool,
        completion: (() -> Void)? = nil
    ) {
        content.apply(snapshot.value, animatingDifferences: animatingDifferences, completion: completion)
    }

    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshotReference, completion: (() -> Void)? = nil
    ) {
        content.applyUsingReloadData(snapshot.value, completion: completion)
    }

    // MARK: - Supporting collection view data source methods

    open func numberOfSections(in collectionView: UICollectionView) -> Int { onMain(content.sectionCount) }

    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        noteThread()
        return content.itemCount(inSection: section)
    }

    /// The cell provider's cell. Raises when it gives none (S13).
    open func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: Foundation.IndexPath
    ) -> UICollectionViewCell {
        noteThread()
        guard let item = content.item(at: indexPath) else {
            preconditionFailure("A cell is asked for at \(indexPath), where the last snapshot has no item.")
        }
        if let cell = cellProvider(collectionView, indexPath, item.value) { return cell }
        content.raiseMissingCell(of: item, at: indexPath, isTable: false)
        return UICollectionViewCell(frame: .zero)
    }

    /// An empty view without a provider, as in `UICollectionViewDiffableDataSource`.
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
        at indexPath: Foundation.IndexPath
    ) -> UICollectionReusableView {
        noteThread()
        return supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    /// False unless a subclass says otherwise (R147).
    open func collectionView(
        _ collectionView: UICollectionView, canMoveItemAt indexPath: Foundation.IndexPath
    ) -> Bool { onMain(false) }

    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: Foundation.IndexPath,
        to destinationIndexPath: Foundation.IndexPath
    ) {}

    open func indexTitles(for collectionView: UICollectionView) -> [String]? { onMain(nil) }

    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> Foundation.IndexPath {
        noteThread()
        return Foundation.IndexPath(item: 0, section: index)
    }
}

extension UICollectionViewDiffableDataSourceReference: DiffableDataSource {
    func has(_ handler: Question) -> Bool { handler == .cellProvider }

    func cell(for item: ItemID, at path: Foundation.IndexPath) -> UIView? {
        collectionView.flatMap { cellProvider($0, path, content.identifiers.identifier(of: item).value) }
    }
}
