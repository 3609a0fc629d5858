import Testing
import UIKit

/// Tests the effects of delegates' answers.
@MainActor @Suite struct AnswerTests {
    /// A table with configurable answers.
    private final class Answering: UITableViewController {
        var count = 4
        var isHighlighted = true
        var wanted: ((IndexPath) -> IndexPath?) = { $0 }
        var unwanted: ((IndexPath) -> IndexPath?) = { $0 }
        var isEditable = true
        var style = UITableViewCell.EditingStyle.delete
        var deleteTitle: String?
        var leading: UISwipeActionsConfiguration?
        var trailing: UISwipeActionsConfiguration?
        var older: [UITableViewRowAction]?
        var heard: [String] = []

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "\(indexPath.row)"
            return cell
        }

        override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
            isHighlighted
        }

        override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
            wanted(indexPath)
        }

        override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
            unwanted(indexPath)
        }

        override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { isEditable }

        override func tableView(
            _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
        ) -> UITableViewCell.EditingStyle { style }

        override func tableView(
            _ tableView: UITableView, titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
        ) -> String? { deleteTitle }

        override func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { leading }

        override func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? { trailing }

        override func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? { older }

        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            heard.append("\(editingStyle) \(indexPath.row)")
            count += editingStyle == .delete ? -1 : 1
            if editingStyle == .delete {
                tableView.deleteRows(at: [indexPath], with: .automatic)
            } else {
                tableView.insertRows(at: [indexPath], with: .automatic)
            }
        }

        override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
            heard.append("end \(indexPath.map { "\($0.row)" } ?? "-")")
        }
    }

    private let controller = Answering(style: .plain)
    private let screen: Screen

    init() {
        screen = Screen(showing: controller)
    }

    private var selected: [Int] { controller.tableView.indexPathsForSelectedRows?.map(\.row) ?? [] }

    @Test func `A row that is not highlighted is not selected`() {
        screen.finger.tap(row: 0)
        controller.isHighlighted = false
        screen.finger.tap(row: 1)
        #expect(selected == [0])
    }

    @Test func `The delegate selects another row, or none`() {
        controller.wanted = { _ in IndexPath(row: 3, section: 0) }
        screen.finger.tap(row: 0)
        #expect(selected == [3])
        controller.wanted = { _ in nil }
        screen.finger.tap(row: 0)
        #expect(selected == [3])
    }

    @Test func `A row that may not be deselected stays selected`() {
        screen.finger.tap(row: 0)
        controller.unwanted = { _ in nil }
        screen.finger.tap(row: 1)
        #expect(selected == [0, 1])
    }

    @Test func `The button for deleting deletes, and the end has no row`() {
        controller.deleteTitle = "Remove"
        screen.finger.swipe(row: 1)
        #expect(screen.choices == ["Remove"])
        screen.finger.press("Remove")
        #expect(controller.heard == ["delete 1", "end -"])
        #expect(screen.rows(of: controller.tableView) == ["0", "2", "3"])
    }

    @Test func `A swipe over the whole row presses the first button`() {
        screen.finger.swipe(row: 3, fully: true)
        #expect(controller.heard == ["delete 3", "end -"])
    }

    @Test(arguments: [UITableViewCell.EditingStyle.none, .insert])
    func `A row that cannot be deleted has no button`(style: UITableViewCell.EditingStyle) {
        controller.style = style
        screen.finger.swipe(row: 0)
        #expect(screen.choices == [])
    }

    @Test func `A row that cannot be edited is not swiped`() {
        controller.isEditable = false
        controller.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in done(true) }
        ])
        screen.finger.swipe(row: 0)
        #expect(screen.choices == [])
    }

    @Test func `Actions stand for the button, and cover the row when they are done`() {
        var isDone: ((Bool) -> Void)?
        controller.trailing = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Flag") { _, _, done in isDone = done },
            UIContextualAction(style: .destructive, title: "Bin") { _, _, done in done(true) },
        ])
        screen.finger.swipe(row: 2)
        #expect(screen.choices == ["Flag", "Bin"])
        screen.finger.press("Flag")
        #expect(screen.choices == ["Flag", "Bin"])
        isDone?(false)
        #expect(screen.choices == [])
        #expect(controller.heard == ["end 2"])
    }

    @Test func `A configuration without actions leaves nothing, nil leaves the older actions`() {
        controller.trailing = UISwipeActionsConfiguration(actions: [])
        screen.finger.swipe(row: 0)
        #expect(screen.choices == [])
        controller.trailing = nil
        controller.older = [
            UITableViewRowAction(style: .normal, title: "Mark") { [controller] _, path in
                controller.heard.append("mark \(path.row)")
            }
        ]
        screen.finger.swipe(row: 0)
        screen.finger.press("Mark")
        #expect(controller.heard == ["mark 0", "end 0"])
    }

    @Test func `Leading actions come from the other side`() {
        controller.leading = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Pin") { _, _, done in done(true) }
        ])
        controller.leading?.performsFirstActionWithFullSwipe = false
        screen.finger.swipe(row: 0, .right, fully: true)
        #expect(screen.choices == ["Pin"])
    }

    @Test func `The plus inserts at once`() {
        controller.style = .insert
        controller.setEditing(true, animated: false)
        screen.finger.pressEditingControl(row: 1)
        #expect(controller.heard == ["insert 1"])
        let cell = controller.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
        #expect(cell?.editingStyle == .insert)
        controller.setEditing(false, animated: false)
        #expect(cell?.editingStyle == UITableViewCell.EditingStyle.none)
    }

    @Test func `What cannot be pressed ends the program`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run { Screen(showing: PlainTable(rowCount: 1)).finger.press("Delete") }
        }
        await #expect(processExitsWith: .failure) {
            await MainActor.run { Screen(showing: PlainTable(rowCount: 1)).finger.tap(row: 1) }
        }
    }
}
