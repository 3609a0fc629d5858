/// The app as an object. No app runs here: nothing is launched, becomes active or goes to the background, no URL is
/// opened, no scene is connected, and no notification is posted. Of its windows it knows the key window.
/// <https://developer.apple.com/documentation/uikit/uiapplication>
@preconcurrency @MainActor open class UIApplication: UIResponder {
    private static let application = UIApplication(madeBySystem: ())

    private init(madeBySystem: Void) {
        super.init()
    }

    /// Exists without a running app.
    open class var shared: UIApplication { Self.onMain(application) }

    /// Nil until the program sets it: nothing makes an app delegate.
    open weak var delegate: (any UIApplicationDelegate)? { willSet { noteThread() } }
    @MainThreadOnly open var isIdleTimerDisabled = false

    /// Always active.
    open var applicationState: UIApplication.State { doNothing(answering: .active) }

    /// Always empty.
    open var connectedScenes: Set<UIScene> { doNothing(answering: []) }

    /// The window that became key last, as on iOS.
    open var keyWindow: UIWindow? { onMain(UIWindow.key) }

    /// The key window; the others are not listed.
    open var windows: [UIWindow] { onMain(UIWindow.key.map { [$0] } ?? []) }

    /// Always false.
    open func canOpenURL(_ url: URL) -> Bool { doNothing(answering: false) }

    /// Opens nothing. The completion receives false at the next turn of the main queue.
    open func open(
        _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        doNothing()
        if let completion { UIView.atNextTurn { completion(false) } }
    }
}

extension UIApplication {
    /// Whether an app is in the foreground.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    /// The reason of a launch.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification = LaunchOptionsKey(
            rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// What an app learns about a URL that it opens.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
        public static let annotation = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// How a URL is opened in another app.
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public static let universalLinksOnly = OpenExternalURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }

    // MARK: - Notifications

    public nonisolated static let didFinishLaunchingNotification = NSNotification.Name(
        "UIApplicationDidFinishLaunchingNotification")
    public nonisolated static let didBecomeActiveNotification = NSNotification.Name(
        "UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification = NSNotification.Name(
        "UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification = NSNotification.Name(
        "UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification = NSNotification.Name(
        "UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification = NSNotification.Name(
        "UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification = NSNotification.Name(
        "UIApplicationDidReceiveMemoryWarningNotification")
}
