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
