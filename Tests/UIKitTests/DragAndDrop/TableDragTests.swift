import Testing
import UIKit

@MainActor @Suite struct TableDragTests {
    @Test func `A row that is dragged down lands where the gap was`() async {
        let controller = PeopleController(["A", "B", "C", "D", "E"])
        let screen = Screen(showing: controller)
        screen.finger.drag(row: 1)
        screen.finger.hover(4)
        screen.finger.drop()
        await screen.settle()
        #expect(controller.people == ["A", "C", "D", "E", "B"])
        #expect(screen.rows(of: controller.tableView) == ["A", "C", "D", "E", "B"])
        #expect(
            screen.calls == [
                "itemsForBeginning", "canHandle", "dropSessionDidUpdate", "dropSessionDidUpdate", "performDropWith",
            ])
        #expect(screen.exception == nil)
    }

    @Test func `What is dragged from another list is loaded`() async {
        let left = PeopleController(["A", "B"])
        let right = PeopleController(["C"])
        let both = UIViewController()
        both.view.addSubview(left.tableView)
        both.view.addSubview(right.tableView)
        let screen = Screen(showing: both)
        screen.finger.drag(row: 0, in: left.tableView)
        screen.finger.hoverEnd(in: right.tableView)
        screen.finger.drop()
        await screen.settle()
        #expect(right.people == ["C", "A"])
        #expect(screen.rows(of: right.tableView) == ["C", "A"])
    }
}
