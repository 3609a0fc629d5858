/// An object that events are sent to. Here a responder knows its place in the chain and whether it is the first.
@preconcurrency @MainActor open class UIResponder: NSObject, UIPasteConfigurationSupporting {
    private var ownPasteConfiguration: UIPasteConfiguration?

    public override init() {
        Self.noteThread()
        super.init()
    }

    // MARK: - Managing the responder chain

    /// Who is asked after this one: a view's controller or superview, a controller's parent, at last the window.
    open var next: UIResponder? { onMain(nil) }

    open var isFirstResponder: Bool { onMain(responderWindow?.firstResponder === self) }

    open var canBecomeFirstResponder: Bool { onMain(false) }

    /// Takes the place of the first responder of the window. False outside a window, and when either side refuses.
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

    /// The types that the responder takes by pasting, and by drops where it has no drop delegate (R241). A copy.
    open var pasteConfiguration: UIPasteConfiguration? {
        get { onMain(ownPasteConfiguration) }
        set { onMain(ownPasteConfiguration = newValue?.copy() as? UIPasteConfiguration) }
    }

    /// The items arrive. For subclasses; a plain responder takes nothing.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Whether some item offers a type of the paste configuration.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        onMain(pasteConfiguration?.accepts(itemProviders) ?? false)
    }

    // MARK: - Being made from a nib

    /// Called once when a nib has made the responder and what is in it; see `UINib`. Overrides call super.
    ///
    /// On iOS every `NSObject` has it. An extension cannot be overridden here, so only responders do.
    open func awakeFromNib() {}

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
