extension UISplitViewController {
    /// Always shows two columns.
    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymode-swift.property>
    public var displayMode: UISplitViewController.DisplayMode { doNothing(answering: .oneBesideSecondary) }

    /// Always false.
    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/iscollapsed>
    public var isCollapsed: Bool { doNothing(answering: false) }

    /// An item without an action: the columns never change.
    /// <https://developer.apple.com/documentation/uikit/uisplitviewcontroller/displaymodebuttonitem>
    public var displayModeButtonItem: UIBarButtonItem { doNothing(answering: UIBarButtonItem()) }
}

/// In UIKit, decides how columns collapse. They never do here, so the protocol has no requirements.
/// <https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate>
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: NSObjectProtocol {}
