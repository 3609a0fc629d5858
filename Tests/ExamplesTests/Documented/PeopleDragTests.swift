import Testing
import UIKit

@testable import People

@MainActor @Suite struct PeopleDragTests {
    let controller = PeopleController(["Ann", "Bob", "Cem", "Dan"])

    @Test func `A row that is dragged moves`() async {
        let screen = Screen(showing: controller)
        screen.finger.drag(row: 0)
        screen.finger.hover(2)
        screen.finger.drop()
        await screen.settle()

        #expect(controller.people == ["Bob", "Cem", "Ann", "Dan"])
        #expect(screen.rows(of: controller.tableView) == controller.people)
        #expect(screen.calls.suffix(1) == ["moveRowAt"])
        #expect(screen.warnings == [])
    }

    @Test func `While it hovers nothing has changed yet`() {
        let screen = Screen(showing: controller, device: .init(.phone))
        let table: UITableView = controller.tableView
        screen.finger.drag(row: 3, in: table)
        screen.finger.hover(1, in: table, .above)
        #expect(table.hasActiveDrop)
        #expect(controller.people == ["Ann", "Bob", "Cem", "Dan"])
        screen.finger.cancel()
    }
}
