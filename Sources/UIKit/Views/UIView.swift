/// A rectangle in a hierarchy of rectangles. Nothing is drawn: appearance is kept, geometry and order are real.
@preconcurrency @MainActor open class UIView: UIResponder {
    public init(frame: CGRect) {
        bounds = CGRect(origin: .zero, size: frame.standardized.size)
        center = CGPoint(x: frame.midX, y: frame.midY)
        super.init()
    }

    /// There are no nibs or archives to read: makes what `init(frame: .zero)` makes.
    public required init?(coder: NSCoder) {
        bounds = .zero
        center = .zero
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    // MARK: - Configuring a view's visual appearance

    open var backgroundColor: UIColor?
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var isOpaque = true
    open var contentMode: UIView.ContentMode = .scaleToFill
    var ownTintColor: UIColor?
    private lazy var madeLayer = CALayer(view: self)
    open var layer: CALayer { madeLayer }
    open var mask: UIView?

    /// Also `layer.masksToBounds`.
    open var clipsToBounds = false

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// The superview's unless set; system blue where nobody has set one.
    open var tintColor: UIColor! {
        get { ownTintColor ?? superview?.tintColor ?? .systemBlue }
        set {
            ownTintColor = newValue
            tellTintColorDidChange()
        }
    }

    /// Called when the effective tint colour may have changed.
    open func tintColorDidChange() {}

    // MARK: - Configuring the bounds and frame rectangles

    /// In the superview's coordinates; with a transform the upright rectangle around the view, and then not to be set.
    open var frame: CGRect {
        get {
            let size = bounds.size
            let around = CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
            return around.applying(transform).offsetBy(dx: center.x, dy: center.y)
        }
        set {
            let rect = newValue.standardized
            let size = transform.isIdentity ? rect.size : rect.applying(transform.inverted()).size
            bounds.size = size
            center = CGPoint(x: rect.midX, y: rect.midY)
        }
    }

    /// In the view's own coordinates. A new size lays out the subviews, and moves those with an autoresizing mask.
    open var bounds: CGRect {
        didSet {
            guard oldValue.size != bounds.size else { return }
            if autoresizesSubviews { resizeSubviews(from: oldValue.size) }
            setNeedsLayout()
        }
    }

    /// The middle of the frame, in the superview's coordinates.
    open var center: CGPoint

    /// About the centre.
    open var transform: CGAffineTransform = .identity

    // MARK: - Managing the view hierarchy

    weak var parentView: UIView?
    var childViews: [UIView] = []

    open var superview: UIView? { parentView }

    /// From back to front.
    open var subviews: [UIView] { childViews }

    open var window: UIWindow? { parentView?.window }

    /// Takes the view out of where it is and puts it in front of the others.
    open func addSubview(_ view: UIView) {
        place(view, at: childViews.count)
    }

    open func insertSubview(_ view: UIView, at index: Int) {
        place(view, at: index)
    }

    open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
        place(view, beside: siblingSubview, offset: 0)
    }

    open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
        place(view, beside: siblingSubview, offset: 1)
    }

    open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        childViews.swapAt(index1, index2)
    }

    open func bringSubviewToFront(_ view: UIView) {
        reorder(view, to: childViews.count - 1)
    }

    open func sendSubviewToBack(_ view: UIView) {
        reorder(view, to: 0)
    }

    open func removeFromSuperview() {
        leaveSuperview()
    }

    /// Also true for the view itself. O(depth).
    open func isDescendant(of view: UIView) -> Bool {
        sequence(first: self, next: \.parentView).contains { $0 === view }
    }

    // MARK: - Observing view-related changes

    open func didAddSubview(_ subview: UIView) {}
    open func willRemoveSubview(_ subview: UIView) {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func didMoveToSuperview() {}
    open func willMove(toWindow newWindow: UIWindow?) {}
    open func didMoveToWindow() {}

    // MARK: - Managing the view's constraints

    /// Constraints that this view holds. They are kept and never solved: frames are what the program sets.
    open internal(set) var constraints: [NSLayoutConstraint] = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open class var requiresConstraintBasedLayout: Bool { false }
    var layoutGuidesByName: [String: UILayoutGuide] = [:]
    var ownLayoutGuides: [UILayoutGuide] = []
    var priorities = UIView.Priorities()

    // MARK: - Laying out subviews

    var needsLayout = true
    open var autoresizesSubviews = true
    open var autoresizingMask: UIView.AutoresizingMask = []
    open var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)

    /// Called in a layout pass when the view needs one; overrides set frames of subviews.
    open func layoutSubviews() {}

    open func setNeedsLayout() {
        needsLayout = true
    }

    /// Lays out this view and those below it that need it, now. O(views below).
    open func layoutIfNeeded() {
        layOutSubtree()
    }

    /// The size that the view wants; its own, unless a subclass knows better.
    open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    open func sizeToFit() {
        bounds.size = sizeThatFits(bounds.size)
    }

    // MARK: - Hit testing

    open var isUserInteractionEnabled = true
    open var isMultipleTouchEnabled = false
    open var isExclusiveTouch = false

    /// The frontmost view below this one that holds the point, or the view itself. Hidden views, views that ignore
    /// touches and views with an alpha below 0.01 are left out with all that is in them.
    open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else {
            return nil
        }
        for subview in childViews.reversed() {
            if let hit = subview.hitTest(subview.convert(point, from: self), with: event) { return hit }
        }
        return self
    }

    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.contains(point)
    }

    // MARK: - Identifying the view

    open var tag = 0
    open var restorationIdentifier: String?
    open var isAccessibilityElement = false
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var accessibilityValue: String?
    open var accessibilityHint: String?

    /// The view itself or the first below it with the tag, depth first.
    open func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for subview in childViews {
            if let found = subview.viewWithTag(tag) { return found }
        }
        return nil
    }

    // MARK: - Adding interactions and gesture recognizers

    var attachedInteractions: [any UIInteraction] = []
    var attachedRecognizers: [UIGestureRecognizer] = []

    /// In the order in which they were added. Setting them removes the ones that are left out.
    open var interactions: [any UIInteraction] {
        get { attachedInteractions }
        set { replaceInteractions(with: newValue) }
    }

    /// Nil when there are none. Setting them removes the ones that are left out.
    open var gestureRecognizers: [UIGestureRecognizer]? {
        get { attachedRecognizers.isEmpty ? nil : attachedRecognizers }
        set { replaceRecognizers(with: newValue ?? []) }
    }

    open func addInteraction(_ interaction: any UIInteraction) {
        attach(interaction)
    }

    open func removeInteraction(_ interaction: any UIInteraction) {
        detach(interaction)
    }

    // MARK: - Responding

    /// The controller whose `view` this is.
    weak var viewController: UIViewController?

    open override var next: UIResponder? { viewController ?? parentView }
}
