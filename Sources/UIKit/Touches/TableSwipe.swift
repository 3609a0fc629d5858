/// A swipe over a row of a table, or a press on its minus, which uncovers buttons.
///
/// Leading: the delegate's actions. Trailing: the delegate's actions; for nil, those of the older
/// `editActionsForRowAt`; otherwise the delete button, if the row's style is `.delete` and the data source commits it
/// (Apple: `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`). `willBeginEditing` follows when the buttons
/// appear, and `didEndEditing` when they are gone. The order of the questions about a row is a guess.
@MainActor struct TableSwipe {
    let table: UITableView
    let path: IndexPath

    private var questions: TableQuestions { TableQuestions(table: table) }
    private var screen: Screen { table.rows.screen }

    /// Has no effect on a row that is not editable or has no buttons on that side.
    func perform(isLeading: Bool) {
        guard !table.isEditing, canEdit, let uncovered = isLeading ? leading() : trailing(isSwiped: true) else {
            return
        }
        screen.uncoveredRow = uncovered
        _ = questions.ask(.willBeginEditingRowAt) { $0.tableView(table, willBeginEditingRowAt: path) }
    }

    /// The minus uncovers the trailing buttons; the plus inserts at once. Returns false for a row with neither.
    func pressControl() -> Bool {
        switch table.cell(ofRow: path)?.editingStyle {
        case .delete: screen.uncoveredRow = trailing(isSwiped: false)
        case .insert: commit(.insert, at: path)
        default: return false
        }
        return true
    }

    private var canEdit: Bool {
        questions.ask(.canEditRowAt) { $0.tableView(table, canEditRowAt: path) } ?? (table.dataSource != nil)
    }

    private func leading() -> UncoveredRow? {
        let configuration = questions.ask(.leadingSwipeActionsConfigurationForRowAt) {
            $0.tableView(table, leadingSwipeActionsConfigurationForRowAt: path)
        }
        return configuration?.flatMap { UncoveredRow(list: table, path: path, $0) }
    }

    private func trailing(isSwiped: Bool) -> UncoveredRow? {
        let configuration = questions.ask(.trailingSwipeActionsConfigurationForRowAt) {
            $0.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
        }
        if let configuration = configuration ?? nil {
            return UncoveredRow(list: table, path: path, configuration, isSwiped: isSwiped)
        }
        let buttons = olderButtons() ?? deleteButton().map { [$0] } ?? []
        return UncoveredRow(list: table, path: path, buttons: buttons, pressesFirst: true, isSwiped: isSwiped)
    }

    // MARK: - Buttons of the table

    private func olderButtons() -> [RowButton]? {
        let actions = questions.ask(.editActionsForRowAt) { $0.tableView(table, editActionsForRowAt: path) } ?? nil
        return actions?.map { action in
            RowButton(title: action.title ?? "") { row, done in
                if let path = row.path { action.handler(action, path) }
                done()
            }
        }
    }

    private func deleteButton() -> RowButton? {
        let style = questions.ask(.editingStyleForRowAt) { $0.tableView(table, editingStyleForRowAt: path) } ?? .delete
        guard style == .delete, questions.has(.commit) else { return nil }
        let title = questions.ask(.titleForDeleteConfirmationButtonForRowAt) {
            $0.tableView(table, titleForDeleteConfirmationButtonForRowAt: path)
        }
        return RowButton(title: (title ?? nil) ?? "Delete") { row, done in
            if let path = row.path { commit(.delete, at: path) }
            done()
        }
    }

    private func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
        _ = questions.ask(.commit) { $0.tableView(table, commit: style, forRowAt: path) }
    }
}

/// A swipe over an item of a collection with a list layout, whose configuration has the actions.
@MainActor struct CollectionSwipe {
    let collection: UICollectionView
    let path: IndexPath

    func perform(isLeading: Bool) {
        guard !collection.isEditing,
            let list = (collection.collectionViewLayout as? UICollectionViewCompositionalLayout)?
                .listConfiguration(ofSection: path.section),
            let provider = isLeading
                ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider,
            let configuration = collection.rows.screen.calling({ provider(path) }),
            let uncovered = UncoveredRow(list: collection, path: path, configuration)
        else { return }
        collection.rows.screen.uncoveredRow = uncovered
    }
}
