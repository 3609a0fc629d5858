/// The importance of a constraint.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
    public static let required = UILayoutPriority(rawValue: 1000)
    public static let defaultHigh = UILayoutPriority(rawValue: 750)
    public static let defaultLow = UILayoutPriority(rawValue: 250)
    public static let fittingSizeLevel = UILayoutPriority(rawValue: 50)

    public let rawValue: Float

    public init(rawValue: Float) {
        self.rawValue = rawValue
    }

    public init(_ rawValue: Float) {
        self.rawValue = rawValue
    }
}

extension UIView {
    /// A view's resistance to growing and shrinking, per axis.
    struct Priorities {
        var hugging: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
        var compressionResistance: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
    }

    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        onMain(priorities.hugging[axis] ?? .defaultLow)
    }

    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        onMain(priorities.hugging[axis] = priority)
    }

    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        onMain(priorities.compressionResistance[axis] ?? .defaultHigh)
    }

    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) { onMain(priorities.compressionResistance[axis] = priority) }
}
