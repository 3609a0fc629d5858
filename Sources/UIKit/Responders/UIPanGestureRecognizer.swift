/// A moving touch. Nothing moves here: a test sets the translation and then the state.
/// <https://developer.apple.com/documentation/uikit/uipangesturerecognizer>
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    @MainThreadOnly open var minimumNumberOfTouches = 1
    @MainThreadOnly open var maximumNumberOfTouches = Int(UInt32.max)

    /// In the coordinates of the window.
    private var movement = CGPoint.zero

    /// The translation that was set last, in the coordinates of a view; nil means the window.
    open func translation(in view: UIView?) -> CGPoint {
        onMain(view.map { $0.convert(movement, from: nil) - $0.convert(CGPoint.zero, from: nil) } ?? movement)
    }

    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        guard isOnMain() else { return }
        movement = view.map { $0.convert(translation, to: nil) - $0.convert(CGPoint.zero, to: nil) } ?? translation
    }
}

extension CGPoint {
    fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint { CGPoint(x: a.x - b.x, y: a.y - b.y) }
}

/// Two touches that approach each other or move apart. Nothing touches here: a test sets the scale and then the state.
/// <https://developer.apple.com/documentation/uikit/uipinchgesturerecognizer>
@preconcurrency @MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// Relative to the touches when they began.
    @MainThreadOnly open var scale: CGFloat = 1

    /// Always 0: nothing moves by itself.
    open var velocity: CGFloat { onMain(0) }
}

/// A turn of two fingers. Nothing turns here: a test sets the rotation and then the state.
/// <https://developer.apple.com/documentation/uikit/uirotationgesturerecognizer>
@preconcurrency @MainActor open class UIRotationGestureRecognizer: UIGestureRecognizer {
    @MainThreadOnly open var rotation: CGFloat = 0

    /// Always zero.
    open var velocity: CGFloat { onMain(0) }
}

/// A swipe. Nothing is swiped over a view here: a test sets the state.
/// <https://developer.apple.com/documentation/uikit/uiswipegesturerecognizer>
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    @MainThreadOnly open var direction: UISwipeGestureRecognizer.Direction = .right
    @MainThreadOnly open var numberOfTouchesRequired = 1
}

extension UISwipeGestureRecognizer {
    public struct Direction: OptionSet, Sendable {
        public static let right = Direction(rawValue: 1)
        public static let left = Direction(rawValue: 2)
        public static let up = Direction(rawValue: 4)
        public static let down = Direction(rawValue: 8)

        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}
