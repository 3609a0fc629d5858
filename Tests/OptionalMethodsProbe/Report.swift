internal import UIKit

class ProbeController: UIViewController, UIDropInteractionDelegate {}

/// Adds a method that its superclass lacks.
final class AddingProbeController: ProbeController {
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
}

/// Prints the conformance report of a delegate, one sentence per line.
@MainActor func printReport() {
    let controller = AddingProbeController()
    controller.view.addInteraction(UIDropInteraction(delegate: controller))
    for sentence in Screen().conformanceReport(of: controller.view) { print(sentence) }
}
