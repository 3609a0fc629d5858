internal import DragDrop
internal import LoadedCode

/// An animation that the engine offers: what joins it runs when virtual time has come to its end.
final class DragAnimator: NSObject, UIDragAnimating {
    private let screen: Screen
    private let animation: AnimationID?
    private weak var view: UIView?

    /// The animator that the engine has at hand now.
    init(_ screen: Screen, list: ListID) {
        self.screen = screen
        animation = screen.withEngine { $0.currentAnimator }
        view = screen[list]?.view
        super.init()
    }

    /// The animator of a call that had no effect: what joins it never runs.
    init(withoutAnimationOn screen: Screen, _ view: UIView?) {
        self.screen = screen
        animation = nil
        self.view = view
        super.init()
    }

    /// At once: nothing is seen of them.
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
