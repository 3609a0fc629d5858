/// A relation between two edges or sizes. Constraints are stored as in UIKit but never solved.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
    open var firstItem: AnyObject? { onMain(ownFirstItem) }
    private weak var ownFirstItem: AnyObject?
    open var secondItem: AnyObject? { onMain(ownSecondItem) }
    private weak var ownSecondItem: AnyObject?
    public let firstAttribute: NSLayoutConstraint.Attribute
    public let secondAttribute: NSLayoutConstraint.Attribute
    public let relation: NSLayoutConstraint.Relation
    public let multiplier: CGFloat
    @MainThreadOnly open var constant: CGFloat
    @MainThreadOnly open var priority: UILayoutPriority = .required
    @MainThreadOnly open var identifier: String? = nil

    /// The view that holds the active constraint.
    private weak var holder: UIView?

    /// `view1` and `view2` are views or layout guides; `view2` is nil for a constant size.
    public init(
        item view1: Any, attribute attr1: NSLayoutConstraint.Attribute, relatedBy relation: NSLayoutConstraint.Relation,
        toItem view2: Any?, attribute attr2: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        Self.noteThread()
        ownFirstItem = view1 as AnyObject
        ownSecondItem = view2.map { $0 as AnyObject }
        firstAttribute = attr1
        secondAttribute = attr2
        self.relation = relation
        self.multiplier = multiplier
        constant = c
        super.init()
    }

    /// The nearest common ancestor of both items holds an active constraint. Activating one without a common ancestor
    /// traps, where UIKit raises.
    open var isActive: Bool {
        get { onMain(holder != nil) }
        set {
            guard isOnMain(), newValue != isActive else { return }
            if newValue { nearestHolder.addConstraint(self) } else { holder?.removeConstraint(self) }
        }
    }

    open class func activate(_ constraints: [NSLayoutConstraint]) {
        guard Self.isOnMain() else { return }
        for constraint in constraints { constraint.isActive = true }
    }

    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        guard Self.isOnMain() else { return }
        for constraint in constraints { constraint.isActive = false }
    }

    func move(to view: UIView?) {
        holder = view
    }

    private var nearestHolder: UIView {
        guard let first = Self.view(of: firstItem) else {
            preconditionFailure("a constraint whose first item is gone cannot be activated")
        }
        guard let second = Self.view(of: secondItem) else { return first }
        let common = sequence(first: first, next: \.superview).first { second.isDescendant(of: $0) }
        guard let common else {
            preconditionFailure(
                """
                Unable to activate constraint with anchors of \(first) and \(second) because they have no common \
                ancestor. Does the constraint reference items in different view hierarchies?
                """)
        }
        return common
    }

    private static func view(of item: AnyObject?) -> UIView? {
        (item as? UILayoutGuide)?.owningView ?? (item as? UIView)
    }
}

extension NSLayoutConstraint {
    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline
        case firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }

    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1, equal, greaterThanOrEqual
    }

    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }
}

extension UIView {
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        guard isOnMain(), !constraints.contains(where: { $0 === constraint }) else { return }
        ownConstraints.append(constraint)
        constraint.move(to: self)
    }

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        guard isOnMain() else { return }
        for constraint in constraints { addConstraint(constraint) }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        guard isOnMain(), let position = constraints.firstIndex(where: { $0 === constraint }) else { return }
        ownConstraints.remove(at: position)
        constraint.move(to: nil)
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        guard isOnMain() else { return }
        for constraint in constraints { removeConstraint(constraint) }
    }
}
