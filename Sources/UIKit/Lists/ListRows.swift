internal import DragDrop

/// The rows of a table or collection: who they are, and their live cells.
///
/// UIKit knows its rows by what it was told; so does this. A row gets its identity when it is first seen, from what its
/// cell says, and keeps it through updates until it is deleted or reloaded. A row whose cell says nothing gets one that
/// no other row has.
@MainActor final class ListRows {
    unowned let list: any ListView

    /// By section and row. As if the screen were as high as the list, up to `liveCellsAtMost` rows; nil beyond until
    /// somebody asks.
    var cells: [[UIView?]] = [] { didSet { list.placesChanged() } }

    /// Cells that were made for rows of a batch that is not committed yet.
    var coming: [RowPath: UIView] = [:]

    /// False until the data source was asked for the first time.
    private(set) var hasRead = false

    /// How many calls of `beginUpdates()` wait for their end.
    var begunCount = 0

    /// True while the block of `commitInsertion` runs.
    var isCommitting = false

    /// What the app has said of `dragInteractionEnabled`; nil leaves it to device and version.
    var isDragEnabled: Bool?

    /// True when `reloadData()` came before the first layout.
    private var isExpected = false

    /// True while cells are there that belong to no rows yet.
    private var hasForgotten = false

    /// What a diffable data source has applied already.
    private var kept: Arrangement?

    /// True while the data source is asked for cells: then they may be dequeued.
    private(set) var isAskingForCells = false

    /// What a program names the rows by, instead of what their cells say.
    var label: ((IndexPath) -> String)?

    /// How the rows are called.
    var names = RowNames()

    /// The engine's count of updates when the cells last followed.
    var followedCount = 0

    /// The rows that the cells belong to.
    var followed = Arrangement()

    /// The row that is being reconfigured, and the cell that it keeps.
    var reconfigured: (path: RowPath, cell: UIView)?

    /// Whether a row is being reconfigured whose cell a snapshot has made stale; nil while no such cell is asked for.
    var staleRowStays: Bool?

    /// Rows beyond have no cell of their own until somebody asks for it, and are called by their first place.
    static let liveCellsAtMost = 1000

    init(_ list: any ListView) {
        self.list = list
    }

    /// Where the list takes part: a list that is taken out of its window goes on where it was.
    private weak var home: Screen?

    /// The number of that screen. To keep one weakly costs more than to compare two numbers.
    private var homeNumber: Int?

    /// A list that has outlived its screen gets onto no other one by itself.
    var screen: Screen { list.enclosingWindow?.screenHost ?? home ?? (homeNumber != nil ? .nowhere : Screen.of(list)) }

    /// The engine's number of the list. Reads the data source the first time.
    var id: ListID { place.id }

    /// Where the list takes part, and under which number. Reads the data source the first time.
    var place: (screen: Screen, id: ListID) {
        let screen = screen
        let id = screen.id(of: list)
        if homeNumber != screen.number { (home, homeNumber) = (screen, screen.number) }
        if !hasRead { read() }
        return (screen, id)
    }

    // MARK: - Reading

    /// Everything is to be read again, under another number. The cells stay: there may be lists in them.
    func forget() {
        hasForgotten = hasRead
        if hasRead, list.isDiffable { kept = withEngine { $0[$1].shown } }
        hasRead = false
        // Identifiers say who the rows of the cells are, wherever they are shown.
        if list.isDiffable {
            names.namedCount = nil
        } else {
            names = RowNames()
            followed = Arrangement()
        }
        followedCount = 0
    }

    /// Reads everything anew and shows it: the first time, and after `reloadData()`.
    private func read() {
        hasRead = true
        // The app of a scenario is gone: nothing more of it runs.
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

    /// A list that waits for its first layout asks nothing before: its rows are read with that, or when it is asked.
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

    /// Another data source: what the former one has shown, a diffable one knows nothing of.
    func takeOver() {
        if list.isDiffable { withEngine { $0.scene.showNothing(in: $1) } }
        reloadData()
    }

    /// Whether a spec knows the list: then it is shown, wherever it is.
    private var isScene: Bool { hasRead && screen.names[ObjectIdentifier(list)] != nil }

    /// What was read counts no more, and nothing is asked yet.
    private func expire() {
        isExpected = true
        hasForgotten = false
        guard hasRead, !list.isDiffable, withEngine({ $0[$1].openBatchDepth }) == 0 else { return }
        putCellsAside()
        cells = []
        hasRead = false
        (followed, followedCount) = (Arrangement(), 0)
    }

    /// The list has been laid out: rows that it waits for are read.
    func listWasLaidOut() {
        guard isExpected else { return }
        isExpected = false
        _ = id
    }

    /// What the data source has now. Asks it for cells, but shows none of them.
    ///
    /// `known`: What the list shows, or is about to show.
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

    /// The data source's cell; nil for rows far down, which have none by themselves.
    ///
    /// `screen`: The list's own, for whoever asks for many cells.
    func makeCell(at path: RowPath, isNeeded: Bool = false, on screen: Screen? = nil) -> UIView? {
        guard isNeeded || path.item < Self.liveCellsAtMost else { return nil }
        let outer = isAskingForCells
        defer { isAskingForCells = outer }
        isAskingForCells = true
        return (screen ?? self.screen).calling { list.cellOfData(at: path.asIndexPath) }
    }
}
