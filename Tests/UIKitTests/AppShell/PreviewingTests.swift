import Testing
import UIKit

private final class PressedController: UIViewController, UIViewControllerPreviewingDelegate {
    var committed: UIViewController?

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController? {
        previewingContext.sourceRect = CGRect(origin: location, size: CGSize(width: 10, height: 10))
        return UIViewController()
    }

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController
    ) {
        committed = viewControllerToCommit
    }
}

@MainActor @Suite struct PreviewingTests {
    @Test func `A registration is stored, and a test asks its delegate`() throws {
        let controller = PressedController()
        let view = UIView(frame: CGRect(x: 5, y: 5, width: 100, height: 50))
        let context = controller.registerForPreviewing(with: controller, sourceView: view)
        #expect(context.sourceView === view)
        #expect(context.sourceRect == CGRect(x: 0, y: 0, width: 100, height: 50))

        let point = CGPoint(x: 1, y: 2)
        let preview = try #require(context.delegate.previewingContext(context, viewControllerForLocation: point))
        context.delegate.previewingContext(context, commit: preview)
        #expect(context.sourceRect.origin == point)
        #expect(controller.committed === preview)
        controller.unregisterForPreviewing(withContext: context)
    }
}
