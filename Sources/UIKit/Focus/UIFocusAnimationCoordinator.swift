/// Animations alongside a change of the focus. The system creates one for each change; here the focus never changes.
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {
    private init(madeBySystem: Void) {
        super.init()
    }

    // MARK: - Adding animations to focus updates

    open func addCoordinatedFocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { onMain(addCoordinatedAnimations({ animations?(FocusAnimation()) }, completion: completion)) }

    open func addCoordinatedUnfocusingAnimations(
        _ animations: ((any UIFocusAnimationContext) -> Void)?, completion: (() -> Void)? = nil
    ) { onMain(addCoordinatedAnimations({ animations?(FocusAnimation()) }, completion: completion)) }

    /// Either may be nil.
    open func addCoordinatedAnimations(_ animations: (() -> Void)?, completion: (() -> Void)? = nil) {
        onMain(UIView.animate(withDuration: 0, animations: { animations?() }, completion: { _ in completion?() }))
    }
}

/// The system's animation of the focus.
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {
    /// In seconds; animations take no time here.
    var duration: TimeInterval { get }
}

private final class FocusAnimation: NSObject, UIFocusAnimationContext {
    let duration: TimeInterval = 0
}
