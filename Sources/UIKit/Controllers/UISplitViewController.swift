/// Controllers side by side, all shown in columns of equal width.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    @MainThreadOnly open var viewControllers: [UIViewController] = [] {
        didSet {
            for controller in oldValue where !viewControllers.contains(where: { $0 === controller }) {
                release(controller)
            }
            for controller in viewControllers where isViewLoaded || controller.parent !== self { embed(controller) }
            viewIfLoaded?.setNeedsLayout()
        }
    }

    open override func viewDidLoad() {
        guard isOnMain() else { return }
        super.viewDidLoad()
        for controller in viewControllers { embed(controller) }
    }

    open override func viewWillLayoutSubviews() {
        guard isOnMain() else { return }
        super.viewWillLayoutSubviews()
        let size = view.bounds.size
        let width = size.width / CGFloat(max(viewControllers.count, 1))
        for (index, controller) in viewControllers.enumerated() {
            controller.view.autoresizingMask = []
            controller.view.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: size.height)
        }
    }
}
