import Testing
import UIKit

@testable import LoadedCode
@testable import UIKit

@MainActor @Suite struct ConformanceReportTests {
    private let screen = Screen()

    @Test func `Methods that subclasses add are reported, and what the protocol reaches is not`() {
        let controller = AddingMoreController(style: .plain)
        controller.tableView.dropDelegate = controller
        #expect(
            screen.conformanceReport(of: controller.tableView) == [
                """
                AddingMoreController.tableView(_:dropSessionDidUpdate:withDestinationIndexPath:) is never called. \
                Declare it in BaseController, which conforms to UITableViewDropDelegate, and override it.
                """,
                """
                AddingController.tableView(_:dropSessionDidEnter:) is never called. \
                Declare it in BaseController, which conforms to UITableViewDropDelegate, and override it.
                """,
                """
                BaseController.tableView(_:canHandle:) is never called. \
                Its types are not those of UITableViewDropDelegate.
                """,
            ])
    }

    @Test func `A delegate that conforms itself has nothing to report`() {
        let controller = CompleteController()
        let interaction = UIDropInteraction(delegate: controller)
        controller.view.addInteraction(interaction)
        #expect(screen.conformanceReport(of: controller.view) == [])
    }

    @Test func `Classes inside functions and private classes are known, too`() {
        final class Bin: DroppingView {
            func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
        }
        for view in [Bin(frame: .zero), HiddenBin(frame: .zero)] {
            view.addInteraction(UIDropInteraction(delegate: view))
            #expect(
                screen.conformanceReport(of: view) == [
                    """
                    \(type(of: view)).dropInteraction(_:performDrop:) is never called. \
                    Declare it in DroppingView, which conforms to UIDropInteractionDelegate, and override it.
                    """
                ])
        }
    }

    /// The same criteria as in `dnd adapt`.
    @Test func `Isolation does not hide a method, and types that differ do`() {
        let nearly = NearlyDropping()
        let reached: [TableDropMethod] = [.performDropWith, .canHandle, .dropSessionDidExit]
        for method in TableDropMethod.allCases {
            #expect(OptionalMethods.has(method, nearly) == reached.contains(method), "\(method)")
        }
    }

    @Test func `A view without delegates has no report`() {
        #expect(screen.conformanceReport(of: UIView()) == [])
    }

    @Test func `Methods of classes of other executables are not known`() {
        #expect(DeclaredMethods.names(of: NSNumber.self) == nil)
        #expect(DeclaredMethods.names(of: AddingController.self)?.contains("tableView(_:didSort:)") == true)
    }
}

private final class HiddenBin: DroppingView {
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

private final class NearlyDropping: NSObject, UITableViewDropDelegate {
    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}
    nonisolated func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { true }
    fileprivate func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {}
    func tableView(_ tableView: UITableView, dropSessionDidEnd session: some UIDropSession) {}
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) async {}

    func tableView(
        _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters! { UIDragPreviewParameters() }
}
