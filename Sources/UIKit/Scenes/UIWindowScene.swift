/// The scene of a window. The system makes scenes, and here none: the class is there for what asks for one.
@preconcurrency @MainActor open class UIWindowScene: UIResponder {
    private init(madeBySystem: Void) {
        super.init()
    }
}

extension UIWindowScene {
    /// What an app says of a window that a person wants.
    open class ActivationConfiguration: NSObject {
        public let userActivity: NSUserActivity
        open var options: UIWindowScene.ActivationRequestOptions?

        /// From where the window grows; kept, as nothing is drawn.
        open var preview: UITargetedPreview?

        public init(
            userActivity: NSUserActivity, options: UIWindowScene.ActivationRequestOptions? = nil,
            preview: UITargetedPreview? = nil
        ) {
            self.userActivity = userActivity
            self.options = options
            self.preview = preview
            super.init()
        }
    }

    open class ActivationRequestOptions: NSObject {
        /// Deprecated since iOS 17.
        open var preferredPresentationStyle: UIWindowScene.PresentationStyle = .automatic
    }

    public enum PresentationStyle: UInt, Sendable {
        case automatic, standard, prominent
    }
}
