/// The menu of a long press without movement. On rows `Finger.longPress(row:)` opens it; elsewhere a test calls
/// `makeMenu()` and performs its actions.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Without an identifier, creates one.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// Creates the menu without system elements. Not part of UIKit.
    public func makeMenu() -> UIMenu? {
        actionProvider?([])
    }

    /// Creates the controller of the preview. Not part of UIKit.
    public func makePreview() -> UIViewController? {
        previewProvider?()
    }
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
