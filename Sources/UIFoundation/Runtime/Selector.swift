/// The name of a method. Without an Objective-C runtime a name does not lead to a method, so selectors are only stored
/// and compared; `SelectorPerforming` handles them.
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

/// An object that performs selectors itself, in place of the Objective-C runtime.
///
/// Not part of UIKit. A target of `UIControl`, `UIBarButtonItem` or `UIGestureRecognizer` conforms to it with a
/// `switch` over its selectors.
@preconcurrency @MainActor public protocol SelectorPerforming: AnyObject {
    /// Performs the method with a name. `sender` is the control, item or recogniser.
    /// - Returns: whether the method exists.
    func perform(_ action: Selector, sender: Any?) -> Bool
}

extension Selector {
    /// Sends the action to a target; a nil target has no effect, since there is no event whose responder could be
    /// found.
    @MainActor package func send(to target: AnyObject?, from sender: Any?) {
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
