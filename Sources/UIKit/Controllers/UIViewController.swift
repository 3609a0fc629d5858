/// A screen or a part of one. Its view is loaded at the first use, and the appearance calls come in UIKit's order.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// `nibName` is stored but never read: there are no nib files here, so `loadView()` creates a plain view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        Self.noteThread()
        ownNibName = nibNameOrNil
        ownNibBundle = nibBundleOrNil
        super.init()
    }

    /// Equivalent to `init(nibName: nil, bundle: nil)`, since there are no storyboards.
    public required init?(coder: NSCoder) {
        ownNibName = nil
        ownNibBundle = nil
        super.init()
    }

    public convenience override init() {
        Self.noteThread()
        self.init(nibName: nil, bundle: nil)
    }

    open var nibName: String? { onMain(ownNibName) }
    private var ownNibName: String?
    open var nibBundle: Bundle? { onMain(ownNibBundle) }
    private var ownNibBundle: Bundle?
    @MainThreadOnly open var restorationIdentifier: String? = nil

    // MARK: - Managing the view

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Loads the view if necessary.
    open var view: UIView! {
        get {
            noteThread()
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set { onMain(adopt(newValue)) }
    }

    open var viewIfLoaded: UIView? { onMain(ownViewIfLoaded) }
    private var ownViewIfLoaded: UIView?
    open var isViewLoaded: Bool { onMain(viewIfLoaded != nil) }

    /// Creates the view. Programs never call it; an override assigns `view` without calling super.
    open func loadView() { onMain(view = UIView(frame: UIViewController.initialViewFrame)) }

    open func loadViewIfNeeded() {
        guard isOnMain(), viewIfLoaded == nil else { return }
        loadView()
        precondition(viewIfLoaded != nil, "loadView() of \(type(of: self)) has not set the view")
        viewDidLoad()
    }

    open func viewDidLoad() {}

    private func adopt(_ view: UIView?) {
        viewIfLoaded?.viewController = nil
        ownViewIfLoaded = view
        view?.viewController = self
    }

    // MARK: - Responding to view-related events

    open func viewWillAppear(_ animated: Bool) {}
    open func viewIsAppearing(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}
    open func viewWillLayoutSubviews() {}
    open func viewDidLayoutSubviews() {}

    /// Called when the window is about to change its size. Overrides call super, which passes the size on to the
    /// children whose views fill this one.
    /// <https://developer.apple.com/documentation/uikit/uicontentcontainer/viewwilltransition(to:with:)>
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        onMain(forwardTransition(to: size, with: coordinator))
    }

    /// For subclasses. Never called, since memory is never low here.
    open func didReceiveMemoryWarning() {}

    var appearance = AppearanceState.disappeared
    var endsWithMove = false

    /// Called by containers before a child's view appears or disappears; notifies the child and its children.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        onMain(beginAppearance(isAppearing, animated: animated))
    }

    open func endAppearanceTransition() { onMain(endAppearance()) }

    /// Whether children are notified together with this controller; otherwise it notifies them itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { onMain(true) }

    // MARK: - Managing child view controllers

    var containedControllers: [UIViewController] = []
    weak var container: UIViewController?

    open var children: [UIViewController] { onMain(containedControllers) }
    open var parent: UIViewController? { onMain(container) }

    /// Moves the child from its former parent and calls `willMove(toParent:)`. The program adds the view, then calls
    /// `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { onMain(contain(childController)) }

    /// Ends the relation and calls `didMove(toParent: nil)` of the child.
    open func removeFromParent() { onMain(leaveContainer()) }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - Presenting a view controller

    open var presentedViewController: UIViewController? { onMain(ownPresentedViewController) }
    var ownPresentedViewController: UIViewController?
    open var presentingViewController: UIViewController? { onMain(ownPresentingViewController) }
    weak var ownPresentingViewController: UIViewController?
    @MainThreadOnly open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    @MainThreadOnly open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    @MainThreadOnly open var isModalInPresentation = false
    var ownPresentationController: UIPresentationController?

    /// Presents over the whole window, immediately: animations take no time here. When this controller already presents
    /// or is in no window, only UIKit's warning is written to standard error.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        guard isOnMain() else { return }
        if show(modally: viewControllerToPresent, animated: flag) { completion?() }
    }

    /// Dismisses the presented controller, otherwise this one.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        guard isOnMain() else { return }
        dismissModal(animated: flag)
        completion?()
    }

    // MARK: - Using segues

    /// For subclasses. Never called, since there are no storyboards.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// For subclasses. Never called, since there are no storyboards.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { onMain(true) }

    // MARK: - Configuring the appearance

    /// Stored: every presentation covers the window.
    @MainThreadOnly open var preferredContentSize = CGSize.zero

    /// The traits of the simulated device.
    /// <https://developer.apple.com/documentation/uikit/uitraitenvironment/traitcollection>
    open var traitCollection: UITraitCollection { onMain(.current) }

    /// For subclasses. Never called, since there is no status bar here.
    open var preferredStatusBarStyle: UIStatusBarStyle { onMain(.default) }

    // MARK: - Configuring a navigation interface

    @MainThreadOnly open var title: String? = nil {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    private var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?

    /// Created at the first use, with the controller's title.
    open var navigationItem: UINavigationItem {
        noteThread()
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        storedNavigationItem = item
        return item
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabBarItem: UITabBarItem! {
        get {
            noteThread()
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set { onMain(storedTabBarItem = newValue) }
    }

    @MainThreadOnly open var toolbarItems: [UIBarButtonItem]? = nil

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        onMain(self.toolbarItems = toolbarItems)
    }

    open var navigationController: UINavigationController? { onMain(nearestContainer()) }
    open var tabBarController: UITabBarController? { onMain(nearestContainer()) }
    open var splitViewController: UISplitViewController? { onMain(nearestContainer()) }

    // MARK: - Configuring editing

    open var isEditing: Bool {
        get { onMain(editing) }
        set { onMain(setEditing(newValue, animated: false)) }
    }

    /// Overrides call super, which stores the state and renames `editButtonItem`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard isOnMain() else { return }
        self.editing = editing
        storedEditButtonItem?.showEditing(editing)
    }

    /// Toggles `isEditing`; its title is Edit or Done.
    open var editButtonItem: UIBarButtonItem {
        noteThread()
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in self?.setEditing(self?.editing == false, animated: true) })
        item.showEditing(editing)
        storedEditButtonItem = item
        return item
    }

    private var editing = false
    private var storedEditButtonItem: UIBarButtonItem?

    // MARK: - Managing the focus

    /// The view, if it is loaded.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { onMain(viewIfLoaded.map { [$0] } ?? []) }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { onMain(next as? any UIFocusEnvironment) }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { onMain(true) }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: - Responding

    open override var next: UIResponder? { onMain(viewIfLoaded?.superview ?? presentingViewController) }
}
