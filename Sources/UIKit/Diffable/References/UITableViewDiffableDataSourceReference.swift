internal import DragDrop

public typealias UITableViewDiffableDataSourceReferenceCellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: Any
) -> UITableViewCell?

/// The Objective-C form of a table's diffable data source, with identifiers of any type. See
/// `UITableViewDiffableDataSource`.
@preconcurrency @MainActor
open class UITableViewDiffableDataSourceReference: NSObject, UITableViewDataSource {
    let content: DiffableContent<ReferenceIdentifier, ReferenceIdentifier>
    let cellProvider: UITableViewDiffableDataSourceReferenceCellProvider
    private(set) weak var tableView: UITableView?

    /// Stored; nothing is drawn.
    @MainThreadOnly open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    public init(tableView: UITableView, cellProvider: @escaping UITableViewDiffableDataSourceReferenceCellProvider) {
        Self.noteThread()
        content = DiffableContent(list: tableView)
        self.cellProvider = cellProvider
        self.tableView = tableView
        super.init()
        tableView.dataSource = self
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

    // MARK: - Supporting table view data source methods

    open func numberOfSections(in tableView: UITableView) -> Int { onMain(content.sectionCount) }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        onMain(content.itemCount(inSection: section))
    }

    /// The cell provider's cell. Raises if it returns none (S13).
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        noteThread()
        return content.cell(at: indexPath, in: .table) { cellProvider(tableView, indexPath, $0.value) }
            ?? UITableViewCell()
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { onMain(nil) }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { onMain(nil) }

    /// False unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
        onMain(false)
    }

    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {}

    /// False unless overridden (R151).
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        onMain(false)
    }

    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {}

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { onMain(nil) }

    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { onMain(index) }
}

extension UITableViewDiffableDataSourceReference: ContentDataSource {
    func cell(for item: ItemID, at path: IndexPath) -> UIView? {
        tableView.flatMap { cellProvider($0, path, content.identifiers.identifier(of: item).value) }
    }
}
