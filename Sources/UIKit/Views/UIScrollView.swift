/// A view that shows a part of a larger content. The offset is the origin of the bounds.
@preconcurrency @MainActor open class UIScrollView: UIView {
    /// Lists redeclare it with their own delegate type; `@_disfavoredOverload` makes the compiler prefer that property
    /// there.
    @_disfavoredOverload open weak var delegate: (any UIScrollViewDelegate)? {
        willSet { noteThread() }
        didSet { delegateChanged() }
    }
    @MainThreadOnly open var contentSize = CGSize.zero
    @MainThreadOnly open var contentInset = UIEdgeInsets.zero {
        didSet {
            guard oldValue != contentInset else { return }
            adjustedContentInsetDidChange()
            delegate?.scrollViewDidChangeAdjustedContentInset(self)
        }
    }
    @MainThreadOnly open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic
    @MainThreadOnly open var isScrollEnabled = true
    @MainThreadOnly open var isPagingEnabled = false
    @MainThreadOnly open var bounces = true
    @MainThreadOnly open var alwaysBounceVertical = false
    @MainThreadOnly open var alwaysBounceHorizontal = false
    @MainThreadOnly open var showsVerticalScrollIndicator = true
    @MainThreadOnly open var showsHorizontalScrollIndicator = true
    /// Stored: nothing is drawn.
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/scrollindicatorinsets>
    @MainThreadOnly open var scrollIndicatorInsets = UIEdgeInsets.zero
    @MainThreadOnly open var keyboardDismissMode: UIScrollView.KeyboardDismissMode = .none
    @MainThreadOnly open var refreshControl: UIRefreshControl? = nil {
        didSet {
            oldValue?.removeFromSuperview()
            if let refreshControl { addSubview(refreshControl) }
        }
    }

    /// Recognises nothing.
    open var panGestureRecognizer: UIPanGestureRecognizer { onMain(ownPanRecognizer) }
    private lazy var ownPanRecognizer = UIPanGestureRecognizer()

    /// Recognises nothing.
    open var pinchGestureRecognizer: UIPinchGestureRecognizer? { onMain(ownPinchRecognizer) }
    private lazy var ownPinchRecognizer = UIPinchGestureRecognizer()

    /// The insets of content and safe area; there is no safe area here.
    open var adjustedContentInset: UIEdgeInsets { onMain(contentInset) }

    // Whether a finger is down, has moved the content, or has released content that still moves.
    open var isTracking: Bool { onMain(motion == .followsFinger) }
    open var isDragging: Bool { onMain(motion == .followsFinger) }
    open var isDecelerating: Bool { onMain(motion == .comesToRest) }
    var motion: Motion?

    enum Motion { case followsFinger, comesToRest }

    /// Called before the delegate; overrides call super.
    open func adjustedContentInsetDidChange() {}

    /// Accepts any offset, even one beyond the content, as in UIKit. Reports changes to the delegate.
    open var contentOffset: CGPoint {
        get { onMain(bounds.origin) }
        set { onMain(bounds.origin = newValue) }
    }

    /// Whether a tap on the status bar scrolls up.
    @MainThreadOnly open var scrollsToTop = true

    /// Immediate: scrolling takes no time here. The delegate is notified of the end of an animation on the main queue.
    open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
        guard isOnMain() else { return }
        let isChange = self.contentOffset != contentOffset
        self.contentOffset = contentOffset
        guard animated, isChange else { return }
        Screen.of(self).later { [weak self] in
            if let self { delegate?.scrollViewDidEndScrollingAnimation(self) }
        }
    }

    /// Scrolls by the minimum that shows the rectangle, or the part of it that fits.
    open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
        guard isOnMain() else { return }
        let shown = bounds.inset(by: adjustedContentInset)
        var offset = contentOffset
        offset.x += Self.distance(from: shown.minX...max(shown.minX, shown.maxX), to: rect.minX, rect.maxX)
        offset.y += Self.distance(from: shown.minY...max(shown.minY, shown.maxY), to: rect.minY, rect.maxY)
        setContentOffset(offset, animated: animated)
    }

    // MARK: - Zooming

    @MainThreadOnly open var minimumZoomScale: CGFloat = 1
    @MainThreadOnly open var maximumZoomScale: CGFloat = 1

    /// Stored: there is no pinch here.
    @MainThreadOnly open var bouncesZoom = true
    var ownZoomScale: CGFloat = 1

    /// Clamped to the limits. Setting it has no effect when the delegate has no view to zoom.
    open var zoomScale: CGFloat {
        get { onMain(ownZoomScale) }
        set { if isOnMain() { setZoomScale(newValue, animated: false) } }
    }

    /// Always false: there is no pinch here.
    open var isZooming: Bool { onMain(false) }
    open var isZoomBouncing: Bool { onMain(false) }

    /// Immediate, like scrolling.
    open func setZoomScale(_ scale: CGFloat, animated: Bool) { onMain(zoom(to: scale, animated: animated)) }

    /// Shows a rectangle of the delegate's view, in the view's own coordinates.
    open func zoom(to rect: CGRect, animated: Bool) { onMain(show(rect, animated: animated)) }

    open override var bounds: CGRect {
        didSet {
            guard oldValue.origin != bounds.origin else { return }
            notifyObservers(of: .contentOffset, from: oldValue.origin, to: bounds.origin)
            setNeedsLayout()
            delegate?.scrollViewDidScroll(self)
            wasScrolled(from: oldValue.origin)
        }
    }

    /// Called when the delegate changes, on which the geometry of lists may depend.
    func delegateChanged() {}

    /// Called after scrolling, when lists update their visible parts.
    func wasScrolled(from old: CGPoint) {}

    /// The nearest offset that a finger can reach.
    func reachable(_ offset: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let low = CGPoint(x: -inset.left, y: -inset.top)
        let x = min(offset.x, contentSize.width + inset.right - bounds.width)
        let y = min(offset.y, contentSize.height + inset.bottom - bounds.height)
        return CGPoint(x: max(low.x, x), y: max(low.y, y))
    }

    private static func distance(from shown: ClosedRange<CGFloat>, to low: CGFloat, _ high: CGFloat) -> CGFloat {
        if low < shown.lowerBound { return low - shown.lowerBound }
        if high > shown.upperBound { return min(high - shown.upperBound, low - shown.lowerBound) }
        return 0
    }
}

extension UIScrollView {
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        case automatic, scrollableAxes, never, always
    }

    public enum KeyboardDismissMode: Int, Sendable {
        case none, onDrag, interactive
    }
}
