/// The Core Animation properties of a view, which real code sets on cells. Nothing is drawn or animated.
@preconcurrency @MainActor open class CALayer: NSObject {
    private weak var view: UIView?
    private var ownMasksToBounds = false

    public override init() {
        super.init()
    }

    init(view: UIView) {
        self.view = view
        super.init()
    }

    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
    open var shadowOpacity: Float = 0
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowPath: CGPath?
    open var zPosition: CGFloat = 0
    private var ownOpacity: Float = 1

    /// For a view's layer: the view's `clipsToBounds`.
    open var masksToBounds: Bool {
        get { view?.clipsToBounds ?? ownMasksToBounds }
        set {
            ownMasksToBounds = newValue
            view?.clipsToBounds = newValue
        }
    }

    /// For a view's layer: the view's `alpha`.
    open var opacity: Float {
        get { view.map { Float($0.alpha) } ?? ownOpacity }
        set {
            ownOpacity = newValue
            view?.alpha = CGFloat(newValue)
        }
    }

    /// For a view's layer: the view's bounds. A layer without a view has none.
    open var bounds: CGRect { view?.bounds ?? .zero }
    open var frame: CGRect { view?.frame ?? .zero }
}

/// Corners of a layer that its radius rounds.
public struct CACornerMask: OptionSet, Sendable {
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
