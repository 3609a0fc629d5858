/// An instance of the app's interface. The system makes scenes, so there are none here.
/// <https://developer.apple.com/documentation/uikit/uiscene>
@preconcurrency @MainActor open class UIScene: UIResponder {
    fileprivate init(madeBySystem: Void) {
        super.init()
    }

    open weak var delegate: (any UISceneDelegate)? { willSet { noteThread() } }
    open var session: UISceneSession { onMain(UISceneSession(madeBySystem: ())) }
    open var activationState: UIScene.ActivationState { doNothing(answering: .unattached) }
    @MainThreadOnly open var title: String? = nil
    @MainThreadOnly open var userActivity: NSUserActivity? = nil
}

extension UIScene {
    /// Whether a scene is in the foreground.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive, foregroundInactive, background
    }

    /// The reason why a scene is connected.
    @preconcurrency @MainActor open class ConnectionOptions: NSObject {
        fileprivate init(madeBySystem: Void) {
            super.init()
        }

        open var urlContexts: Set<UIOpenURLContext> { doNothing(answering: []) }
        open var userActivities: Set<NSUserActivity> { doNothing(answering: []) }
    }
}

/// The scene of windows. The system makes scenes, so there are none here, and no window has one.
/// <https://developer.apple.com/documentation/uikit/uiwindowscene>
@preconcurrency @MainActor open class UIWindowScene: UIScene {
    open var screen: UIScreen { onMain(.main) }
    open var windows: [UIWindow] { doNothing(answering: []) }
    open var keyWindow: UIWindow? { doNothing(answering: nil) }
}

/// What the system keeps about a scene. The system makes sessions, so there are none here.
/// <https://developer.apple.com/documentation/uikit/uiscenesession>
@preconcurrency @MainActor open class UISceneSession: NSObject {
    fileprivate init(madeBySystem: Void) {
        super.init()
    }

    open var role: UISceneSession.Role { doNothing(answering: .windowApplication) }
    open var persistentIdentifier: String { doNothing(answering: "") }
    open var scene: UIScene? { doNothing(answering: nil) }
    @MainThreadOnly open var stateRestorationActivity: NSUserActivity? = nil
    @MainThreadOnly open var userInfo: [String: Any]? = nil
}

extension UISceneSession {
    /// The use of a scene.
    public struct Role: RawRepresentable, Hashable, Sendable {
        public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }
    }
}

/// What UIKit makes a scene from. Stored: nothing asks an app for it.
/// <https://developer.apple.com/documentation/uikit/uisceneconfiguration>
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
    open var name: String? { onMain(ownName) }
    private let ownName: String?
    open var role: UISceneSession.Role { onMain(ownRole) }
    private let ownRole: UISceneSession.Role
    @MainThreadOnly open var delegateClass: AnyClass? = nil

    public init(name: String?, sessionRole: UISceneSession.Role) {
        Self.noteThread()
        ownName = name
        ownRole = sessionRole
        super.init()
    }
}

/// A URL that the system asks a scene to open. The system makes them, so there are none here.
/// <https://developer.apple.com/documentation/uikit/uiopenurlcontext>
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
    open var url: URL { onMain(ownURL) }
    private let ownURL: URL

    private init(madeBySystem url: URL) {
        ownURL = url
        super.init()
    }
}

/// In UIKit, learns what happens to a scene. There are no scenes here, so the protocol has no requirements, and nothing
/// calls the methods of a class that conforms.
/// <https://developer.apple.com/documentation/uikit/uiscenedelegate>
@preconcurrency @MainActor public protocol UISceneDelegate: NSObjectProtocol {}

/// In UIKit, learns what happens to the scene of a window; here without requirements, like `UISceneDelegate`.
/// <https://developer.apple.com/documentation/uikit/uiwindowscenedelegate>
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}
