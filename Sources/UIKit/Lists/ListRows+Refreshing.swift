internal import DragDrop

/// Cells that a diffable data source must provide again. Those of visible rows are requested at once, as part of
/// `apply`, and traced; the others when they appear (R236, R239).
extension ListRows {
    /// Refreshes the rows that a snapshot marked.
    func refresh(_ stale: StaleCells) {
        guard !stale.isEmpty else { return }
        let onScreen = pathsOnScreen
        let places = followed.paths(of: stale.rows.map(\.item))
        for row in stale.rows {
            guard let path = places[row.item] else { continue }
            if onScreen.contains(path) {
                askAgain(at: path, isReconfigured: row.isReconfigured, because: .r236)
            } else {
                dropCell(at: path)
            }
        }
        list.display.endSupplementaryViews(ofSections: stale.sections.compactMap { followed.index(of: $0) })
        showSelection()
    }

    /// Requests new cells for the rows on screen after a reload of the whole list.
    func adoptReloaded(_ shown: Arrangement, because rule: RuleID) {
        putCellsAside()
        followed = shown
        list.rowsAreReadAnew()
        cells = shown.sections.map { [UIView?](repeating: nil, count: $0.rows.count) }
        for path in pathsOnScreen.sorted() { askAgain(at: path, isReconfigured: false, because: rule) }
        list.display.endSupplementaryViews()
        showSelection()
    }

    private var pathsOnScreen: Set<RowPath> {
        Set(list.partsOnScreen().compactMap { $0.row.map { RowPath($0) } })
    }

    private func dropCell(at path: RowPath) {
        guard let cell = liveCell(at: path) else { return }
        cells[path.section][path.item] = nil
        list.keepForReuse(cell)
    }

    /// Lets the engine ask the question, which traces it.
    private func askAgain(at path: RowPath, isReconfigured: Bool, because rule: RuleID) {
        let (screen, id) = place
        let outer = staleRowStays
        defer { staleRowStays = outer }
        staleRowStays = isReconfigured
        screen.withEngine { $0.askForStaleCell(at: path, in: id, because: rule) }
    }

    /// Answers the engine's question. A data source without a cell has already raised (S13).
    func answerForStaleCell(_ call: DelegateCall) -> DelegateAnswer? {
        guard let path = call.path, let item = call.item, let stays = staleRowStays else { return nil }
        let former = liveCell(at: path)
        if stays, let former { reconfigured = (path, former) }
        let made = makeCell(at: path, isNeeded: true)
        reconfigured = nil
        guard let made, cells.indices.contains(path.section), cells[path.section].indices.contains(path.item) else {
            return .items([item])
        }
        cells[path.section][path.item] = made
        if let former, former !== made { list.keepForReuse(former) }
        return .items([item])
    }

    /// The existing cell of a row that is being reconfigured.
    func reconfigured(at path: IndexPath) -> UIView? {
        reconfigured.flatMap { $0.path == RowPath(path) ? $0.cell : nil }
    }
}
