/// The shortcuts above a keyboard. There is no keyboard here: the groups are stored.
/// <https://developer.apple.com/documentation/uikit/uitextinputassistantitem>
@preconcurrency @MainActor open class UITextInputAssistantItem: NSObject {
    @MainThreadOnly open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
    @MainThreadOnly open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
    @MainThreadOnly open var allowsHidingShortcuts = true
}

/// Items above a keyboard. There is no keyboard here: the items are stored.
/// <https://developer.apple.com/documentation/uikit/uibarbuttonitemgroup>
@preconcurrency @MainActor open class UIBarButtonItemGroup: NSObject {
    @MainThreadOnly open var barButtonItems: [UIBarButtonItem]
    @MainThreadOnly open var representativeItem: UIBarButtonItem?

    public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
        Self.noteThread()
        self.barButtonItems = barButtonItems
        self.representativeItem = representativeItem
        super.init()
    }
}

extension UIResponder {
    /// A new item at each use: there is no keyboard.
    /// <https://developer.apple.com/documentation/uikit/uiresponder/inputassistantitem>
    public var inputAssistantItem: UITextInputAssistantItem { doNothing(answering: UITextInputAssistantItem()) }
}
