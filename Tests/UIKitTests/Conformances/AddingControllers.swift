import UIKit

/// Conforms, and lacks most optional methods.
class BaseController: UITableViewController, UITableViewDropDelegate {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {}

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

    /// Differs from the delegate's method in its optional result.
    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool? { nil }
}

/// Adds methods that are not part of the conformance, and overrides one that is.
class AddingController: BaseController {
    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {}

    override func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {}

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    /// A method of its own.
    func tableView(_ tableView: UITableView, didSort rows: [Int]) {}
}

final class AddingMoreController: AddingController {
    /// Its methods do not belong to the enclosing class.
    final class Column: NSObject {
        func tableView(
            _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
        ) -> UIDragPreviewParameters? { nil }
    }
}

extension AddingMoreController {
    func tableView(
        _ tableView: UITableView, dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: .move)
    }
}

/// The conforming class declares all methods, so none is unreached.
final class CompleteController: UIViewController, UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

class DroppingView: UIView, UIDropInteractionDelegate {}
