internal import DragDrop
internal import LoadedCode

/// An animation of the engine. Its completion blocks run when virtual time reaches its end.
final class DragAnimator: NSObject, UIDragAnimating {
    private let screen: Screen
    private let animation: AnimationID?
    private weak var view: UIView?

    /// Creates an animator for the engine's current animation.
    init(_ screen: Screen, list: ListID) {
        self.screen = screen
        animation = screen.withEngine { $0.currentAnimator }
        view = screen[list]?.view
        super.init()
    }

    /// Creates an animator for a call without effect, whose blocks never run.
    init(withoutAnimationOn screen: Screen, _ view: UIView?) {
        self.screen = screen
        animation = nil
        self.view = view
        super.init()
    }

    /// Runs the block immediately, since nothing is drawn.
    func addAnimations(_ animations: @escaping () -> Void) {
        guard isCalledOnMain() else { return }
        let isJoined = screen.withEngine { $0.withAnimator(animation) { $0.addAnimations() } }
        if isJoined { animations() }
    }

    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
        guard isCalledOnMain() else { return }
        guard let id = screen.withEngine({ $0.withAnimator(animation) { $0.addCompletion() } }) else { return }
        screen.animators[id] = completion
    }

    private func isCalledOnMain(_ method: String = #function) -> Bool {
        MainThread.admits(method, of: "UIDragAnimating", on: view)
    }
}
