/// Views in a row or a column. Their order is real, but their frames are not, since constraints are not solved.
@preconcurrency @MainActor open class UIStackView: UIView {
    open var arrangedSubviews: [UIView] { onMain(ownArrangedSubviews) }
    private var ownArrangedSubviews: [UIView] = []
    @MainThreadOnly open var axis: NSLayoutConstraint.Axis = .horizontal
    @MainThreadOnly open var distribution: UIStackView.Distribution = .fill
    @MainThreadOnly open var alignment: UIStackView.Alignment = .fill
    @MainThreadOnly open var spacing: CGFloat = 0
    @MainThreadOnly open var isLayoutMarginsRelativeArrangement = false
    private var spacings: [ObjectIdentifier: CGFloat] = [:]

    public override init(frame: CGRect) {
        Self.noteThread()
        super.init(frame: frame)
    }

    /// Cannot fail, unlike the initializer of other views.
    public required init(coder: NSCoder) {
        Self.noteThread()
        super.init(frame: .zero)
    }

    public convenience init(arrangedSubviews views: [UIView]) {
        Self.noteThread()
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Also adds a subview.
    open func addArrangedSubview(_ view: UIView) { onMain(insertArrangedSubview(view, at: arrangedSubviews.count)) }

    /// The index counts arranged subviews. An already arranged one moves.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        guard isOnMain() else { return }
        removeArrangedSubview(view)
        if view.superview !== self { addSubview(view) }
        ownArrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    }

    /// The view remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard isOnMain() else { return }
        ownArrangedSubviews.removeAll { $0 === view }
        spacings[ObjectIdentifier(view)] = nil
    }

    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        onMain(spacings[ObjectIdentifier(arrangedSubview)] = spacing)
    }

    /// `UIStackView.spacingUseDefault` if none was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        onMain(spacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault)
    }

    public class var spacingUseDefault: CGFloat { Self.onMain(.greatestFiniteMagnitude) }

    /// A removed view is no longer arranged.
    open override func willRemoveSubview(_ subview: UIView) {
        guard isOnMain() else { return }
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }
}

extension UIStackView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }

    public enum Alignment: Int, Sendable {
        case fill, leading, firstBaseline, center, trailing, lastBaseline

        public static let top = Alignment.leading
        public static let bottom = Alignment.trailing
    }
}
