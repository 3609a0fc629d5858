/// A rectangle in a view hierarchy. Nothing is drawn: appearance is stored, geometry and order are real.
@preconcurrency @MainActor open class UIView: UIResponder {
    public init(frame: CGRect) {
        Self.noteThread()
        bounds = CGRect(origin: .zero, size: frame.standardized.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
    }

    /// Equivalent to `init(frame: .zero)`, since there are no nibs or archives.
    public required init?(coder: NSCoder) {
        bounds = .zero
        center = .zero
        super.init()
    }

    public convenience override init() {
        Self.noteThread()
        self.init(frame: .zero)
    }

    // MARK: - Configuring a view's visual appearance

    @MainThreadOnly open var backgroundColor: UIColor? = nil
    @MainThreadOnly open var isHidden = false { didSet { notifyObservers(of: .isHidden) } }
    @MainThreadOnly open var alpha: CGFloat = 1 { didSet { notifyObservers(of: .alpha) } }
    @MainThreadOnly open var isOpaque = true
    @MainThreadOnly open var contentMode: UIView.ContentMode = .scaleToFill
    var ownTintColor: UIColor?
    private lazy var madeLayer = CALayer(view: self)
    open var layer: CALayer { onMain(madeLayer) }
    @MainThreadOnly open var mask: UIView? = nil

    /// Also `layer.masksToBounds`.
    @MainThreadOnly open var clipsToBounds = false

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The superview's unless set; by default system blue.
    open var tintColor: UIColor! {
        get { onMain(ownTintColor ?? superview?.tintColor ?? .systemBlue) }
        set {
            guard isOnMain() else { return }
            ownTintColor = newValue
            tellTintColorDidChange()
        }
    }

    /// Called when the effective tint colour may have changed.
    open func tintColorDidChange() {}

    // MARK: - Configuring the bounds and frame rectangles

    /// In the superview's coordinates; with a transform, the upright rectangle around the view, which must not be set.
    open var frame: CGRect {
        get {
            noteThread()
            let size = bounds.size
            let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return around.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            guard isOnMain() else { return }
            let old = observations.isEmpty ? .zero : frame
            let rect = newValue.standardized
            let size = transform.isIdentity ? rect.size : rect.applying(transform.inverted()).size
            bounds = CGRect(origin: bounds.origin, size: size)
            center = CGPoint(x: rect.midX, y: rect.midY)
            notifyObservers(of: .frame, from: old, to: newValue)
        }
    }

    /// In the view's own coordinates. A new size resizes the subviews with an autoresizing mask, and schedules a
    /// layout.
    @MainThreadOnly open var bounds: CGRect {
        didSet {
            notifyObservers(of: .bounds, from: oldValue, to: bounds)
            guard oldValue.size != bounds.size else { return }
            if autoresizesSubviews { resizeSubviews(from: oldValue.size) }
            setNeedsLayout()
            if contentMode == .redraw { scheduleDisplay() }
        }
    }

    /// The middle of the frame, in the superview's coordinates.
    @MainThreadOnly open var center: CGPoint { didSet { notifyObservers(of: .center, from: oldValue, to: center) } }
    /// Applied around the centre.
    @MainThreadOnly open var transform: CGAffineTransform = .identity
    var observations: [UIView.Observation] = []

    // MARK: - Managing the view hierarchy

    weak var parentView: UIView?
    var isWindow: Bool { false }
    var childViews: [UIView] = []

    open var superview: UIView? { onMain(parentView) }
    /// From back to front.
    open var subviews: [UIView] { onMain(childViews) }

    open var window: UIWindow? { onMain(enclosingWindow) }
    /// Moves the view from its superview to the front of this one.
    open func addSubview(_ view: UIView) { onMain(place(view, at: childViews.count)) }
    open func insertSubview(_ view: UIView, at index: Int) { onMain(place(view, at: index)) }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        onMain(place(view, beside: siblingSubview, offset: 0))
    }
    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        onMain(place(view, beside: siblingSubview, offset: 1))
    }
    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { onMain(childViews.swapAt(index1, index2)) }
    open func bringSubviewToFront(_ view: UIView) { onMain(reorder(view, to: childViews.count - 1)) }
    open func sendSubviewToBack(_ view: UIView) { onMain(reorder(view, to: 0)) }
    open func removeFromSuperview() { onMain(leaveSuperview()) }

    /// Also true for the view itself. O(depth).
    open func isDescendant(of view: UIView) -> Bool { onMain(isWithin(view)) }

    // MARK: - Observing view-related changes

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: - Managing the view's constraints

    /// The constraints that this view holds. They are stored but never solved: the program sets the frames.
    open var constraints: [NSLayoutConstraint] { onMain(ownConstraints) }
    var ownConstraints: [NSLayoutConstraint] = []
    @MainThreadOnly open var translatesAutoresizingMaskIntoConstraints = true
    open class var requiresConstraintBasedLayout: Bool { Self.onMain(false) }
    var layoutGuidesByName: [String: UILayoutGuide] = [:]
    var ownLayoutGuides: [UILayoutGuide] = []
    var priorities = UIView.Priorities()
    var traits = UIView.LayoutTraits()

    /// Called before a layout: the first of a class that requires constraints, and after `setNeedsUpdateConstraints()`.
    open func updateConstraints() {}

    // MARK: - Laying out subviews

    var needsLayout = true
    @MainThreadOnly open var autoresizesSubviews = true
    @MainThreadOnly open var autoresizingMask: UIView.AutoresizingMask = []
    @MainThreadOnly open var directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 8, leading: 8, bottom: 8, trailing: 8)

    /// Called in a layout pass when the view needs one; overrides set frames of subviews.
    open func layoutSubviews() {}
    open func setNeedsLayout() { if isOnMain() { needsLayout = true } }

    /// Lays out this view and its subviews immediately, where needed. O(views below).
    open func layoutIfNeeded() { onMain(updateAndLayOutSubtree()) }

    /// The preferred size of the view; its current size unless overridden.
    open func sizeThatFits(_ size: CGSize) -> CGSize { onMain(bounds.size) }
    open func sizeToFit() { if isOnMain() { bounds.size = sizeThatFits(bounds.size) } }

    /// None along both axes unless overridden; not used, since constraints are not solved.
    open var intrinsicContentSize: CGSize { onMain(UIView.noIntrinsicSize) }
    /// `sizeThatFits(_:)`, since constraints are not solved.
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { onMain(sizeThatFits(targetSize)) }

    /// The target's length along an axis of required priority, otherwise that of `sizeThatFits(_:)`.
    open func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { onMain(size(fitting: targetSize, horizontalFittingPriority, verticalFittingPriority)) }

    // MARK: - Drawing

    var (needsDisplay, isDisplayScheduled) = (true, false)

    /// Called when a view with a size has been laid out in a window for the first time, and after `setNeedsDisplay()`.
    open func draw(_ rect: CGRect) {}

    /// Calls `draw(_:)` at the next turn of the main queue, once for all calls until then.
    open func setNeedsDisplay() { onMain(scheduleDisplay()) }
    open func setNeedsDisplay(_ rect: CGRect) { onMain(scheduleDisplay()) }

    // MARK: - Hit testing

    @MainThreadOnly open var isUserInteractionEnabled = true
    @MainThreadOnly open var isMultipleTouchEnabled = false
    @MainThreadOnly open var isExclusiveTouch = false

    /// The frontmost subview at the point, or the view itself. Skips hidden views, views that ignore touches, and views
    /// with an alpha below 0.01, with all their subviews.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        noteThread()
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        let hits = childViews.reversed().lazy.compactMap { $0.hitTest($0.convert(point, from: self), with: event) }
        return hits.first ?? self
    }
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { onMain(bounds.contains(point)) }

    // MARK: - Identifying the view

    @MainThreadOnly open var tag = 0
    @MainThreadOnly open var restorationIdentifier: String? = nil
    @MainThreadOnly open var accessibilityIdentifier: String? = nil

    /// The view itself or the first below it with the tag, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        onMain(self.tag == tag ? self : childViews.lazy.compactMap { $0.viewWithTag(tag) }.first)
    }

    // MARK: - Adding interactions and gesture recognizers

    var attachedInteractions: [any UIInteraction] = []
    var attachedRecognizers: [UIGestureRecognizer] = []

    /// In the order in which they were added. Setting it removes the omitted ones.
    open var interactions: [any UIInteraction] {
        get { onMain(attachedInteractions) }
        set { onMain(replaceInteractions(with: newValue)) }
    }

    /// Nil when there are none. Setting it removes the omitted ones.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { onMain(attachedRecognizers.isEmpty ? nil : attachedRecognizers) }
        set { onMain(replaceRecognizers(with: newValue ?? [])) }
    }

    open func addInteraction(_ interaction: any UIInteraction) { onMain(attach(interaction)) }
    open func removeInteraction(_ interaction: any UIInteraction) { onMain(detach(interaction)) }

    // MARK: - Managing the focus

    open var canBecomeFocused: Bool { onMain(false) }
    open var isFocused: Bool { onMain(false) }
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { onMain([]) }
    open var parentFocusEnvironment: (any UIFocusEnvironment)? { onMain(next as? any UIFocusEnvironment) }
    open func setNeedsFocusUpdate() {}
    open func updateFocusIfNeeded() {}
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { onMain(true) }
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    // MARK: - Responding

    /// The controller whose `view` this is.
    weak var viewController: UIViewController?

    open override var next: UIResponder? { onMain(viewController ?? parentView) }
}
