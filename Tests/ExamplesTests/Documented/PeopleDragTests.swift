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

    @Test func `A row is deleted with a swipe`() {
        let screen = Screen(showing: DeletingController(["Ann", "Bob", "Cem"]))
        screen.finger.swipe(row: 1)
        #expect(screen.choices == ["Delete"])
        screen.finger.press("Delete")
        #expect(screen.calls == ["commit"])
    }

    private final class DeletingController: PeopleController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
        ) {
            people.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
        }
    }
}
