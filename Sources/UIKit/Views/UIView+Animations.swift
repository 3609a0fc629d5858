/// Animated changes. Nothing is drawn here: changes are immediate, and durations, delays, springs and curves have no
/// effect.
extension UIView {
    // MARK: - Animating views with blocks

    /// The completion runs at the next turn of the main queue, even without a duration.
    public class func animate(
        withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard Self.isOnMain() else { return }
        change(animations, completion: completion)
    }

    /// A repeating animation has no end, so its completion does not run.
    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard Self.isOnMain() else { return }
        change(animations, completion: options.contains(.repeat) ? nil : completion)
    }

    public class func animate(
        withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
        initialSpringVelocity velocity: CGFloat, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
        guard Self.isOnMain() else { return }
        change(animations, completion: options.contains(.repeat) ? nil : completion)
    }

    public class func transition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
        animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
    ) {
        guard Self.isOnMain() else { return }
        change(animations ?? {}, completion: completion)
    }

    public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
        guard Self.isOnMain() else { return }
        let former = isAnimating
        defer { isAnimating = former }
        isAnimating = false
        actionsWithoutAnimation()
    }

    /// Stored: changes are immediate in both cases.
    public class func setAnimationsEnabled(_ enabled: Bool) {
        guard Self.isOnMain() else { return }
        isAnimating = enabled
    }

    public class var areAnimationsEnabled: Bool { Self.onMain(isAnimating) }

    private static var isAnimating = true

    private static func change(_ animations: () -> Void, completion: ((Bool) -> Void)?) {
        animations()
        if let completion { atNextTurn { completion(true) } }
    }

    /// Runs a block at the next turn of the main queue.
    static func atNextTurn(_ block: @escaping () -> Void) {
        if let screen = Screen.current { return screen.later(block) }
        nonisolated(unsafe) let later = block
        DispatchQueue.main.async { later() }
    }
}

extension UIView {
    /// Options of an animation; here only `repeat` has an effect.
    public struct AnimationOptions: OptionSet, Sendable {
        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
        public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
        public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
        public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
        public static let autoreverse = AnimationOptions(rawValue: 1 << 4)

        public static let curveEaseInOut: AnimationOptions = []
        public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
        public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
        public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

        public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
        public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
        public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    }
}
