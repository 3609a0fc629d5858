import Testing
import UIKit

/// Tests the use of real sessions and coordinators instead of mocks.
@MainActor @Suite struct RealObjectTests {
    @Test func `A session and a coordinator can be taken out of a drag`() {
        let controller = PeopleController(["A", "B", "C"])
        let screen = Screen(showing: controller)
        #expect(screen.finger.dragSession == nil)
        screen.finger.drag(row: 0)
        screen.finger.hover(2)
        #expect(screen.finger.dragSession?.items.count == 1)
        let session = screen.finger.dropSession(over: controller.tableView)
        #expect(session?.localDragSession === screen.finger.dragSession)
        #expect(session?.canLoadObjects(ofClass: String.self) == true)
        var destination: IndexPath?
        screen.finger.drop(in: controller.tableView) { coordinator in
            destination = coordinator.destinationIndexPath
            #expect(coordinator.items.map { $0.sourceIndexPath } == [IndexPath(row: 0, section: 0)])
            #expect(coordinator.proposal.operation == .move)
        }
        #expect(destination == IndexPath(row: 2, section: 0))
        #expect(controller.people == ["A", "B", "C"])
        #expect(screen.finger.dragSession == nil)
    }
}
