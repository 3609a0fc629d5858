/// An observer of a property of a view. It observes as long as something holds it, until `invalidate()`.
/// <https://developer.apple.com/documentation/foundation/nskeyvalueobservation>
public final class NSKeyValueObservation: NSObject {
    /// With the value before and after the change.
    private var handler: ((UIView, Any, Any) -> Void)?

    /// The value before the next change.
    var last: Any?

    init(_ handler: @escaping (UIView, Any, Any) -> Void) {
        self.handler = handler
    }

    public func invalidate() { handler = nil }

    func notify(of view: UIView, from old: Any, to new: Any) { handler?(view, old, new) }
}

/// A change of an observed property.
/// <https://developer.apple.com/documentation/foundation/nskeyvalueobservedchange>
public struct NSKeyValueObservedChange<Value> {
    /// Nil without the option `new`.
    public let newValue: Value?

    /// Nil without the option `old`, and in the first call of the option `initial`.
    public let oldValue: Value?
}

/// What an observer receives, and when.
/// <https://developer.apple.com/documentation/foundation/nskeyvalueobservingoptions>
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    public static let old = NSKeyValueObservingOptions(rawValue: 2)

    /// A first call, before `observe` returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}
