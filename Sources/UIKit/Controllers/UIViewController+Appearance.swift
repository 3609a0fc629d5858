extension UIViewController {
    /// The appearance state of a controller.
    enum AppearanceState: Equatable {
        case disappeared
        /// `isTold` is true once `viewIsAppearing` is called.
        case appearing(animated: Bool, isTold: Bool)
        case appeared
        case disappearing(animated: Bool)
    }

    /// The initial frame of a controller's plain view: an iPad in portrait, in points.
    static let initialViewFrame = CGRect(x: 0, y: 0, width: 768, height: 1024)

    func beginAppearance(_ isAppearing: Bool, animated: Bool) {
        switch (appearance, isAppearing) {
        case (.disappeared, true), (.disappearing, true):
            loadViewIfNeeded()
            appearance = .appearing(animated: animated, isTold: false)
            viewWillAppear(animated)
        case (.appeared, false), (.appearing, false):
            appearance = .disappearing(animated: animated)
            viewWillDisappear(animated)
        default:
            return
        }
        for child in forwardedChildren { child.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    func endAppearance() {
        switch appearance {
        case .appearing(let animated, _):
            tellIsAppearing()
            appearance = .appeared
            viewDidAppear(animated)
        case .disappearing(let animated):
            appearance = .disappeared
            viewDidDisappear(animated)
        case .appeared, .disappeared:
            return
        }
        for child in forwardedChildren { child.endAppearanceTransition() }
    }

    /// The children whose views are in this controller's view.
    private var forwardedChildren: [UIViewController] {
        guard shouldAutomaticallyForwardAppearanceMethods, let view = viewIfLoaded else { return [] }
        return children.filter { $0.viewIfLoaded?.isDescendant(of: view) ?? false }
    }

    private func tellIsAppearing() {
        guard case .appearing(let animated, isTold: false) = appearance else { return }
        appearance = .appearing(animated: animated, isTold: true)
        viewIsAppearing(animated)
    }

    /// A controller also gets its appearance calls when its view enters or leaves a window without a call of its
    /// container, as in UIKit.
    func viewWillMove(toWindow window: UIWindow?) {
        switch (appearance, window) {
        case (.disappeared, .some): beginAppearance(true, animated: false)
        case (.appeared, nil): beginAppearance(false, animated: false)
        default: return
        }
        endsWithMove = true
    }

    func viewDidMoveToWindow() {
        if viewIfLoaded?.window != nil { tellIsAppearing() }
        guard endsWithMove else { return }
        endsWithMove = false
        endAppearance()
    }
}
