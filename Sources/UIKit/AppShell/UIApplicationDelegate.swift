/// In UIKit, learns what happens to the app. Nothing happens to an app here, so the protocol has no requirements:
/// methods such as `application(_:didFinishLaunchingWithOptions:)` are the class's own, and only a test calls them.
/// `main()` starts no app.
/// <https://developer.apple.com/documentation/uikit/uiapplicationdelegate>
@preconcurrency @MainActor public protocol UIApplicationDelegate: NSObjectProtocol {}

extension UIApplicationDelegate {
    /// The start of a program whose delegate is `@main`. Starts no app, and returns.
    public static func main() {
        AppShell.warn("\(Self.self).main()")
    }

    /// Of a delegate whose class is not known. Always nil, even if the class has a window.
    public var window: UIWindow?? {
        AppShell.warn("\(Self.self).window", "is nil")
        return .some(nil)
    }
}
