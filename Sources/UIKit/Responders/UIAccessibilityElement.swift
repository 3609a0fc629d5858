/// An item inside a container that is no view of its own, such as a bar of a chart. No assistive technology reads it
/// here; tests do.
/// <https://developer.apple.com/documentation/uikit/uiaccessibilityelement>
@preconcurrency @MainActor open class UIAccessibilityElement: UIResponder {
    private var ownFrame = CGRect.zero
    private var frameInContainer: CGRect?

    /// The container is kept weakly, and must be an object. `isAccessibilityElement` is true (an assumption).
    public init(accessibilityContainer container: Any) {
        Self.noteThread()
        accessibilityContainer = container as AnyObject
        super.init()
        isAccessibilityElement = true
    }

    /// What the item is a part of.
    open weak var accessibilityContainer: AnyObject? { willSet { noteThread() } }

    @MainThreadOnly open var accessibilityIdentifier: String? = nil

    /// In coordinates of the screen. Follows the container if `accessibilityFrameInContainerSpace` was set last.
    open var accessibilityFrame: CGRect {
        get {
            noteThread()
            guard let frameInContainer, let view = accessibilityContainer as? UIView else { return ownFrame }
            return view.convert(frameInContainer, to: nil)
        }
        set {
            guard isOnMain() else { return }
            ownFrame = newValue
            frameInContainer = nil
        }
    }

    /// In coordinates of the container, if that is a view. Empty unless set.
    open var accessibilityFrameInContainerSpace: CGRect {
        get { onMain(frameInContainer ?? .zero) }
        set { onMain(frameInContainer = newValue) }
    }
}
