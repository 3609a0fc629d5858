/// An object that receives events. Here a responder knows its place in the chain, and whether it is the first
/// responder.
@preconcurrency @MainActor open class UIResponder: NSObject, UIPasteConfigurationSupporting {
    private var ownPasteConfiguration: UIPasteConfiguration?

    public override init() {
        Self.noteThread()
        super.init()
    }

    deinit {
        AssociatedObjects.release(ObjectIdentifier(self))
    }

    // MARK: - Managing the responder chain

    /// The next responder. That of a view is its controller or superview; that of a controller is the superview of its
    /// view, or its presenting controller.
    open var next: UIResponder? { onMain(nil) }

    open var isFirstResponder: Bool { onMain(responderWindow?.firstResponder === self) }

    open var canBecomeFirstResponder: Bool { onMain(false) }

    /// Replaces the first responder of the window. Returns false outside a window, and when either responder refuses.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        noteThread()
        guard let window = responderWindow, canBecomeFirstResponder else { return false }
        if let current = window.firstResponder, current !== self {
            guard current.canResignFirstResponder, current.resignFirstResponder() else { return false }
        }
        window.firstResponder = self
        return true
    }

    open var canResignFirstResponder: Bool { onMain(true) }

    @discardableResult
    open func resignFirstResponder() -> Bool {
        noteThread()
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.firstResponder = nil
        return true
    }

    // MARK: - Pasting

    /// The types that the responder accepts by pasting, and by drops without a drop delegate (R241). A copy.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { onMain(ownPasteConfiguration) }
        set { onMain(ownPasteConfiguration = newValue?.copy() as? UIPasteConfiguration) }
    }

    /// Receives the items. For subclasses; a plain responder ignores them.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Returns whether any item offers a type of the paste configuration.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        onMain(pasteConfiguration?.accepts(itemProviders) ?? false)
    }

    // MARK: - Being made from a nib

    /// Called once after a nib has created the responder and its contents; see `UINib`. Overrides call super.
    ///
    /// On iOS every `NSObject` has this method. Methods of an extension cannot be overridden here, so only responders
    /// do.
    open func awakeFromNib() {}

    // MARK: - Accessibility

    // No assistive technology reads these here; tests do. On iOS every `NSObject` has them.
    @MainThreadOnly open var isAccessibilityElement = false
    @MainThreadOnly open var accessibilityLabel: String? = nil
    @MainThreadOnly open var accessibilityValue: String? = nil
    @MainThreadOnly open var accessibilityHint: String? = nil
    @MainThreadOnly open var accessibilityTraits: UIAccessibilityTraits = .none
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    @MainThreadOnly open var accessibilityUserInputLabels: [String]! = []
    @MainThreadOnly open var accessibilityElements: [Any]? = nil
    @MainThreadOnly open var accessibilityElementsHidden = false
    @MainThreadOnly open var accessibilityViewIsModal = false
    @MainThreadOnly open var shouldGroupAccessibilityChildren = false

    /// Those of `accessibilityElements` unless overridden.
    open func accessibilityElementCount() -> Int { onMain(accessibilityElements?.count ?? 0) }
    open func accessibilityElement(at index: Int) -> Any? {
        noteThread()
        let elements = accessibilityElements ?? []
        return elements.indices.contains(index) ? elements[index] : nil
    }
    open func index(ofAccessibilityElement element: Any) -> Int {
        onMain((accessibilityElements ?? []).firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound)
    }

    /// False unless overridden.
    open func accessibilityActivate() -> Bool { onMain(false) }

    /// Whether `awakeFromNib()` has been called.
    var isAwake = false

    /// The window at the end of the chain.
    var responderWindow: UIWindow? {
        var responder: UIResponder? = self
        while let current = responder {
            if let window = current as? UIWindow { return window }
            responder = current.next
        }
        return nil
    }
}
