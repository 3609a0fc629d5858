internal import DragDrop

/// The rows of a table or collection: their identities, and their live cells.
///
/// UIKit identifies its rows by updates, and so does this class. A row receives its identity when first seen, from the
/// text of its cell, and keeps it through updates until it is deleted or reloaded. A row whose cell has no text
/// receives a unique one.
@MainActor final class ListRows {
    unowned let list: any ListView

    /// The cells by section and row, as if the screen were as high as the list, for up to `liveCellsAtMost` rows of a
    /// section; nil beyond until requested.
    var cells: [[UIView?]] = [] {
        didSet {
            list.placesChanged()
            toldStates = nil
        }
    }

    /// The states that the cells were told; nil after a change of the cells.
    var toldStates: CellStates?

    /// The cells for rows of an uncommitted batch.
    var coming: [RowPath: UIView] = [:]

    /// False until the data source is read for the first time.
    private(set) var hasRead = false

    /// The number of open calls of `beginUpdates()`.
    var begunCount = 0

    /// True during the block of `commitInsertion`.
    var isCommitting = false

    /// The app's value of `dragInteractionEnabled`; nil for the default of device and version.
    var isDragEnabled: Bool?

    /// Whether `reloadData()` was called before the first layout, which then reads the rows.
    private var isExpected = false

    /// True after `forget()`, while the existing cells belong to no rows.
    private var hasForgotten = false

    /// The rows that a diffable data source has already applied, while the list changes its ID.
    private var kept: Arrangement?

    /// True while the data source is asked for cells, when they can be dequeued.
    private(set) var isAskingForCells = false

    /// A program's labels of the rows, in place of the texts of their cells.
    var label: ((IndexPath) -> String)?

    /// The labels of the rows.
    var names = RowNames()

    /// The engine's update count when the cells were last updated.
    var followedCount = 0

    /// The rows that the cells belong to.
    var followed = Arrangement()

    /// The row that is being reconfigured, with its cell.
    var reconfigured: (path: RowPath, cell: UIView)?

    /// Whether a stale cell is being requested for a row that is reconfigured; nil while none is requested.
    var staleRowStays: Bool?

    /// The maximum number of rows with live cells in a section. Rows beyond have none until requested, and are labelled
    /// by their first place.
    static let liveCellsAtMost = 1000

    init(_ list: any ListView) {
        self.list = list
    }

    /// The screen of the list; a list that leaves its window stays on it.
    private weak var home: Screen?

    /// The number of that screen. Storing a weak reference costs more than comparing two numbers.
    private var homeNumber: Int?

    /// A list that outlives its screen does not join another by itself.
    var screen: Screen { list.enclosingWindow?.screenHost ?? home ?? (homeNumber != nil ? .nowhere : Screen.of(list)) }

    /// The engine's ID of the list. The first access reads the data source.
    var id: ListID { place.id }

    /// The list's screen and ID. The first access reads the data source.
    var place: (screen: Screen, id: ListID) {
        let screen = screen
        let id = screen.id(of: list)
        if homeNumber != screen.number { (home, homeNumber) = (screen, screen.number) }
        if !hasRead { read() }
        return (screen, id)
    }

    // MARK: - Reading

    /// Discards the rows, to be read again under another ID. Keeps the cells, since they may contain lists.
    func forget() {
        hasForgotten = hasRead
        if hasRead, list.isDiffable { kept = withEngine { $0[$1].shown } }
        hasRead = false
        // The identifiers identify the rows of the cells, wherever they are shown.
        if list.isDiffable {
            names.namedCount = nil
        } else {
            names = RowNames()
            followed = Arrangement()
        }
        followedCount = 0
    }

    /// Reads all rows and shows them: at first, and after `reloadData()`.
    private func read() {
        hasRead = true
        // The app of the scenario has crashed, so none of its code runs.
        guard screen.findsViews || !screen.hasCrashed else { return }
        guard !list.isDiffable else {
            screen.withEngine { [id = screen.id(of: list), kept] engine in
                engine.scene.keepLiveCells(in: id)
                if let kept, kept.sectionCount > 0 {
                    engine.scene.showAtOnce(kept, in: id)
                } else {
                    engine.scene.showNothing(in: id)
                }
            }
            kept = nil
            nameIdentifiedRows()
            return screen.interactionsChanged(of: list)
        }
        if !hasForgotten || !hasCellsOfAll { installCells(ofNewRows: true) }
        hasForgotten = false
        let arrangement = arrangement(comparedWith: Arrangement(), isShown: true) {
            self.cells[$0.section][$0.item]
        }
        let screen = screen
        let id = screen.id(of: list)
        followedCount = screen.withEngine { engine in
            engine.scene.showAtOnce(arrangement, in: id)
            return engine[id].updateCount
        }
        followed = arrangement
    }

    /// A list that waits for its first layout reads its rows then, or when it is queried.
    func reloadData() {
        if list.readsWhenLaidOut, !isScene { return expire() }
        guard hasRead else {
            hasForgotten = false
            return read()
        }
        let id = id
        guard !list.isDiffable else { return change { $0.reloadData(in: $1) } }
        guard screen.withEngine({ $0[id].openBatchDepth }) == 0 else { return reloadInBatch() }
        guard !isCommitting else { return reloadInCommit() }
        putCellsAside()
        installCells(ofNewRows: true)
        let shown = screen.withEngine { $0[id].shown }
        let model = arrangement(comparedWith: shown, isShown: true) { self.cells[$0.section][$0.item] }
        screen.withEngine { engine in
            engine.scene.setModel(model, in: id)
            engine.reloadData(in: id)
        }
        (followed, followedCount) = screen.withEngine { ($0[id].shown, $0[id].updateCount) }
        list.display.endSupplementaryViews()
    }

    /// Adopts another data source. A diffable one knows none of the previously shown rows.
    func takeOver() {
        if list.isDiffable { withEngine { $0.scene.showNothing(in: $1) } }
        reloadData()
    }

    /// Whether a spec names the list, which is then shown wherever it is.
    private var isScene: Bool { hasRead && screen.names[ObjectIdentifier(list)] != nil }

    /// Invalidates the rows, without a query.
    private func expire() {
        isExpected = true
        hasForgotten = false
        guard hasRead, !list.isDiffable, withEngine({ $0[$1].openBatchDepth }) == 0 else { return }
        putCellsAside()
        cells = []
        hasRead = false
        (followed, followedCount) = (Arrangement(), 0)
    }

    /// Called after a layout, which reads pending rows.
    func listWasLaidOut() {
        guard isExpected else { return }
        isExpected = false
        _ = id
    }

    /// The current rows of the data source. Requests cells but shows none of them.
    ///
    /// `known`: The rows that the list shows, or is about to show.
    func arrangementOfData(comparedWith known: Arrangement) -> Arrangement {
        let screen = screen
        var borrowed: [UIView] = []
        defer { putAside(borrowed) }
        return arrangement(comparedWith: known, isShown: false) { [label] path in
            guard label == nil else { return nil }
            let cell = makeCell(at: path, on: screen)
            if let cell { borrowed.append(cell) }
            return cell
        }
    }

    private func installCells(ofNewRows: Bool) {
        let (list, screen) = (list, screen)
        list.rowsAreReadAnew()
        cells = (0..<list.sectionCountOfData).map { section in
            let count = list.rowCountOfData(inSection: section)
            return (0..<count).map { makeCell(at: RowPath(section: section, item: $0), on: screen) }
        }
    }

    /// The data source's cell; nil for rows far down, which have none by default.
    ///
    /// `screen`: The list's own screen, for callers that request many cells.
    func makeCell(at path: RowPath, isNeeded: Bool = false, on screen: Screen? = nil) -> UIView? {
        guard isNeeded || path.item < Self.liveCellsAtMost else { return nil }
        let outer = isAskingForCells
        defer { isAskingForCells = outer }
        isAskingForCells = true
        return (screen ?? self.screen).calling { list.cellOfData(at: path.asIndexPath) }
    }
}
