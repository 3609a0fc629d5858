/// Controllers side by side, all shown in columns of equal width.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
    /// Never asked: the columns do not collapse.
    open weak var delegate: (any UISplitViewControllerDelegate)? { willSet { noteThread() } }

    /// Stored: all columns are visible.
    @MainThreadOnly open var preferredDisplayMode: UISplitViewController.DisplayMode = .automatic

    /// Stored.
    @MainThreadOnly open var presentsWithGesture = true

    /// Stored, like the limits: all columns have the same width.
    @MainThreadOnly open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension
    @MainThreadOnly open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension
    @MainThreadOnly open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension

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

extension UISplitViewController {
    /// Stands for the width that the system prefers.
    public nonisolated static let automaticDimension = -CGFloat.greatestFiniteMagnitude

    /// Which columns are visible.
    public enum DisplayMode: Int, Sendable {
        case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary
        case twoDisplaceSecondary

        public static let primaryHidden = DisplayMode.secondaryOnly
        public static let allVisible = DisplayMode.oneBesideSecondary
        public static let primaryOverlay = DisplayMode.oneOverSecondary
    }
}
