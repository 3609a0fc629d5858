/// What a long press without movement would show. A test asks `actionProvider` for the menu and performs its actions.
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
    public let identifier: any NSCopying
    let previewProvider: UIContextMenuContentPreviewProvider?
    let actionProvider: UIContextMenuActionProvider?

    /// Without an identifier a fresh one is made.
    public init(
        identifier: (any NSCopying)? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
        actionProvider: UIContextMenuActionProvider? = nil
    ) {
        self.identifier = identifier ?? NSUUID()
        self.previewProvider = previewProvider
        self.actionProvider = actionProvider
        super.init()
    }

    /// The menu that would be shown, without system elements. Not part of UIKit.
    public func makeMenu() -> UIMenu? {
        actionProvider?([])
    }

    /// The controller whose view would be shown as preview. Not part of UIKit.
    public func makePreview() -> UIViewController? {
        previewProvider?()
    }
}

public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?
