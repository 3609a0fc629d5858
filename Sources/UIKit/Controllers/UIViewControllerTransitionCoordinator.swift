/// What a controller learns about a transition.
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext>
@preconcurrency @MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
    var isAnimated: Bool { get }
    var isCancelled: Bool { get }
    var transitionDuration: TimeInterval { get }
    var containerView: UIView { get }
}

/// Runs animations beside a transition.
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinator>
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
    @discardableResult func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
    /// Both closures may be left out.
    @discardableResult public func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        animate(alongsideTransition: animation, completion: nil)
    }
}

/// The transition of a window to another size. It takes no time: the animations run after the layout in the new size,
/// the completions at the next turn of the main queue.
final class SizeTransition: NSObject, UIViewControllerTransitionCoordinator {
    private var animations: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
    let containerView: UIView

    init(in window: UIWindow) {
        containerView = window
        super.init()
    }

    let isAnimated = false
    let isCancelled = false
    let transitionDuration: TimeInterval = 0

    func animate(
        alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
        completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
    ) -> Bool {
        if let animation { animations.append(animation) }
        if let completion { completions.append(completion) }
        return true
    }

    func run() {
        for animation in animations { animation(self) }
        guard !completions.isEmpty else { return }
        UIView.atNextTurn { for completion in self.completions { completion(self) } }
    }
}

extension UIViewController {
    func forwardTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        for child in containedControllers {
            guard let view = viewIfLoaded, child.viewIfLoaded?.bounds.size == view.bounds.size else { continue }
            child.viewWillTransition(to: size, with: coordinator)
        }
    }
}
