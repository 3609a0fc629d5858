/// A swiped row, with the buttons beside it.
@MainActor final class UncoveredRow {
    let list: any ListView
    let buttons: [RowButton]

    /// Whether a swipe over the whole row presses the first button.
    let pressesFirst: Bool

    /// Whether a swipe has uncovered it, instead of the control in editing mode.
    let isSwiped: Bool
    private let cell: UIView?

    /// Nil without buttons.
    init?(list: any ListView, path: IndexPath, buttons: [RowButton], pressesFirst: Bool, isSwiped: Bool) {
        guard !buttons.isEmpty else { return nil }
        self.list = list
        self.buttons = buttons
        self.pressesFirst = pressesFirst
        self.isSwiped = isSwiped
        cell = list.rows.neededCell(at: path)
        setSwiped(true)
    }

    convenience init?(
        list: any ListView, path: IndexPath, _ configuration: UISwipeActionsConfiguration, isSwiped: Bool = true
    ) {
        self.init(
            list: list, path: path, buttons: configuration.actions.map { RowButton($0) },
            pressesFirst: configuration.performsFirstActionWithFullSwipe, isSwiped: isSwiped)
    }

    /// Nil for a removed row.
    var path: IndexPath? { list.rows.currentPath(of: cell) }

    /// The view that an action's handler receives: here the row itself, since the buttons have no views.
    var view: UIView { cell ?? list }

    func setSwiped(_ isSwiped: Bool) { cell?.asRowCell?.isSwiped = isSwiped }
}

/// A button beside a swiped row. Its action calls a block when it is done.
@MainActor struct RowButton {
    let title: String
    let press: (_ row: UncoveredRow, _ done: @escaping () -> Void) -> Void

    init(title: String, press: @escaping (_ row: UncoveredRow, _ done: @escaping () -> Void) -> Void) {
        self.title = title
        self.press = press
    }

    /// The row is covered when the handler is done, successful or not.
    init(_ action: UIContextualAction) {
        self.init(title: action.title ?? "") { row, done in
            action.handler(action, row.view) { _ in done() }
        }
    }
}

extension Screen {
    /// Covers the row again, as a touch elsewhere does.
    func coverRow() {
        guard let row = uncoveredRow else { return }
        uncoveredRow = nil
        row.setSwiped(false)
        guard row.isSwiped, let table = row.list as? UITableView else { return }
        _ = TableQuestions(table: table).ask(.didEndEditingRowAt) { $0.tableView(table, didEndEditingRowAt: row.path) }
    }

    /// Presses a button, and covers the row when its action is done, possibly later.
    func press(_ button: RowButton, of row: UncoveredRow) {
        calling {
            button.press(row) { [weak self, weak row] in
                guard let self, let row, uncoveredRow === row else { return }
                coverRow()
            }
        }
    }
}
