/// The name of a method. There is no Objective-C runtime here that could find the method of a name, so a selector is
/// kept and compared; see `SelectorPerforming` for how it is answered.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
    private let name: String

    /// The Objective-C spelling, such as `add:`.
    public init(_ str: String) {
        name = str
    }

    public init(stringLiteral value: String) {
        name = value
    }

    public var description: String { name }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSStringFromSelector(_ aSelector: Selector) -> String {
    aSelector.description
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public func NSSelectorFromString(_ aSelectorName: String) -> Selector {
    Selector(aSelectorName)
}

/// An object that answers selectors itself, in place of the Objective-C runtime.
///
/// Not part of UIKit. A target of `UIControl`, `UIBarButtonItem` or `UIGestureRecognizer` conforms to it, with one
/// `switch` over the selectors that it knows.
@preconcurrency @MainActor public protocol SelectorPerforming: AnyObject {
    /// Carries out the method of a name. `sender` is the control, item or recogniser.
    /// - Returns: whether there is a method of that name.
    func perform(_ action: Selector, sender: Any?) -> Bool
}

extension Selector {
    /// Sends a message to a target; nil as target is nobody, because there is no event whose responder could be found.
    @MainActor func send(to target: AnyObject?, from sender: Any?) {
        guard let target else { return }
        let isDone = (target as? any SelectorPerforming)?.perform(self, sender: sender) ?? false
        precondition(
            isDone,
            """
            \(type(of: target)) was sent '\(name)'. Swift on Linux cannot call a method by its name: conform the \
            target to SelectorPerforming, or use a UIAction.
            """)
    }
}
