/// A branch of the views on screen that has a say in where the focus goes: a view, a window or a controller.
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {
    /// Where to look for the item that is focused when the focus comes here. Empty stands for the environment itself.
    var preferredFocusEnvironments: [any UIFocusEnvironment] { get }
    var parentFocusEnvironment: (any UIFocusEnvironment)? { get }

    /// Asks for the focus to go to the preferred item, if it is in this environment now; on the main queue, later.
    func setNeedsFocusUpdate()

    /// Does at once what was asked for.
    func updateFocusIfNeeded()

    /// Asked from the item upwards, of every environment with the former or the next item in it. False ends it.
    func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool

    /// Told in the same order, when the focus has moved.
    func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator)
}

/// What can have the focus. Here only views can.
@preconcurrency @MainActor public protocol UIFocusItem: UIFocusEnvironment {
    var canBecomeFocused: Bool { get }
    var frame: CGRect { get }
}

extension UIView: UIFocusItem {
    /// A view's controller or superview; the list of a cell.
    var environmentAround: (any UIFocusEnvironment)? {
        (next as? any UIFocusEnvironment) ?? Screen.of(self).list(holding: self)?.list
    }

    /// Whether nothing but the view itself keeps it from being focused (Apple: `UIView.canBecomeFocused`).
    var isReachableByFocus: Bool {
        sequence(first: self, next: \.parentView).allSatisfy {
            !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled
        }
    }
}

extension UIViewController: UIFocusEnvironment {}
