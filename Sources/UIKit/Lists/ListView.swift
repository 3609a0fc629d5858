internal import DragDrop

/// The common members of tables and collections for the engine.
@MainActor protocol ListView: UIScrollView {
    var rows: ListRows { get }
    var settings: ListSettings { get }

    /// Whether `reloadData()` must wait for the first layout, which is still pending.
    var readsWhenLaidOut: Bool { get }

    /// Whether the data source is diffable; read often.
    var isDiffable: Bool { get }

    /// The data source's number of sections.
    var sectionCountOfData: Int { get }

    func rowCountOfData(inSection section: Int) -> Int

    /// The data source's cell; nil without a data source.
    func cellOfData(at path: IndexPath) -> UIView?
    func titleOfData(ofSection section: Int) -> String?

    /// The frame of a row, in the content's coordinates.
    func frame(ofRow path: IndexPath) -> CGRect
    func row(at point: CGPoint) -> IndexPath?

    var isEditing: Bool { get }
    var dragInteractionEnabled: Bool { get }
    var isSpringLoaded: Bool { get }
    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }

    /// The visible parts.
    var display: ListDisplay { get }

    /// The parts that should be visible, from top to bottom.
    func partsOnScreen() -> [ListPart]

    /// Places a view in the content.
    func place(_ view: UIView, as part: ListPart)

    /// Creates a view other than a row's cell.
    func makeView(of part: ListPart) -> UIView?

    /// Prepares a view for display.
    func prepare(_ view: UIView, for part: ListPart)

    func willDisplay(_ view: UIView, as part: ListPart)
    func didEndDisplaying(_ view: UIView, as part: ListPart)

    /// Notifies the prefetching data source.
    func prefetch(_ paths: [IndexPath])
    func cancelPrefetching(of paths: [IndexPath])

    /// Called when rows were added, removed or moved.
    func placesChanged()

    /// Called before all rows are read.
    func rowsAreReadAnew()

    /// Makes a removed view available for reuse.
    func keepForReuse(_ cell: UIView)
}

extension ListView {
    var selectsRows: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    /// Whether a touch keeps other rows selected.
    var selectsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    func dataSourceChanged(isFirst: Bool) {
        placesChanged()
        guard rows.hasRead else { return }
        settingsChanged()
        if !isFirst { rows.takeOver() }
    }

    func settingsChanged() {
        if rows.hasRead { rows.screen.interactionsChanged(of: self) }
    }
}

extension RowPath {
    init(_ path: IndexPath) {
        self.init(section: path.section, item: path.item)
    }

    var asIndexPath: IndexPath {
        IndexPath(item: item, section: section)
    }
}
