import Testing
import UIKit

// An app around a list, as Xcode's templates write it.

private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var launchCount = 0

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launchCount += 1
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = UINavigationController(rootViewController: PeopleListController())
        window?.makeKeyAndVisible()
        return true
    }

    func applicationWillResignActive(_ application: UIApplication) {}
    func applicationDidEnterBackground(_ application: UIApplication) {}

    func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
    ) -> Bool {
        options[.sourceApplication] as? String == "com.example.mail"
    }

    func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: windowScene)
        window?.rootViewController = PeopleListController()
        window?.makeKeyAndVisible()
        if let context = connectionOptions.urlContexts.first { UIApplication.shared.open(context.url) }
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity ?? scene.session.stateRestorationActivity
    }

    func close(_ session: UISceneSession) {
        let options = UIWindowSceneDestructionRequestOptions()
        options.windowDismissalAnimation = .decline
        UIApplication.shared.requestSceneSessionDestruction(session, options: options) { _ in }
    }

    func sceneDidDisconnect(_ scene: UIScene) { scene.delegate = nil }
    func sceneDidBecomeActive(_ scene: UIScene) { window?.alpha = scene.activationState == .foregroundActive ? 1 : 0 }
}

private final class PeopleListController: UIViewController {
    private let impact = UIImpactFeedbackGenerator(style: .medium)
    private let selection = UISelectionFeedbackGenerator()

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.backButtonDisplayMode = .minimal
        setNeedsStatusBarAppearanceUpdate()
    }

    override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }

    func rowWasLifted() {
        impact.prepare()
        impact.impactOccurred()
        UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
        selection.selectionChanged()
    }

    var windowOfScene: UIWindow? {
        UIApplication.shared.connectedScenes
            .compactMap { $0 as? UIWindowScene }
            .filter { $0.activationState == .foregroundActive }
            .first?.windows.first { $0.isKeyWindow }
    }
}

@MainActor @Suite struct AppShellTests {
    @Test func `A test launches an app by calling its delegate`() throws {
        let delegate = AppDelegate()
        #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
        let window = try #require(delegate.window)
        #expect(UIApplication.shared.keyWindow === window)
        #expect(UIApplication.shared.windows == [window])
        #expect(window.rootViewController is UINavigationController)
        let url = try #require(URL(string: "people://ann"))
        #expect(delegate.application(.shared, open: url, options: [.sourceApplication: "com.example.mail"]))
    }

    @Test func `The app has the delegate that a test sets, and no window of it`() {
        let delegate = AppDelegate()
        UIApplication.shared.delegate = delegate
        defer { UIApplication.shared.delegate = nil }
        #expect((UIApplication.shared.delegate as? AppDelegate)?.launchCount == 0)
        #expect(UIApplication.shared.delegate?.window??.rootViewController == nil)
    }

    @Test func `No scene is connected, and no window has one`() {
        let controller = PeopleListController()
        #expect(UIApplication.shared.connectedScenes.isEmpty)
        #expect(controller.windowOfScene == nil)
        let window = UIWindow(frame: .zero)
        window.windowScene = nil
        #expect(window.windowScene == nil)
        #expect(SceneDelegate().window == nil)
        let configuration = UISceneConfiguration(name: "Main", sessionRole: .windowApplication)
        configuration.delegateClass = SceneDelegate.self
        #expect(configuration.name == "Main" && configuration.role == .windowApplication)
    }

    @Test func `No scene is activated`() {
        #expect(!UIApplication.shared.supportsMultipleScenes)
        #expect(UIApplication.shared.openSessions.isEmpty)
        UIApplication.shared.requestSceneSessionActivation(nil, userActivity: nil, options: nil)
        #expect(AppShell.called.contains { $0.contains("requestSceneSessionActivation") })
        #expect(UIWindowSceneDestructionRequestOptions().windowDismissalAnimation == .standard)
    }

    @Test func `A URL is not opened, and the completion hears of it later`() async throws {
        let url = try #require(URL(string: "https://example.com"))
        #expect(!UIApplication.shared.canOpenURL(url))
        let isOpen = await withCheckedContinuation { continuation in
            UIApplication.shared.open(url) { continuation.resume(returning: $0) }
        }
        #expect(!isOpen)
        #expect(UIApplication.shared.applicationState == .active)
        #expect(UIApplication.didBecomeActiveNotification.rawValue == "UIApplicationDidBecomeActiveNotification")
    }

    @Test func `A member without effect warns once`() {
        let controller = PeopleListController()
        controller.loadViewIfNeeded()
        controller.rowWasLifted()
        controller.rowWasLifted()
        #expect(controller.navigationItem.backButtonDisplayMode == .minimal)
        let called = AppShell.called
        #expect(Set(called).count == called.count)
        let members = [
            "UIImpactFeedbackGenerator.prepare()", "UIImpactFeedbackGenerator.impactOccurred()",
            "UIImpactFeedbackGenerator.impactOccurred(intensity:)", "UISelectionFeedbackGenerator.selectionChanged()",
            "PeopleListController.setNeedsStatusBarAppearanceUpdate()",
        ]
        #expect(members.filter { !called.contains($0) } == [])
    }
}
