/// A screen or a part of one. Its view is made when it is first asked for, and the calls about appearing come in
/// UIKit's order.
@preconcurrency @MainActor open class UIViewController: UIResponder {
    /// `nibName` is kept and never read: there are no nib files here, so `loadView()` makes a plain view.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// There are no storyboards to read: makes what `init(nibName: nil, bundle: nil)` makes.
    public required init?(coder: NSCoder) {
        nibName = nil
        nibBundle = nil
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open private(set) var nibName: String?
    open private(set) var nibBundle: Bundle?
    open var restorationIdentifier: String?

    // MARK: - Managing the view

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Loads the view when there is none yet.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return viewIfLoaded
        }
        set { adopt(newValue) }
    }

    open private(set) var viewIfLoaded: UIView?
    open var isViewLoaded: Bool { viewIfLoaded != nil }

    /// Makes the view; never called by the program. An override assigns `view`, without calling super.
    open func loadView() {
        view = UIView(frame: UIViewController.initialViewFrame)
    }

    open func loadViewIfNeeded() {
        guard viewIfLoaded == nil else { return }
        loadView()
        precondition(viewIfLoaded != nil, "loadView() of \(type(of: self)) has not set the view")
        viewDidLoad()
    }

    open func viewDidLoad() {}

    private func adopt(_ view: UIView?) {
        viewIfLoaded?.viewController = nil
        viewIfLoaded = view
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

    var appearance = AppearanceState.disappeared
    var endsWithMove = false

    /// Called by containers before a child's view comes or goes; tells the child and what it contains.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        beginAppearance(isAppearing, animated: animated)
    }

    open func endAppearanceTransition() {
        endAppearance()
    }

    /// Whether children are told with this controller; else it tells them itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    // MARK: - Managing child view controllers

    var containedControllers: [UIViewController] = []
    weak var container: UIViewController?

    open var children: [UIViewController] { containedControllers }
    open var parent: UIViewController? { container }

    /// Takes the child out of its former parent and tells it with `willMove(toParent:)`. The program adds the view, and
    /// then calls `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) {
        contain(childController)
    }

    /// Ends the relation and tells the child with `didMove(toParent: nil)`.
    open func removeFromParent() {
        leaveContainer()
    }

    open func willMove(toParent parent: UIViewController?) {}
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: - Presenting a view controller

    open internal(set) var presentedViewController: UIViewController?
    open internal(set) weak var presentingViewController: UIViewController?
    open var modalPresentationStyle: UIModalPresentationStyle = .automatic
    open var modalTransitionStyle: UIModalTransitionStyle = .coverVertical
    open var isModalInPresentation = false

    /// Presents over the whole window, at once: animations take no time here. From a controller that presents already
    /// or is in no window nothing happens but UIKit's warning on standard error.
    open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil)
    {
        if show(modally: viewControllerToPresent, animated: flag) { completion?() }
    }

    /// Dismisses what this controller presents, or else itself.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissModal(animated: flag)
        completion?()
    }

    // MARK: - Configuring a navigation interface

    open var title: String? {
        didSet {
            storedNavigationItem?.title = title
            storedTabBarItem?.title = title
        }
    }

    private var storedNavigationItem: UINavigationItem?
    private var storedTabBarItem: UITabBarItem?

    /// Made when it is first asked for, with the controller's title.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(title: title ?? "")
        if title == nil { item.title = nil }
        storedNavigationItem = item
        return item
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    open var tabBarItem: UITabBarItem! {
        get {
            if let storedTabBarItem { return storedTabBarItem }
            let item = UITabBarItem(title: title, image: nil, tag: 0)
            storedTabBarItem = item
            return item
        }
        set { storedTabBarItem = newValue }
    }

    open var toolbarItems: [UIBarButtonItem]?

    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        self.toolbarItems = toolbarItems
    }

    open var navigationController: UINavigationController? { nearestContainer() }
    open var tabBarController: UITabBarController? { nearestContainer() }
    open var splitViewController: UISplitViewController? { nearestContainer() }

    // MARK: - Configuring editing

    open var isEditing: Bool {
        get { editing }
        set { setEditing(newValue, animated: false) }
    }

    /// Overrides call super, which keeps the state and renames `editButtonItem`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        self.editing = editing
        storedEditButtonItem?.showEditing(editing)
    }

    /// Toggles `isEditing` when it is performed; says Edit or Done.
    open var editButtonItem: UIBarButtonItem {
        if let storedEditButtonItem { return storedEditButtonItem }
        let item = UIBarButtonItem(
            primaryAction: UIAction { [weak self] _ in self?.setEditing(self?.editing == false, animated: true) })
        item.showEditing(editing)
        storedEditButtonItem = item
        return item
    }

    private var editing = false
    private var storedEditButtonItem: UIBarButtonItem?

    // MARK: - Responding

    open override var next: UIResponder? { viewIfLoaded?.superview ?? presentingViewController }
}
