extension UIApplication {
    /// Always false: no scene is made here.
    /// <https://developer.apple.com/documentation/uikit/uiapplication/supportsmultiplescenes>
    public var supportsMultipleScenes: Bool { doNothing(answering: false) }

    /// Always empty.
    /// <https://developer.apple.com/documentation/uikit/uiapplication/opensessions>
    public var openSessions: Set<UISceneSession> { doNothing(answering: []) }

    /// Activates no scene, and reports no error.
    /// <https://developer.apple.com/documentation/uikit/uiapplication>
    public func requestSceneSessionActivation(
        _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        doNothing()
    }

    /// Removes no scene, and reports no error.
    /// <https://developer.apple.com/documentation/uikit/uiapplication>
    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        doNothing()
    }

    /// Updates no scene.
    /// <https://developer.apple.com/documentation/uikit/uiapplication>
    public func requestSceneSessionRefresh(_ sceneSession: UISceneSession) { doNothing() }
}

extension UIScene {
    /// How a scene is activated.
    @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
        open weak var requestingScene: UIScene? { willSet { noteThread() } }
    }
}

/// How a scene is removed. There are none here, so the values are stored.
/// <https://developer.apple.com/documentation/uikit/uiscenedestructionrequestoptions>
@preconcurrency @MainActor open class UISceneDestructionRequestOptions: NSObject {}

/// How the scene of windows is removed; stored, like those of every scene.
/// <https://developer.apple.com/documentation/uikit/uiwindowscenedestructionrequestoptions>
@preconcurrency @MainActor open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
    @MainThreadOnly open var windowDismissalAnimation: UIWindowScene.DismissalAnimation = .standard
}

extension UIWindowScene {
    /// The animation of a window that disappears.
    public enum DismissalAnimation: Int, Sendable {
        case standard = 1
        case commit, decline
    }
}
