/// A view, window or controller that influences the focus. Nothing has the focus here, so the system never asks one.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// The environments to search for the item to focus. Empty for the environment itself.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// Requests that the focus moves to the preferred item, if it is in this environment.
    func setNeedsFocusUpdate()

    /// Performs a requested update immediately.
    func updateFocusIfNeeded()
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// An item that can have the focus.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var frame: CGRect { get }
}

extension UIView: UIFocusItem {}
extension UIViewController: UIFocusEnvironment {}
