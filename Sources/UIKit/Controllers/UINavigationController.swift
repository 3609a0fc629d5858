/// A stack of controllers that shows the top one. Pushing and popping are immediate.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
    private var stack: [UIViewController] = []

    public convenience init(rootViewController: UIViewController) {
        Self.noteThread()
        self.init(nibName: nil, bundle: nil)
        setViewControllers([rootViewController], animated: false)
    }

    private let bar = UINavigationBar(frame: .zero)
    open var navigationBar: UINavigationBar { onMain(bar) }
    @MainThreadOnly open var isNavigationBarHidden = false
    @MainThreadOnly open var isToolbarHidden = true

    /// Stored: a tap hides no bar.
    @MainThreadOnly open var hidesBarsOnTap = false

    /// Never called.
    open weak var delegate: (any UINavigationControllerDelegate)? { willSet { noteThread() } }

    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { onMain(isNavigationBarHidden = hidden) }

    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { onMain(isToolbarHidden = hidden) }

    open var topViewController: UIViewController? { onMain(stack.last) }

    /// The controller that the top one presents, otherwise the top controller.
    open var visibleViewController: UIViewController? {
        onMain(presentedViewController ?? topViewController?.presentedViewController ?? topViewController)
    }

    /// From the root to the top.
    open var viewControllers: [UIViewController] {
        get { onMain(stack) }
        set { onMain(setViewControllers(newValue, animated: false)) }
    }

    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        onMain(replaceStack(with: viewControllers, animated: animated))
    }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        guard isOnMain() else { return }
        precondition(
            !stack.contains { $0 === viewController },
            "Pushing the same view controller instance more than once is not supported (\(viewController))")
        replaceStack(with: stack + [viewController], animated: animated)
    }

    /// Returns nil and changes nothing when only the root is left.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        noteThread()
        guard stack.count > 1 else { return nil }
        return popStack(to: stack.count - 1, animated: animated).last
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        noteThread()
        guard !stack.isEmpty else { return nil }
        return popStack(to: 1, animated: animated)
    }

    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        noteThread()
        guard let position = stack.firstIndex(where: { $0 === viewController }) else { return nil }
        return popStack(to: position + 1, animated: animated)
    }

    open override func viewDidLoad() {
        guard isOnMain() else { return }
        super.viewDidLoad()
        if let view = viewIfLoaded { view.addSubview(bar) }
        if let top = stack.last { embedView(of: top) }
    }

    private func popStack(to count: Int, animated: Bool) -> [UIViewController] {
        let popped = Array(stack[count...])
        replaceStack(with: Array(stack[..<count]), animated: animated)
        return popped
    }

    private func replaceStack(with new: [UIViewController], animated: Bool) {
        let (old, oldTop, newTop) = (stack, stack.last, new.last)
        let leaving = old.filter { controller in !new.contains { $0 === controller } }
        for controller in leaving { controller.willMove(toParent: nil) }
        for controller in new where controller.parent !== self { contain(controller) }
        stack = new
        navigationBar.ownItems = new.map(\.navigationItem)
        if oldTop !== newTop { exchange(oldTop, with: newTop, animated: animated) }
        for controller in leaving { controller.removeFromParent() }
        for controller in new where !old.contains(where: { $0 === controller }) { controller.didMove(toParent: self) }
    }

    /// Notifies the old top before the new one, as in UIKit: will disappear, will appear, did disappear, did appear.
    private func exchange(_ oldTop: UIViewController?, with newTop: UIViewController?, animated: Bool) {
        guard isViewLoaded else { return }
        let isShown = appearance == .appeared
        if isShown {
            oldTop?.beginAppearanceTransition(false, animated: animated)
            newTop?.beginAppearanceTransition(true, animated: animated)
        }
        oldTop?.viewIfLoaded?.removeFromSuperview()
        if let newTop { embedView(of: newTop) }
        guard isShown else { return }
        view.layoutIfNeeded()
        oldTop?.endAppearanceTransition()
        newTop?.endAppearanceTransition()
    }

    private func embedView(of controller: UIViewController) {
        guard let view = viewIfLoaded, let childView = controller.view else { return }
        childView.frame = view.bounds
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        guard bar.superview === view else { return view.addSubview(childView) }
        view.insertSubview(childView, belowSubview: bar)
    }
}
