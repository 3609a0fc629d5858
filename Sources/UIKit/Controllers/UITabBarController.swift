/// Several controllers, of which the selected one is shown.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
    private var selection: Int?
    open weak var delegate: (any UITabBarControllerDelegate)? { willSet { noteThread() } }

    @MainThreadOnly open var viewControllers: [UIViewController]? = nil {
        didSet {
            for controller in oldValue ?? [] where !(viewControllers ?? []).contains(where: { $0 === controller }) {
                release(controller)
            }
            for controller in viewControllers ?? [] where controller.parent !== self {
                contain(controller)
                controller.didMove(toParent: self)
            }
            let last = (viewControllers ?? []).count - 1
            selection = nil
            if last >= 0 { show(min(shownIndex ?? 0, last)) }
        }
    }

    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        onMain(self.viewControllers = viewControllers)
    }

    /// `NSNotFound` when there are no controllers. Setting it does not notify the delegate, since it is not a tap.
    open var selectedIndex: Int {
        get { onMain(selection ?? NSNotFound) }
        set {
            guard isOnMain(), let controllers = viewControllers, controllers.indices.contains(newValue) else { return }
            show(newValue)
        }
    }

    open var selectedViewController: UIViewController? {
        get { onMain(selection.flatMap { viewControllers?[$0] }) }
        set {
            guard isOnMain(), let index = viewControllers?.firstIndex(where: { $0 === newValue }) else { return }
            show(index)
        }
    }

    open override func viewDidLoad() {
        guard isOnMain() else { return }
        super.viewDidLoad()
        if let selectedViewController { embed(selectedViewController) }
    }

    /// The last selected index; kept while the controllers are replaced.
    private var shownIndex: Int?

    private func show(_ index: Int) {
        let old = selectedViewController
        selection = index
        shownIndex = index
        guard isViewLoaded, let new = selectedViewController, new !== old else { return }
        old?.viewIfLoaded?.removeFromSuperview()
        embed(new)
    }
}

/// In UIKit, a delegate for taps on the bar. The bar cannot be tapped here, so the protocol has no members.
@preconcurrency @MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {}
