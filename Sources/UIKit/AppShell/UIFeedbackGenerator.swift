/// The base of haptic feedback. No device vibrates here: `prepare()` has no effect.
/// <https://developer.apple.com/documentation/uikit/uifeedbackgenerator>
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
    open func prepare() { doNothing() }
}

/// A physical impact. Nothing is felt here: `impactOccurred()` has no effect.
/// <https://developer.apple.com/documentation/uikit/uiimpactfeedbackgenerator>
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    /// The style has no effect.
    public init(style: UIImpactFeedbackGenerator.FeedbackStyle) {
        Self.noteThread()
        super.init()
    }

    public convenience override init() {
        Self.noteThread()
        self.init(style: .medium)
    }

    open func impactOccurred() { doNothing() }
    open func impactOccurred(intensity: CGFloat) { doNothing() }
}

extension UIImpactFeedbackGenerator {
    /// The mass of the colliding objects.
    public enum FeedbackStyle: Int, Sendable {
        case light, medium, heavy, soft, rigid
    }
}

/// A change of a selection. Nothing is felt here: `selectionChanged()` has no effect.
/// <https://developer.apple.com/documentation/uikit/uiselectionfeedbackgenerator>
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    open func selectionChanged() { doNothing() }
}

/// A success, a warning or an error. Nothing is felt here: `notificationOccurred(_:)` has no effect.
/// <https://developer.apple.com/documentation/uikit/uinotificationfeedbackgenerator>
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    open func notificationOccurred(_ notificationType: UINotificationFeedbackGenerator.FeedbackType) { doNothing() }
}

extension UINotificationFeedbackGenerator {
    public enum FeedbackType: Int, Sendable {
        case success, warning, error
    }
}
