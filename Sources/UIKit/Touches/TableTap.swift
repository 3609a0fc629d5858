/// A tap on a row of a table.
///
/// While the finger is down: `shouldHighlight`, `didHighlight`. At the release: `didUnhighlight`, `willSelect`;
/// `willDeselect` and `didDeselect` for the previously selected row; then `didSelect`, and finally the primary action
/// (the comments in `UITableView.h` say that `shouldHighlight` can stop all of it, and that the primary action follows
/// `willSelectRow` and `didSelectRow`, even if the selection does not change). That the previous row is deselected
/// between `willSelect` and `didSelect` is a guess.
@MainActor struct TableTap {
    let table: UITableView
    let path: IndexPath

    private var questions: TableQuestions { TableQuestions(table: table) }

    /// Has no effect when rows cannot be selected.
    func perform() {
        guard table.selectsRows,
            questions.ask(.shouldHighlightRowAt, { $0.tableView(table, shouldHighlightRowAt: path) }) ?? true
        else { return }
        highlight()
        if table.selectsSeveral, isSelected(path) {
            deselect(path)
            postChange()
        } else {
            select()
            if !table.selectsSeveral { performPrimaryAction() }
        }
    }

    /// A change by the program is not posted. That the delegate is called before the notification is posted is a guess.
    private func postChange() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: table)
    }

    private func isSelected(_ path: IndexPath) -> Bool { table.rows.selectedPaths.contains(path) }

    private func highlight() {
        let cell = table.cell(ofRow: path)
        cell?.setHighlighted(true, animated: false)
        _ = questions.ask(.didHighlightRowAt) { $0.tableView(table, didHighlightRowAt: path) }
        cell?.setHighlighted(false, animated: false)
        _ = questions.ask(.didUnhighlightRowAt) { $0.tableView(table, didUnhighlightRowAt: path) }
    }

    /// Selects the row that the delegate chooses, if any: in place of the others, or in addition in multiple selection.
    func select() {
        let wanted = questions.ask(.willSelectRowAt) { $0.tableView(table, willSelectRowAt: path) } ?? path
        guard let wanted, table.rows.has(wanted) else { return }
        if !table.selectsSeveral {
            for other in table.rows.selectedPaths where other != wanted { deselect(other) }
        }
        table.rows.select(wanted, keepingOthers: true)
        _ = questions.ask(.didSelectRowAt) { $0.tableView(table, didSelectRowAt: wanted) }
        postChange()
    }

    private func deselect(_ path: IndexPath) {
        let wanted = questions.ask(.willDeselectRowAt) { $0.tableView(table, willDeselectRowAt: path) } ?? path
        guard let wanted, table.rows.has(wanted) else { return }
        table.rows.deselect(wanted)
        _ = questions.ask(.didDeselectRowAt) { $0.tableView(table, didDeselectRowAt: wanted) }
    }

    /// Also for an already selected row (Apple: `tableView(_:performPrimaryActionForRowAt:)`).
    private func performPrimaryAction() {
        let isAllowed = questions.ask(.canPerformPrimaryActionForRowAt) {
            $0.tableView(table, canPerformPrimaryActionForRowAt: path)
        }
        guard isAllowed ?? !table.isEditing else { return }
        _ = questions.ask(.performPrimaryActionForRowAt) { $0.tableView(table, performPrimaryActionForRowAt: path) }
    }
}

/// Two fingers that move over rows of a table: `shouldBegin`, `didBegin`, the selection of each row, `didEnd`. That
/// rows are not highlighted meanwhile is a guess.
@MainActor struct TablePan {
    let table: UITableView
    let paths: [IndexPath]

    func perform() {
        let questions = TableQuestions(table: table)
        guard let first = paths.first, table.allowsMultipleSelection || table.allowsMultipleSelectionDuringEditing,
            questions.ask(
                .shouldBeginMultipleSelectionInteractionAt,
                { $0.tableView(table, shouldBeginMultipleSelectionInteractionAt: first) }) ?? false
        else { return }
        _ = questions.ask(.didBeginMultipleSelectionInteractionAt) {
            $0.tableView(table, didBeginMultipleSelectionInteractionAt: first)
        }
        if table.selectsSeveral {
            for path in paths where !table.rows.selectedPaths.contains(path) {
                TableTap(table: table, path: path).select()
            }
        }
        _ = questions.ask(.tableViewDidEndMultipleSelectionInteraction) {
            $0.tableViewDidEndMultipleSelectionInteraction(table)
        }
    }
}
