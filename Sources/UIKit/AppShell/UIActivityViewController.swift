/// The sheet that shares items. It shows nothing here and shares nothing, so its handler is not called.
/// <https://developer.apple.com/documentation/uikit/uiactivityviewcontroller>
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
    /// The items are not kept.
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
        Self.noteThread()
        super.init(nibName: nil, bundle: nil)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Stored.
    @MainThreadOnly open var excludedActivityTypes: [UIActivity.ActivityType]? = nil

    /// Stored.
    @MainThreadOnly open var completionWithItemsHandler:
        ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)? = nil
}

/// A service that shares items. Nothing is shared here, so it is never performed.
/// <https://developer.apple.com/documentation/uikit/uiactivity>
@preconcurrency @MainActor open class UIActivity: NSObject {
    public struct ActivityType: RawRepresentable, Hashable, Sendable {
        public static let airDrop = ActivityType(rawValue: "com.apple.UIKit.activity.AirDrop")
        public static let copyToPasteboard = ActivityType(rawValue: "com.apple.UIKit.activity.CopyToPasteboard")
        public static let mail = ActivityType(rawValue: "com.apple.UIKit.activity.Mail")
        public static let message = ActivityType(rawValue: "com.apple.UIKit.activity.Message")
        public static let print = ActivityType(rawValue: "com.apple.UIKit.activity.Print")
        public static let saveToCameraRoll = ActivityType(rawValue: "com.apple.UIKit.activity.SaveToCameraRoll")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }
}
