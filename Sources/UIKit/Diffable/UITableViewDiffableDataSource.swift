internal import DragDrop

/// The data source of a table that is updated with snapshots.
///
/// A subclass overrides the methods of `UITableViewDataSource` that it needs; it reorders by overriding
/// `tableView(_:canMoveRowAt:)` and `tableView(_:moveRowAt:to:)` (R151).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
    // MARK: - Creating a diffable data source

    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    let content: DiffableContent<SectionIdentifierType, ItemIdentifierType>
    let cellProvider: CellProvider
    private(set) weak var tableView: UITableView?

    /// Stored; nothing is drawn.
    @MainThreadOnly open var defaultRowAnimation: UITableView.RowAnimation = .automatic

    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        Self.noteThread()
        content = DiffableContent(list: tableView)
        self.cellProvider = cellProvider
        self.tableView = tableView
        super.init()
        tableView.dataSource = self
    }

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

    // MARK: - Supporting table view data source methods

    open func numberOfSections(in tableView: UITableView) -> Int { onMain(content.sectionCount) }

    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        onMain(content.itemCount(inSection: section))
    }

    /// The cell provider's cell. Raises if it returns none (S13).
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        noteThread()
        return content.cell(at: indexPath, in: .table) { cellProvider(tableView, indexPath, $0) } ?? UITableViewCell()
    }

    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { onMain(nil) }

    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { onMain(nil) }

    /// False unless overridden.
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { onMain(false) }

    /// A subclass with editable rows performs the edit here and applies a snapshot.
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}

    /// False unless overridden (R151).
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { onMain(false) }

    /// A subclass with movable rows moves the item in its data here and applies a snapshot (R151).
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}

    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { onMain(nil) }

    /// The index of the title, unless overridden: each title belongs to the section with its index.
    open func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { onMain(index) }
}
