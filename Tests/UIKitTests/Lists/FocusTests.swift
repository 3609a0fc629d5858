import Testing
import UIKit

/// What keys do to the focus, and what is asked and told.
@MainActor @Suite struct FocusTests {
    private let controller = FocusedTable(rowCount: 40)
    private let screen: Screen
    private var table: UITableView { controller.tableView }

    init() {
        screen = Screen(showing: controller)
    }

    private func press(_ keys: Keyboard.Key...) {
        for key in keys { screen.keyboard.press(key) }
    }

    // MARK: - Order

    @Test func `A table's delegate is asked for the candidate, asked about the update, told, and the row is selected`()
    {
        let every = EveryTableMethod(style: .plain)
        every.tableView.selectionFollowsFocus = true
        let screen = Screen(showing: every)
        screen.keyboard.press(.down)
        #expect(
            screen.calls == [
                "indexPathForPreferredFocusedView", "canFocusRowAt", "shouldUpdateFocusIn", "didUpdateFocusIn",
                "selectionFollowsFocusForRowAt", "willSelectRowAt", "didSelectRowAt",
            ])
        screen.keyboard.press(.down)
        #expect(
            screen.calls.dropFirst(7) == [
                "canFocusRowAt", "shouldUpdateFocusIn", "didUpdateFocusIn", "selectionFollowsFocusForRowAt",
                "willSelectRowAt", "willDeselectRowAt", "didDeselectRowAt", "didSelectRowAt",
            ])
        #expect(every.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
    }

    @Test func `A collection's delegate is asked and told in the same order`() {
        let every = EveryCollectionMethod(collectionViewLayout: UICollectionViewFlowLayout())
        every.collectionView.selectionFollowsFocus = true
        let screen = Screen(showing: every)
        screen.keyboard.press(.down)
        #expect(
            screen.calls == [
                "indexPathForPreferredFocusedView", "canFocusItemAt", "shouldUpdateFocusIn", "didUpdateFocusIn",
                "selectionFollowsFocusForItemAt", "shouldSelectItemAt", "didSelectItemAt",
            ])
    }

    @Test func `Where the selection does not follow nobody is asked whether it does`() {
        let every = EveryTableMethod(style: .plain)
        let screen = Screen(showing: every)
        screen.keyboard.press(.down)
        #expect(screen.calls.last == "didUpdateFocusIn")
        #expect(every.tableView.indexPathForSelectedRow == nil)
        screen.keyboard.press(.return)
        #expect(screen.calls.contains("didSelectRowAt"))
        #expect(screen.calls.last == "performPrimaryActionForRowAt")
    }

    // MARK: - Contexts

    @Test func `The context has both rows and the heading`() {
        press(.down, .down, .up)
        #expect(controller.moves == ["nil to 0, 0", "0 to 1, 2", "1 to 0, 1"])
    }

    @Test func `At the edge of the rows nothing happens`() {
        press(.down, .up, .left, .right)
        #expect(controller.moves == ["nil to 0, 0"])
        #expect(controller.focusedRow == 0)
    }

    @Test func `The row that is focused comes on screen`() {
        table.frame.size.height = 100
        press(.down, .down, .down, .down)
        #expect(controller.focusedRow == 3)
        #expect(table.contentOffset.y == 76)
    }

    @Test func `A cell sees in its state that it is focused`() {
        press(.down)
        let cells = [0, 1].map { table.cellForRow(at: IndexPath(row: $0, section: 0)) }
        #expect(cells.map { $0?.configurationState.isFocused } == [true, false])
        #expect(screen.focusedItem === cells[0])
    }

    // MARK: - Answers

    @Test func `Rows that cannot be focused are passed over`() {
        controller.canFocus = { $0 % 3 == 1 }
        press(.down, .down)
        #expect(controller.moves == ["nil to 1, 0", "1 to 4, 2"])
    }

    @Test func `A refusal leaves the focus where it is`() {
        press(.down)
        controller.isAllowed = { $0.nextFocusedIndexPath?.row != 1 }
        press(.down)
        #expect(controller.moves.count == 1)
        #expect(controller.focusedRow == 0)
    }

    @Test func `The focus comes to the preferred row, if that can have it`() {
        controller.preferred = IndexPath(row: 2, section: 0)
        press(.down)
        #expect(controller.focusedRow == 2)
        let other = FocusedTable(rowCount: 3)
        other.preferred = IndexPath(row: 2, section: 0)
        other.canFocus = { $0 == 1 }
        Screen(showing: other).keyboard.press(.down)
        #expect(other.focusedRow == 1)
    }

    @Test func `Without a method of the delegate the table decides, while it is edited, too`() {
        let plain = PlainTable(rowCount: 3)
        let screen = Screen(showing: plain)
        screen.keyboard.press(.down)
        #expect(screen.focusedItem == nil)
        plain.tableView.allowsFocus = true
        #expect(plain.tableView.allowsFocusDuringEditing)
        screen.keyboard.press(.down)
        #expect(screen.focusedItem != nil)
        plain.tableView.allowsFocusDuringEditing = false
        plain.tableView.isEditing = true
        let focused = screen.focusedItem
        screen.keyboard.press(.down)
        #expect(screen.focusedItem === focused)
    }

    @Test func `A cell that says so itself is focused without the delegate`() {
        final class Eager: UITableViewController {
            final class Cell: UITableViewCell {
                override var canBecomeFocused: Bool { true }
            }

            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                Cell(style: .default, reuseIdentifier: nil)
            }
            override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool { false }
        }
        let screen = Screen(showing: Eager(style: .plain))
        screen.keyboard.press(.down)
        #expect(screen.focusedItem is Eager.Cell)
        #expect(screen.calls == [])
    }

    // MARK: - Animations

    @Test func `Animations run after everybody was told, and their completions on the main queue`() async {
        var heard: [String] = []
        controller.animate = { coordinator in
            coordinator.addCoordinatedAnimations {
                heard.append("animation")
            } completion: {
                heard.append("done")
            }
            coordinator.addCoordinatedFocusingAnimations { heard.append("focusing in \($0.duration)") }
            coordinator.addCoordinatedUnfocusingAnimations { _ in heard.append("unfocusing") }
            heard.append("told")
        }
        press(.down)
        #expect(heard == ["told", "animation", "focusing in 0.0"])
        await screen.settle()
        #expect(heard.last == "done")
        heard = []
        press(.down)
        #expect(heard == ["told", "animation", "focusing in 0.0", "unfocusing"])
    }

    // MARK: - Rows that go

    @Test func `A row that is gone has the focus no more`() {
        press(.down, .down)
        controller.rowCount -= 1
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .none)
        #expect(screen.focusedItem == nil)
        press(.down)
        #expect(controller.moves.last == "nil to 0, 0")
    }

    @Test func `A row keeps the focus when rows come before it`() {
        press(.down, .down)
        controller.rowCount += 1
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(controller.focusedRow == 2)
        press(.down)
        #expect(controller.moves.last == "2 to 3, 2")
    }
}
