/// A storyboard by name. Storyboards are not read here: every controller that one makes is a plain `UIViewController`.
/// <https://developer.apple.com/documentation/uikit/uistoryboard>
@preconcurrency @MainActor open class UIStoryboard: NSObject {
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        Self.noteThread()
        super.init()
    }

    open func instantiateInitialViewController() -> UIViewController? {
        doNothing(answering: nil)
    }

    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        doNothing(answering: UIViewController())
    }

    /// What the creator makes; without one, a new object of the class, as `init(coder:)` makes it.
    public func instantiateViewController<Controller: UIViewController>(
        identifier: String, creator: ((NSCoder) -> Controller?)? = nil
    ) -> Controller {
        doNothing()
        guard let controller = creator?(NSCoder()) ?? Controller(coder: NSCoder()) else {
            preconditionFailure("\(Controller.self) refuses init(coder:), and there is no storyboard here to make it.")
        }
        return controller
    }
}

/// A transition between two controllers. No storyboard makes one here; a test does, and calls `prepare(for:sender:)`.
/// <https://developer.apple.com/documentation/uikit/uistoryboardsegue>
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    private let ownIdentifier: String?
    private let ownSource: UIViewController
    private let ownDestination: UIViewController
    private let handler: () -> Void

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        Self.noteThread()
        ownIdentifier = identifier
        ownSource = source
        ownDestination = destination
        handler = {}
        super.init()
    }

    public init(
        identifier: String?, source: UIViewController, destination: UIViewController,
        performHandler: @escaping () -> Void
    ) {
        Self.noteThread()
        ownIdentifier = identifier
        ownSource = source
        ownDestination = destination
        handler = performHandler
        super.init()
    }

    open var identifier: String? { onMain(ownIdentifier) }
    open var source: UIViewController { onMain(ownSource) }
    open var destination: UIViewController { onMain(ownDestination) }
    open func perform() { onMain(handler()) }
}

extension UIViewController {
    /// Always nil: no storyboard makes a controller here.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/storyboard>
    public var storyboard: UIStoryboard? { doNothing(answering: nil) }

    /// Performs no segue: there is none, so `prepare(for:sender:)` is not called.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/performsegue(withidentifier:sender:)>
    public func performSegue(withIdentifier identifier: String, sender: Any?) { doNothing() }
}
