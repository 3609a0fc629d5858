/// A branch of the views on screen that has a say in where the focus goes: a view, a window or a controller. Nothing
/// has the focus here, so none of them is asked.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where to look for the item that is focused when the focus comes here. Empty stands for the environment itself.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// Asks for the focus to go to the preferred item, if it is in this environment now.
    func setNeedsFocusUpdate()

    /// Does at once what was asked for.
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var frame: CGRect { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
