/// A rectangle that constraints can refer to. Constraints are not solved: the guides of every view follow from its
/// bounds, and one that the program adds has no frame.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open var owningView: UIView? { onMain(ownOwningView) }
    weak var ownOwningView: UIView?
    @MainThreadOnly open var identifier = ""

    public override init() {
        Self.noteThread()
        super.init()
    }

    /// In the owning view's coordinates. `CGRect.zero` for a guide that the program added.
    open var layoutFrame: CGRect { onMain(frameInOwner) }

    private var frameInOwner: CGRect {
        guard let view = ownOwningView, let insets else { return .zero }
        return view.bounds.inset(by: insets(view))
    }

    /// The insets of one of UIKit's own guides in its view.
    fileprivate var insets: (@MainActor (UIView) -> UIEdgeInsets)?

    open var leadingAnchor: NSLayoutXAxisAnchor { onMain(NSLayoutXAxisAnchor(self, .leading)) }
    open var trailingAnchor: NSLayoutXAxisAnchor { onMain(NSLayoutXAxisAnchor(self, .trailing)) }
    open var leftAnchor: NSLayoutXAxisAnchor { onMain(NSLayoutXAxisAnchor(self, .left)) }
    open var rightAnchor: NSLayoutXAxisAnchor { onMain(NSLayoutXAxisAnchor(self, .right)) }
    open var centerXAnchor: NSLayoutXAxisAnchor { onMain(NSLayoutXAxisAnchor(self, .centerX)) }
    open var topAnchor: NSLayoutYAxisAnchor { onMain(NSLayoutYAxisAnchor(self, .top)) }
    open var bottomAnchor: NSLayoutYAxisAnchor { onMain(NSLayoutYAxisAnchor(self, .bottom)) }
    open var centerYAnchor: NSLayoutYAxisAnchor { onMain(NSLayoutYAxisAnchor(self, .centerY)) }
    open var widthAnchor: NSLayoutDimension { onMain(NSLayoutDimension(self, .width)) }
    open var heightAnchor: NSLayoutDimension { onMain(NSLayoutDimension(self, .height)) }
}

extension UIView {
    public var leadingAnchor: NSLayoutXAxisAnchor { onMain(NSLayoutXAxisAnchor(self, .leading)) }
    public var trailingAnchor: NSLayoutXAxisAnchor { onMain(NSLayoutXAxisAnchor(self, .trailing)) }
    public var leftAnchor: NSLayoutXAxisAnchor { onMain(NSLayoutXAxisAnchor(self, .left)) }
    public var rightAnchor: NSLayoutXAxisAnchor { onMain(NSLayoutXAxisAnchor(self, .right)) }
    public var centerXAnchor: NSLayoutXAxisAnchor { onMain(NSLayoutXAxisAnchor(self, .centerX)) }
    public var topAnchor: NSLayoutYAxisAnchor { onMain(NSLayoutYAxisAnchor(self, .top)) }
    public var bottomAnchor: NSLayoutYAxisAnchor { onMain(NSLayoutYAxisAnchor(self, .bottom)) }
    public var centerYAnchor: NSLayoutYAxisAnchor { onMain(NSLayoutYAxisAnchor(self, .centerY)) }
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { onMain(NSLayoutYAxisAnchor(self, .firstBaseline)) }
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { onMain(NSLayoutYAxisAnchor(self, .lastBaseline)) }
    public var widthAnchor: NSLayoutDimension { onMain(NSLayoutDimension(self, .width)) }
    public var heightAnchor: NSLayoutDimension { onMain(NSLayoutDimension(self, .height)) }

    public var safeAreaLayoutGuide: UILayoutGuide {
        onMain(layoutGuide(named: "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets })
    }
    public var layoutMarginsGuide: UILayoutGuide {
        onMain(layoutGuide(named: "UIViewLayoutMarginsGuide") { $0.layoutMargins })
    }

    /// Equal to the margins guide: the readable width is not limited here.
    public var readableContentGuide: UILayoutGuide {
        onMain(layoutGuide(named: "UIViewReadableContentGuide") { $0.layoutMargins })
    }

    /// The guides that the program has added.
    public var layoutGuides: [UILayoutGuide] { onMain(ownLayoutGuides) }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard isOnMain() else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.ownOwningView = self
        ownLayoutGuides.append(layoutGuide)
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard isOnMain(), layoutGuide.owningView === self else { return }
        layoutGuide.ownOwningView = nil
        ownLayoutGuides.removeAll { $0 === layoutGuide }
    }

    fileprivate func layoutGuide(
        named name: String, insets: @escaping @MainActor (UIView) -> UIEdgeInsets
    ) -> UILayoutGuide {
        if let guide = layoutGuidesByName[name] { return guide }
        let guide = UILayoutGuide()
        guide.identifier = name
        guide.ownOwningView = self
        guide.insets = insets
        layoutGuidesByName[name] = guide
        return guide
    }
}

extension UIScrollView {
    /// The visible part, in the coordinates of the content.
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/framelayoutguide>
    public var frameLayoutGuide: UILayoutGuide {
        onMain(layoutGuide(named: "UIScrollView-frameLayoutGuide") { _ in .zero })
    }

    /// All of the content.
    /// <https://developer.apple.com/documentation/uikit/uiscrollview/contentlayoutguide>
    public var contentLayoutGuide: UILayoutGuide {
        onMain(
            layoutGuide(named: "UIScrollView-contentLayoutGuide") { view in
                let (shown, size) = (view.bounds, (view as? UIScrollView)?.contentSize ?? .zero)
                return UIEdgeInsets(
                    top: -shown.minY, left: -shown.minX, bottom: shown.maxY - size.height,
                    right: shown.maxX - size.width)
            })
    }
}
