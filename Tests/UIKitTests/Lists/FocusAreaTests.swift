import Testing
import UIKit

/// The focus between lists and other views, and in the views around them.
@MainActor @Suite struct FocusAreaTests {
    private let table = FocusedTable(rowCount: 5)
    private let grid = FocusedGrid(count: 10)
    private let desk = Desk()
    private let screen: Screen

    private final class Desk: UIViewController {
        var heard: [String] = []
        var isAllowed = true
        var wanted: [any UIFocusEnvironment]?

        override var preferredFocusEnvironments: [any UIFocusEnvironment] {
            wanted ?? super.preferredFocusEnvironments
        }

        override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
            heard.append("should")
            return isAllowed
        }

        override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
            heard.append("did")
        }
    }

    /// A view beside the lists.
    private final class Knob: UIControl {
        override var canBecomeFocused: Bool { isEnabled }
    }

    init() {
        for (index, child) in [table, grid].enumerated() {
            desk.addChild(child)
            desk.view.addSubview(child.view)
            child.view.frame = CGRect(x: CGFloat(index) * 400, y: 0, width: 400, height: 400)
        }
        screen = Screen(showing: desk)
    }

    private func press(_ keys: Keyboard.Key...) {
        for key in keys { screen.keyboard.press(key) }
    }

    @Test func `Tab goes from list to list, and around`() {
        press(.tab, .down, .tab)
        #expect(grid.focusedItem == 0)
        #expect(table.moves.last == "1 to nil, 16")
        press(.tab)
        #expect(table.focusedRow == 0)
        press(.shiftTab)
        #expect(grid.focusedItem == 0)
        #expect(table.moves.last == "0 to nil, 32")
    }

    @Test func `A list that remembers gets the focus where it was`() {
        table.tableView.remembersLastFocusedIndexPath = true
        table.preferred = IndexPath(row: 3, section: 0)
        press(.tab)
        #expect(table.focusedRow == 3)
        press(.down, .tab, .tab)
        #expect(table.focusedRow == 4)
    }

    @Test func `A selected row comes before the first one`() {
        table.tableView.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
        press(.tab)
        #expect(table.focusedRow == 2)
    }

    @Test func `Arrows go through lines and columns of a grid`() {
        press(.tab, .tab, .down)
        #expect(grid.focusedItem == 4)
        press(.right, .right, .right, .right)
        #expect(grid.focusedItem == 7)
        press(.down)
        #expect(grid.focusedItem == 9)
        press(.left, .left, .up)
        #expect(grid.focusedItem == 4)
    }

    @Test func `Items of a collection cannot be focused until it allows that, but those of a sidebar can`() {
        func collection(_ appearance: UICollectionLayoutListConfiguration.Appearance) -> UICollectionView {
            let layout = UICollectionViewCompositionalLayout.list(using: .init(appearance: appearance))
            return UICollectionView(frame: .zero, collectionViewLayout: layout)
        }
        #expect(!collection(.plain).allowsFocus)
        #expect(!collection(.plain).selectionFollowsFocus)
        #expect(collection(.sidebar).allowsFocus)
        #expect(collection(.sidebar).selectionFollowsFocus)
    }

    @Test func `Of several selected rows the focused one remains`() {
        table.tableView.allowsMultipleSelection = true
        table.tableView.selectionFollowsFocus = true
        screen.finger.tap(row: 3, in: table.tableView)
        screen.finger.tap(row: 4, in: table.tableView)
        press(.tab, .up)
        #expect(table.focusedRow == 2)
        #expect(table.tableView.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    }

    // MARK: - Other environments

    @Test func `Whoever contains the items is asked once, and told once`() {
        press(.tab, .tab)
        #expect(desk.heard == ["should", "did", "should", "did"])
        desk.isAllowed = false
        press(.tab)
        #expect(grid.focusedItem == 0)
        #expect(table.moves.count == 2)
    }

    @Test func `A view that can be focused is an area, and return sends its action`() {
        let knob = Knob()
        var count = 0
        knob.addAction(UIAction { _ in count += 1 }, for: .primaryActionTriggered)
        desk.view.addSubview(knob)
        press(.tab, .shiftTab, .return)
        #expect(knob.isFocused)
        #expect(count == 1)
        press(.down)
        #expect(knob.isFocused)
        press(.tab)
        knob.isEnabled = false
        press(.shiftTab)
        #expect(grid.focusedItem == 0)
    }

    @Test func `What is hidden, or cannot be touched, is not focused`() {
        table.view.isHidden = true
        press(.tab)
        #expect(grid.focusedItem == 0)
        grid.collectionView.cellForItem(at: IndexPath(item: 1, section: 0))?.isUserInteractionEnabled = false
        press(.right)
        #expect(grid.focusedItem == 2)
    }

    @Test func `A controller that is presented has the focus for itself`() {
        let sheet = FocusedTable(rowCount: 2)
        desk.present(sheet, animated: false)
        press(.tab, .tab)
        #expect(sheet.focusedRow == 0)
        #expect(table.moves == [])
    }

    @Test func `A table in a cell of a collection is an area`() {
        final class Board: UICollectionViewController {
            let column = FocusedTable(rowCount: 3)

            override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
            { 1 }

            override func collectionView(
                _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
            ) -> UICollectionViewCell {
                let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
                cell.contentView.addSubview(column.tableView)
                return cell
            }
        }
        let board = Board(collectionViewLayout: UICollectionViewFlowLayout())
        let screen = Screen(showing: board)
        screen.keyboard.press(.tab)
        #expect(screen.focusedItem != nil)
        screen.keyboard.press(.down)
        #expect(board.column.moves == ["nil to 0, 0", "0 to 1, 2"])
    }

    // MARK: - Requests

    @Test func `A request moves the focus to what the environment prefers, later or at once`() async {
        press(.tab)
        desk.wanted = [grid]
        desk.setNeedsFocusUpdate()
        #expect(table.focusedRow == 0)
        await screen.settle()
        #expect(grid.focusedItem == 0)
        desk.wanted = [table]
        desk.setNeedsFocusUpdate()
        desk.updateFocusIfNeeded()
        #expect(table.moves.last == "nil to 0, 0")
    }

    @Test func `A request of an environment without the focus has no effect, and one around another goes before`() async
    {
        press(.tab)
        grid.setNeedsFocusUpdate()
        await screen.settle()
        #expect(table.focusedRow == 0)
        desk.wanted = [grid]
        desk.setNeedsFocusUpdate()
        table.tableView.setNeedsFocusUpdate()
        await screen.settle()
        #expect(grid.focusedItem == 0)
    }
}
