internal import DragDrop

/// What tables and collections have in common, as far as the engine is concerned.
@MainActor protocol ListView: UIScrollView {
    var rows: ListRows { get }
    var settings: ListSettings { get }

    /// Whether `reloadData()` has to wait for the first layout, which has not come yet.
    var readsWhenLaidOut: Bool { get }

    /// One of them, which is asked for often.
    var isDiffable: Bool { get }

    /// Asks the data source.
    var sectionCountOfData: Int { get }

    func rowCountOfData(inSection section: Int) -> Int

    /// Asks the data source for a cell; nil without a data source.
    func cellOfData(at path: IndexPath) -> UIView?
    func titleOfData(ofSection section: Int) -> String?

    /// Where rows lie, in the content's coordinates.
    func frame(ofRow path: IndexPath) -> CGRect
    func row(at point: CGPoint) -> IndexPath?

    var isEditing: Bool { get }
    var dragInteractionEnabled: Bool { get }
    var isSpringLoaded: Bool { get }
    var allowsSelection: Bool { get }
    var allowsMultipleSelection: Bool { get }
    var allowsSelectionDuringEditing: Bool { get }
    var allowsMultipleSelectionDuringEditing: Bool { get }

    /// What is on screen.
    var display: ListDisplay { get }

    /// What is to be on screen, from top to bottom.
    func partsOnScreen() -> [ListPart]

    /// Gives a view its place in the content.
    func place(_ view: UIView, as part: ListPart)

    /// Asks for a view that is not a row's cell.
    func makeView(of part: ListPart) -> UIView?

    /// Sets what a view needs before it is displayed.
    func prepare(_ view: UIView, for part: ListPart)

    func willDisplay(_ view: UIView, as part: ListPart)
    func didEndDisplaying(_ view: UIView, as part: ListPart)

    /// Tells who prefetches.
    func prefetch(_ paths: [IndexPath])
    func cancelPrefetching(of paths: [IndexPath])

    /// Rows have come or gone, or may lie elsewhere.
    func placesChanged()

    /// All rows are about to be read.
    func rowsAreReadAnew()

    /// Puts what is no longer shown aside for reuse.
    func keepForReuse(_ cell: UIView)
}

extension ListView {
    var selectsRows: Bool {
        isEditing
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    /// Whether a touch leaves other rows selected.
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
