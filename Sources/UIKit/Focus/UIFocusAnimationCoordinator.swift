/// What is animated alongside a change of the focus: at once when everybody has been told, in the order in which it was
/// added, and the completions on the main queue afterwards.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    private let screen: Screen
    private let isFocusing: Bool
    private let isUnfocusing: Bool
    private var isWaiting = true
    private var animations: [() -> Void] = []

    init(_ screen: Screen, isFocusing: Bool, isUnfocusing: Bool) {
        self.screen = screen
        self.isFocusing = isFocusing
        self.isUnfocusing = isUnfocusing
        super.init()
    }

    // MARK: - Adding animations to focus updates

    /// For the item that gets the focus; nothing where none does.
    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        guard isOnMain(), isFocusing else { return }
        add({ animations?(FocusAnimation()) }, completion)
    }

    /// For the item that loses the focus; nothing where none does.
    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) {
        guard isOnMain(), isUnfocusing else { return }
        add({ animations?(FocusAnimation()) }, completion)
    }

    /// Either may be nil.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        guard isOnMain() else { return }
        add({ animations?() }, completion)
    }

    /// What is added after the animation has run is not waited with.
    private func add(_ animation: @escaping () -> Void, _ completion: (() -> Void)?) {
        let all = { [screen] in
            animation()
            if let completion { screen.later(completion) }
        }
        if isWaiting { animations.append(all) } else { all() }
    }

    func run() {
        isWaiting = false
        for animation in animations { animation() }
        animations = []
    }
}

/// How the system animates the focus.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// In seconds: here animations take no time.
    var duration: TimeInterval { get }
}

private final class FocusAnimation: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval = 0
}
