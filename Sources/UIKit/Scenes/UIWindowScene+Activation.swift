extension UIWindowScene {
    /// An app's configuration for a requested window.
    open class ActivationConfiguration: NSObject {
        public let userActivity: NSUserActivity
        open var options: UIWindowScene.ActivationRequestOptions?

        /// The view that the window grows from; stored, since nothing is drawn.
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
