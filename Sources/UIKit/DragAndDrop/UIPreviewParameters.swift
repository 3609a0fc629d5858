/// The visible part, the shadow and the background of a view in its preview.
@preconcurrency @MainActor open class UIPreviewParameters: NSObject, @preconcurrency NSCopying {
    public override required init() {
        super.init()
    }

    /// For the lines of a text: the visible path surrounds them. Without lines the whole view shows.
    public convenience init(textLineRects: [NSValue]) {
        self.init()
        guard !textLineRects.isEmpty else { return }
        let path = UIBezierPath()
        for rect in textLineRects { path.append(UIBezierPath(rect: rect.cgRectValue)) }
        visiblePath = path
    }

    /// Nil shows the whole view.
    open var visiblePath: UIBezierPath? {
        get { ownVisiblePath }
        set { ownVisiblePath = newValue?.copy() as? UIBezierPath }
    }

    /// Nil uses the visible path.
    open var shadowPath: UIBezierPath? {
        get { ownShadowPath }
        set { ownShadowPath = newValue?.copy() as? UIBezierPath }
    }

    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// Never nil: nil restores the default, which is clear here.
    open var backgroundColor: UIColor! {
        get { ownBackgroundColor ?? .clear }
        set { ownBackgroundColor = newValue }
    }

    private var ownVisiblePath: UIBezierPath?
    private var ownShadowPath: UIBezierPath?
    private var ownBackgroundColor: UIColor?

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self()
        copy.visiblePath = visiblePath
        copy.shadowPath = shadowPath
        copy.ownBackgroundColor = ownBackgroundColor
        return copy
    }
}

@preconcurrency @MainActor open class UIDragPreviewParameters: UIPreviewParameters {}
