import Testing
import UIKit

private final class GridController: UIViewController {
    var told: [String] = []

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        told.append("will be \(Int(size.width)) wide, is \(Int(view.bounds.width))")
        coordinator.animate { _ in
            self.told.append("is \(Int(self.view.bounds.width)) wide")
        } completion: { context in
            self.told.append("has become \(Int(context.containerView.bounds.width)) wide")
            #expect(!context.isCancelled && !context.isAnimated && context.transitionDuration == 0)
        }
    }

    override func viewDidLayoutSubviews() { told.append("did lay out") }
}

@MainActor @Suite struct TransitionTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 768, height: 1024))

    @Test func `A window of another size asks its controller before, and runs the animations after the layout`() async {
        let controller = GridController()
        window.rootViewController = controller
        window.makeKeyAndVisible()
        controller.told = []
        window.frame.size = CGSize(width: 1024, height: 768)
        #expect(controller.told == ["will be 1024 wide, is 768", "did lay out", "is 1024 wide"])
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        #expect(controller.told.last == "has become 1024 wide")
    }

    @Test func `A size that stays, and a window that is hidden, ask nobody`() {
        let controller = GridController()
        window.rootViewController = controller
        window.frame.size.width = 500
        window.makeKeyAndVisible()
        controller.told = []
        window.frame.origin.x = 10
        #expect(controller.told == [])
    }

    @Test func `A child that fills its parent is asked too`() {
        let controller = GridController()
        window.rootViewController = UINavigationController(rootViewController: controller)
        window.makeKeyAndVisible()
        controller.told = []
        window.frame.size.width = 500
        #expect(controller.told.first == "will be 500 wide, is 768")
    }

    @Test func `Controllers have the traits of the device`() {
        let pad = UIViewController()
        _ = Screen(showing: pad)
        #expect(pad.traitCollection.horizontalSizeClass == .regular)
        #expect(pad.traitCollection.userInterfaceIdiom == .pad && pad.traitCollection.displayScale == 2)
        let phone = UIViewController()
        _ = Screen(showing: phone, device: .init(.phone))
        #expect(phone.traitCollection.horizontalSizeClass == .compact)
        #expect(phone.traitCollection.verticalSizeClass == .regular)
        #expect(phone.traitCollection.userInterfaceStyle == .light)
        #expect(phone.traitCollection == UITraitCollection.current)
        _ = Screen()
    }
}
