/// The style of a presentation. Every style covers the window here; the value is stored.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// The transition of a presentation; stored.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
    /// Shows a controller; returns false when this one already presents or is in no window, with UIKit's message on
    /// standard error.
    func show(modally controller: UIViewController, animated: Bool) -> Bool {
        loadViewIfNeeded()
        guard presentedViewController == nil else {
            StandardError.write("Attempt to present \(controller) on \(self) which is already presenting.")
            return false
        }
        guard let window = viewIfLoaded?.window, let view = controller.view else {
            StandardError.write(
                "Attempt to present \(controller) on \(self) whose view is not in the window hierarchy!")
            return false
        }
        ownPresentedViewController = controller
        controller.ownPresentingViewController = self
        controller.beginAppearanceTransition(true, animated: animated)
        view.frame = window.bounds
        window.addSubview(view)
        window.layoutIfNeeded()
        controller.endAppearanceTransition()
        return true
    }

    /// Dismisses what this controller, or the nearest container that presents, has presented, topmost first. If none of
    /// them presents, the controller itself or its nearest presented container is dismissed.
    func dismissModal(animated: Bool) {
        let chain = sequence(first: self, next: \.container)
        if let presenter = chain.first(where: { $0.presentedViewController != nil }) {
            presenter.takeDownPresented(animated: animated)
        } else {
            chain.first { $0.presentingViewController != nil }?.presentingViewController?
                .takeDownPresented(animated: animated)
        }
    }

    private func takeDownPresented(animated: Bool) {
        guard let presented = presentedViewController else { return }
        presented.takeDownPresented(animated: animated)
        presented.beginAppearanceTransition(false, animated: animated)
        presented.viewIfLoaded?.removeFromSuperview()
        presented.endAppearanceTransition()
        presented.ownPresentingViewController = nil
        ownPresentedViewController = nil
    }
}
