/// The position at which an animation ended (H:UIViewAnimating.h).
public enum UIViewAnimatingPosition: Int, Sendable {
    case end, start, current
}

/// Lets an app animate alongside a lift, a drop or a cancellation (R010).
@preconcurrency @MainActor public protocol UIDragAnimating: NSObjectProtocol, Sendable {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
