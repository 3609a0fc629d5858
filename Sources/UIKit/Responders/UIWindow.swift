/// The root of a view hierarchy. Its size is that of its frame; another size turns the device.
///
/// A window starts hidden; its controller appears when the window is shown.
@preconcurrency @MainActor open class UIWindow: UIView {
    /// The key window of the process.
    static weak var key: UIWindow?

    /// The first responder of this window; set through `becomeFirstResponder()`.
    weak var firstResponder: UIResponder?

    /// True while `endEditing(true)` runs, when text fields do not ask their delegates.
    var forcesEndOfEditing = false

    /// The screen that plays the gestures in this window.
    weak var screenHost: Screen?

    public override init(frame: CGRect) {
        Self.noteThread()
        super.init(frame: frame)
        isHidden = true
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isHidden = true
    }

    // MARK: - Configuring the window

    /// Its view fills the window. A replaced controller disappears.
    @MainThreadOnly open var rootViewController: UIViewController? = nil {
        didSet {
            guard oldValue !== rootViewController else { return }
            if let oldValue { hide(oldValue) }
            if !isHidden { showRootViewController() }
        }
    }

    @MainThreadOnly open var windowLevel: UIWindow.Level = .normal

    open override var isHidden: Bool {
        didSet {
            guard oldValue != isHidden else { return }
            if isHidden, let rootViewController { hide(rootViewController) }
            if !isHidden { showRootViewController() }
        }
    }

    /// A new size is a rotation of the device: the controllers are asked to adapt to it, and the animations beside the
    /// transition run at once.
    open override var bounds: CGRect {
        willSet {
            guard newValue.size != bounds.size, let controller = rootViewController, !isHidden else { return }
            let rotation = SizeTransition(in: self)
            transition = rotation
            controller.viewWillTransition(to: newValue.size, with: rotation)
        }
        didSet {
            guard let rotation = transition else { return }
            transition = nil
            layoutIfNeeded()
            rotation.run()
        }
    }

    private var transition: SizeTransition?

    // MARK: - Making windows key

    open var isKeyWindow: Bool { onMain(UIWindow.key === self) }

    open func makeKeyAndVisible() {
        guard isOnMain() else { return }
        isHidden = false
        makeKey()
    }

    open func makeKey() {
        guard isOnMain(), !isKeyWindow else { return }
        UIWindow.key?.resignKey()
        UIWindow.key = self
        becomeKey()
    }

    /// Called when the window has become key. Programs do not call it.
    open func becomeKey() {}

    /// Called when another window becomes key. Programs do not call it.
    open func resignKey() {}

    // MARK: - The controller's appearance

    override var isWindow: Bool { true }
    open override var window: UIWindow? { onMain(self) }
    open override var next: UIResponder? { onMain(nil) }

    private func showRootViewController() {
        guard let controller = rootViewController else { return }
        controller.loadViewIfNeeded()
        guard let view = controller.viewIfLoaded, view.superview == nil else { return }
        controller.beginAppearanceTransition(true, animated: false)
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(view)
        layoutIfNeeded()
        controller.endAppearanceTransition()
    }

    private func hide(_ controller: UIViewController) {
        guard let view = controller.viewIfLoaded, view.superview === self else { return }
        controller.beginAppearanceTransition(false, animated: false)
        view.removeFromSuperview()
        controller.endAppearanceTransition()
    }
}

extension UIWindow {
    /// The order of windows from back to front.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }
    }
}
