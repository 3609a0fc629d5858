/// How a presented controller covers what is beneath. Every style covers the window here; the style is kept.
public enum UIModalPresentationStyle: Int, Sendable {
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
    case none = -1
    case automatic = -2
}

/// How a presented controller comes; kept.
public enum UIModalTransitionStyle: Int, Sendable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
}

extension UIViewController {
    /// Whether the controller is shown now. It is not from a controller that presents already or is in no window; the
    /// reason goes to standard error in UIKit's words.
    func show(modally controller: UIViewController, animated: Bool) -> Bool {
        loadViewIfNeeded()
        guard presentedViewController == nil else {
            warn("Attempt to present \(controller) on \(self) which is already presenting.")
            return false
        }
        guard let window = viewIfLoaded?.window, let view = controller.view else {
            warn("Attempt to present \(controller) on \(self) whose view is not in the window hierarchy!")
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

    /// What this controller or one that contains it presents goes, the topmost first; a controller that presents
    /// nothing is itself dismissed.
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

    private func warn(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }
}
