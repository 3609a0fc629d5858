/// A rectangle that constraints can refer to. It has no frame, as constraints are not solved.
@preconcurrency @MainActor open class UILayoutGuide: NSObject {
    open var owningView: UIView? { onMain(ownOwningView) }
    weak var ownOwningView: UIView?
    @MainThreadOnly open var identifier = ""

    public override init() {
        Self.noteThread()
        super.init()
    }

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

    public var safeAreaLayoutGuide: UILayoutGuide { onMain(layoutGuide(named: "UIViewSafeAreaLayoutGuide")) }
    public var layoutMarginsGuide: UILayoutGuide { onMain(layoutGuide(named: "UIViewLayoutMarginsGuide")) }
    public var readableContentGuide: UILayoutGuide { onMain(layoutGuide(named: "UIViewReadableContentGuide")) }

    /// The guides that the program has added.
    public var layoutGuides: [UILayoutGuide] { onMain(ownLayoutGuides) }

    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard isOnMain() else { return }
        layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
        layoutGuide.ownOwningView = self
        ownLayoutGuides.append(layoutGuide)
    }

    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        guard isOnMain() else { return }
        guard layoutGuide.owningView === self else { return }
        layoutGuide.ownOwningView = nil
        ownLayoutGuides.removeAll { $0 === layoutGuide }
    }

    private func layoutGuide(named name: String) -> UILayoutGuide {
        if let guide = layoutGuidesByName[name] { return guide }
        let guide = UILayoutGuide()
        guide.identifier = name
        guide.ownOwningView = self
        layoutGuidesByName[name] = guide
        return guide
    }
}
