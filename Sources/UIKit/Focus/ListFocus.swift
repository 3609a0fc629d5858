/// What a list says about the focus; nil leaves it to the system.
struct ListFocus {
    var allows: Bool?
    var allowsDuringEditing: Bool?
    var selects: Bool?
    var remembers = false
}

extension ListRows {
    /// The row that was focused last: where its cell is now, or where it was when the cell is gone.
    var lastFocusedPath: IndexPath? {
        guard let lastFocus else { return nil }
        let path = currentPath(of: lastFocus.cell.view) ?? lastFocus.path
        return has(path) ? path : nil
    }
}

extension UIView {
    /// What cells say of themselves: their list's delegate decides, or else the list (Apple:
    /// `collectionView(_:canFocusItemAt:)`; the cell is asked first, and hands it on).
    var isAllowedFocusByList: Bool {
        guard let place = Screen.of(self).list(holding: self) else { return false }
        return place.list.allowsFocus(ofRow: place.path)
    }
}

// MARK: - Tables

extension UITableView {
    private var questions: TableQuestions { TableQuestions(table: self) }

    func allowsFocus(ofRow path: IndexPath) -> Bool {
        questions.ask(.canFocusRowAt) { $0.tableView(self, canFocusRowAt: path) }
            ?? (isEditing ? allowsFocusDuringEditing : allowsFocus)
    }

    var preferredFocusPath: IndexPath? {
        questions.ask(.indexPathForPreferredFocusedView) { $0.indexPathForPreferredFocusedView(in: self) } ?? nil
    }

    func asksDelegate(about context: UIFocusUpdateContext) -> Bool {
        let own = UITableViewFocusUpdateContext(context, in: rows)
        return questions.ask(.shouldUpdateFocusIn) { $0.tableView(self, shouldUpdateFocusIn: own) } ?? true
    }

    func tellDelegate(of context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = UITableViewFocusUpdateContext(context, in: rows)
        _ = questions.ask(.didUpdateFocusIn) { $0.tableView(self, didUpdateFocusIn: own, with: coordinator) }
    }

    /// The delegate may except rows; it is not asked where the list does not select at all. Rows that are selected
    /// already are left alone, and what can be selected replaces the rest (a guess).
    func selectAsFocused(_ path: IndexPath) {
        let tap = TableTap(table: self, path: path)
        guard selectionFollowsFocus, tap.canSelect, !rows.selectedPaths.contains(path),
            questions.ask(
                .selectionFollowsFocusForRowAt, { $0.tableView(self, selectionFollowsFocusForRowAt: path) }) ?? true
        else { return }
        tap.select(replacingOthers: true)
    }
}

// MARK: - Collections

extension UICollectionView {
    private var questions: CollectionQuestions { CollectionQuestions(collection: self) }

    /// Sidebars can be focused, other lists have to opt in (WWDC 2021 session 10260). That their selection follows is a
    /// guess.
    var isSidebar: Bool {
        let list = (collectionViewLayout as? UICollectionViewCompositionalLayout)?.listConfiguration(ofSection: 0)
        return list?.appearance == .sidebar || list?.appearance == .sidebarPlain
    }

    func allowsFocus(ofRow path: IndexPath) -> Bool {
        questions.ask(.canFocusItemAt) { $0.collectionView(self, canFocusItemAt: path) }
            ?? (isEditing ? allowsFocusDuringEditing : allowsFocus)
    }

    var preferredFocusPath: IndexPath? {
        questions.ask(.indexPathForPreferredFocusedView) { $0.indexPathForPreferredFocusedView(in: self) } ?? nil
    }

    func asksDelegate(about context: UIFocusUpdateContext) -> Bool {
        let own = UICollectionViewFocusUpdateContext(context, in: rows)
        return questions.ask(.shouldUpdateFocusIn) { $0.collectionView(self, shouldUpdateFocusIn: own) } ?? true
    }

    func tellDelegate(of context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = UICollectionViewFocusUpdateContext(context, in: rows)
        _ = questions.ask(.didUpdateFocusIn) { $0.collectionView(self, didUpdateFocusIn: own, with: coordinator) }
    }

    /// As in a table.
    func selectAsFocused(_ path: IndexPath) {
        let tap = CollectionTap(collection: self, path: path)
        guard selectionFollowsFocus, tap.canSelect, !rows.selectedPaths.contains(path),
            questions.ask(
                .selectionFollowsFocusForItemAt, { $0.collectionView(self, selectionFollowsFocusForItemAt: path) })
                ?? true
        else { return }
        tap.select(replacingOthers: true)
    }
}
