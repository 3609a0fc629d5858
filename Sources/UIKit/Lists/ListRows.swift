internal import DragDrop

/// The rows of a table or collection: who they are, and their live cells.
///
/// UIKit knows its rows by what it was told; so does this. A row gets its identity when it is first seen, from what its
/// cell says, and keeps it through updates until it is deleted or reloaded.
@MainActor final class ListRows {
    unowned let list: any ListView

    /// By section and row. As if the screen were as high as the list, up to `liveCellsAtMost` rows; nil beyond until
    /// somebody asks.
    var cells: [[UIView?]] = [] { didSet { list.placesChanged() } }

    /// Cells that were made for rows of a batch that is not committed yet.
    private var coming: [DragDrop.IndexPath: UIView] = [:]

    /// False until the data source was asked for the first time.
    private(set) var hasRead = false

    /// The row that had the focus last.
    var lastFocus: (path: Foundation.IndexPath, cell: WeakView)?

    /// How many calls of `beginUpdates()` wait for their end.
    var begunCount = 0

    /// True while the block of `commitInsertion` runs.
    var isCommitting = false

    /// True while cells are there that belong to no rows yet.
    private var hasForgotten = false

    /// What a diffable data source has applied already.
    private var kept: Arrangement?

    /// True while the data source is asked for cells: then they may be dequeued.
    private(set) var isAskingForCells = false

    /// What a program names the identifiers of a diffable data source by.
    var labelOfIdentifier: ((Any) -> String)?

    /// What a program names the rows by, instead of what their cells say.
    var label: ((Foundation.IndexPath) -> String)?

    /// The engine's count of updates when the cells last followed.
    var followedCount = 0

    /// The rows that the cells belong to.
    private var followed = Arrangement()

    /// The cell that a reconfigured row keeps.
    private(set) var reconfigured: UIView?

    /// Rows beyond have no cell of their own until somebody asks for it, and are named by their path.
    static let liveCellsAtMost = 1000

    init(_ list: any ListView) {
        self.list = list
    }

    /// Where the list takes part: a list that is taken out of its window goes on where it was.
    private weak var home: Screen?
    private var hasHome = false

    /// A list that has outlived its screen gets onto no other one by itself.
    var screen: Screen { list.window?.screenHost ?? home ?? (hasHome ? .nowhere : Screen.of(list)) }

    /// The engine's number of the list. Reads the data source the first time.
    var id: ListID {
        let screen = screen
        let id = screen.id(of: list)
        (home, hasHome) = (screen, true)
        if !hasRead { read() }
        return id
    }

    // MARK: - Reading

    /// Everything is to be read again, under another number. The cells stay: there may be lists in them.
    func forget() {
        hasForgotten = hasRead
        if hasRead, list.settings.isDiffable { kept = screen.withEngine { [id = id] in $0[id].shown } }
        hasRead = false
        followed = Arrangement()
        followedCount = 0
    }

    /// Reads everything anew and shows it: the first time, and after `reloadData()`.
    private func read() {
        hasRead = true
        guard !list.settings.isDiffable else {
            screen.withEngine { [id = screen.id(of: list), kept] engine in
                if let kept { engine.showAtOnce(kept, in: id) } else { engine.showNothing(in: id) }
            }
            kept = nil
            return screen.interactionsChanged(of: list)
        }
        if !hasForgotten || !hasCellsOfAll { installCells(ofNewRows: true) }
        hasForgotten = false
        let arrangement = arrangement { self.cells[$0.section][$0.item] }
        let id = screen.id(of: list)
        screen.withEngine { $0.showAtOnce(arrangement, in: id) }
        (followed, followedCount) = (arrangement, screen.withEngine { $0[id].updateCount })
    }

    func reloadData() {
        guard hasRead else {
            hasForgotten = false
            return read()
        }
        let id = id
        guard !list.settings.isDiffable else { return change { $0.reloadData(in: $1) } }
        guard screen.withEngine({ $0[id].openBatchDepth }) == 0 else { return reloadInBatch() }
        let former = cells
        installCells(ofNewRows: true)
        let model = arrangement { self.cells[$0.section][$0.item] }
        screen.withEngine { engine in
            engine.setModel(model, in: id)
            engine.reloadData(in: id)
        }
        (followed, followedCount) = screen.withEngine { ($0[id].shown, $0[id].updateCount) }
        for cell in former.joined() { if let cell { list.keepForReuse(cell) } }
        list.display.endSupplementaryViews()
    }

    /// What the data source has now. Asks it for cells, but shows none of them.
    func arrangementOfData() -> Arrangement {
        var borrowed: [UIView] = []
        defer { for cell in borrowed { list.keepForReuse(cell) } }
        return arrangement { path in
            guard self.label == nil else { return nil }
            let cell = self.makeCell(at: path)
            if let cell { borrowed.append(cell) }
            return cell
        }
    }

    private func installCells(ofNewRows: Bool) {
        list.rowsAreReadAnew()
        cells = (0..<list.sectionCountOfData).map { section in
            let count = list.rowCountOfData(inSection: section)
            return (0..<count).map { makeCell(at: DragDrop.IndexPath(section: section, item: $0)) }
        }
    }

    private func arrangement(cell: (DragDrop.IndexPath) -> UIView?) -> Arrangement {
        var sections: [Arrangement.Section] = []
        for section in 0..<list.sectionCountOfData {
            let rows = (0..<list.rowCountOfData(inSection: section)).map { item in
                let path = DragDrop.IndexPath(section: section, item: item)
                return name(path, cell: cell(path))
            }
            sections.append(Arrangement.Section(id: name(section: section), rows: RowSequence(rows)))
        }
        return Arrangement(sections: sections)
    }

    /// The data source's cell; nil for rows far down, which have none by themselves.
    func makeCell(at path: DragDrop.IndexPath, isNeeded: Bool = false) -> UIView? {
        guard isNeeded || path.item < Self.liveCellsAtMost else { return nil }
        let outer = isAskingForCells
        defer { isAskingForCells = outer }
        isAskingForCells = true
        return screen.calling { list.cellOfData(at: path.asIndexPath) }
    }

    // MARK: - Updates

    /// Reads the data source for some updates, lets the engine check and carry them out, and follows with the cells.
    func commit(_ updates: [ListUpdate], _ carryOut: (inout Engine) -> Void) {
        let id = id
        guard !screen.hasCrashed else { return screen.withEngine { carryOut(&$0) } }
        let map = prepare(updates)
        let before = screen.withEngine { $0[id].updateCount }
        screen.withEngine { carryOut(&$0) }
        guard screen.withEngine({ $0.exception == nil && $0[id].updateCount != before }) else { return }
        follow(map)
        (list as? UICollectionView)?.tellLayout(of: updates)
    }

    /// Reads the data source for some updates: how many rows there are, and cells for those that are new.
    @discardableResult
    func prepare(_ updates: [ListUpdate]) -> PathMap {
        let id = id
        coming = [:]
        list.rowsAreReadAnew()
        let counts = (0..<list.sectionCountOfData).map { list.rowCountOfData(inSection: $0) }
        let rereads = Set(updates.compactMap { $0.kind.reconfiguredRow })
        let plan = screen.withEngine { $0.plan(counts: counts, after: updates, in: id) }
        var names: [DragDrop.IndexPath: ItemID] = [:]
        for path in plan.newRows {
            reconfigured = plan.map.before(path).flatMap { rereads.contains($0) ? cell(at: $0) : nil }
            let made = makeCell(at: path)
            reconfigured = nil
            coming[path] = made
            names[path] = name(path, cell: made)
        }
        let titles = self.names(of: plan.newSections, following: plan.map)
        screen.withEngine { $0.readModel(plan, rows: names, sections: titles, in: id) }
        return plan.map
    }

    /// Rows keep their cells, wherever the updates have taken them.
    private func follow(_ map: PathMap) {
        let former = cells
        let id = id
        let (shown, count) = screen.withEngine { ($0[id].shown, $0[id].updateCount) }
        (followed, followedCount) = (shown, count)
        install(shown) { path in
            guard let old = map.before(path), former.indices.contains(old.section),
                former[old.section].indices.contains(old.item)
            else { return nil }
            return former[old.section][old.item]
        }
    }

    /// Rows keep their cells by who they are; of several that are the same, the first comes first.
    func adopt(_ shown: Arrangement) {
        var known: [ItemID: [UIView]] = [:]
        for (path, cell) in all.reversed() {
            if let item = followed[path] { known[item, default: []].append(cell) }
        }
        followed = shown
        install(shown) { path in
            shown[path].flatMap { known[$0]?.popLast() } ?? self.makeCell(at: path)
        }
    }

    private func install(_ shown: Arrangement, cellOf: (DragDrop.IndexPath) -> UIView?) {
        let former = cells
        var kept = Set<ObjectIdentifier>()
        cells = shown.sections.enumerated().map { section, part in
            (0..<part.rows.count).map { item in
                let path = DragDrop.IndexPath(section: section, item: item)
                return coming[path] ?? cellOf(path)
            }
        }
        coming = [:]
        for cell in cells.joined() { if let cell { kept.insert(ObjectIdentifier(cell)) } }
        for cell in former.joined() {
            if let cell, !kept.contains(ObjectIdentifier(cell)) { list.keepForReuse(cell) }
        }
    }
}

extension ListUpdate.Kind {
    fileprivate var reconfiguredRow: DragDrop.IndexPath? {
        if case .reconfigureRow(let path) = self { path } else { nil }
    }
}
