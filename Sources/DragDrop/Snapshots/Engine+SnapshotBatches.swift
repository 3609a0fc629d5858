/// What applying a snapshot does to the list, and the cells it takes.
extension Engine {
    /// `reloadData()`: everything is read anew.
    mutating func showByReloading(_ rows: Arrangement, in list: ListID, because rule: RuleID) {
        record(.note(.reloadedData(list: list)), rule)
        adopt(rows, in: list, following: nil)
        keepPlaceholdersThroughApply(in: list)
        scene.noteReload(of: list, because: rule)
        let count = rows.sectionCount
        askForCells(
            at: (0..<count).lazy.flatMap { section in
                rows.sections[section].rows.indices.lazy.map { RowPath(section: section, item: $0) }
            }, in: list)
    }

    /// One batch with what differs, and a second one with what is marked (R231). A table reloads where a batch would be
    /// too much for it (R232).
    mutating func showByDifference(_ snapshot: Snapshot, in list: ListID) {
        let rows = snapshot.arrangement
        guard obeys(.r231) else {
            showByReloading(rows, in: list, because: .r231)
            return
        }
        let difference = SnapshotDifference(from: self[list].shown, to: rows)
        guard !difference.isReloadData(kind: self[list].kind) || !obeys(.r232) else {
            showByReloading(rows, in: list, because: .r232)
            return
        }
        update(by: difference.updates, in: list)
        adopt(rows, in: list, following: obeys(.r235) ? difference.paths : nil)
        keepPlaceholdersThroughApply(in: list)
        let refreshed = SnapshotDifference.reloads(of: snapshot)
        update(by: refreshed, in: list)
        scene.noteStaleCells(refreshed, in: list)
        askForCells(at: (difference.updates + refreshed).lazy.flatMap { $0.pathsOfCells(in: rows) }, in: list)
    }

    private mutating func update(by updates: [ListUpdate], in list: ListID) {
        guard !updates.isEmpty else { return }
        record(.note(.updated(updates, list: list)), .r231)
    }

    /// The cell provider is asked for what is new, reloaded or reconfigured and on screen (R239); it must give a cell
    /// (S13). An absent one always does.
    private mutating func askForCells(at paths: some Sequence<RowPath>, in list: ListID) {
        guard respondent.implements(.cellProvider, in: list) else { return }
        for path in paths where scene.isInSight(path, in: list) || !obeys(.r239) {
            guard !hasException, let item = self[list].shown[path] else { return }
            let answer = ask(DelegateCall(.cellProvider, in: list, path: path, item: item))
            guard case .items(let cells) = answer, cells.isEmpty else { continue }
            raise(.missingCell(at: path, of: label(of: item), kind: self[list].kind), in: list)
        }
    }
}

extension ListUpdate {
    /// The rows, counted after the update, that need a cell or have theirs filled again.
    func pathsOfCells(in rows: Arrangement) -> [RowPath] {
        switch kind {
        case .insertRow(let path), .reloadRow(let path), .reconfigureRow(let path): [path]
        case .insertSection(let section), .reloadSection(let section):
            (0..<(rows.rowCount(inSection: section) ?? 0)).map { RowPath(section: section, item: $0) }
        default: []
        }
    }
}

extension Engine {
    /// Puts the question for a cell that has become stale to whoever keeps them.
    package mutating func askForStaleCell(at path: RowPath, in list: ListID, because rule: RuleID) {
        guard !hasException, let item = self[list].shown[path] else { return }
        let call = DelegateCall(.cellProvider, in: list, path: path, item: item)
        ask(call, because: obeys(rule) ? rule : nil)
    }
}
