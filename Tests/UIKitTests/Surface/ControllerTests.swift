import Testing
import UIKit

@MainActor private final class Diary {
    var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// Records its calls in order.
private final class Witness: UIViewController {
    let name: String
    let diary: Diary

    init(_ name: String, _ diary: Diary) {
        self.name = name
        self.diary = diary
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { return nil }

    override func loadView() {
        note("load view")
        super.loadView()
    }

    override func viewDidLoad() { note("did load") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear") }
    override func viewWillLayoutSubviews() { note("will layout") }
    override func viewDidLayoutSubviews() { note("did layout") }
    override func willMove(toParent parent: UIViewController?) {
        note("will move to \(parent == nil ? "none" : "parent")")
    }
    override func didMove(toParent parent: UIViewController?) {
        note("did move to \(parent == nil ? "none" : "parent")")
    }

    private func note(_ text: String) { diary.lines.append("\(name): \(text)") }
}

@MainActor @Suite struct ControllerTests {
    private let diary = Diary()
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    @Test func `A root controller loads, appears, is laid out and has appeared, in this order`() {
        let root = Witness("root", diary)
        window.rootViewController = root
        #expect(diary.take() == [])
        window.makeKeyAndVisible()
        #expect(
            diary.take() == [
                "root: load view", "root: did load", "root: will appear", "root: is appearing", "root: will layout",
                "root: did layout", "root: did appear",
            ])
        #expect(root.view.frame == window.bounds)
        #expect(root.view.window === window)
        #expect(window.isKeyWindow)
        window.rootViewController = nil
        #expect(diary.take() == ["root: will disappear", "root: did disappear"])
    }

    @Test func `A child whose view is added appears by itself, and disappears with its parent`() {
        let root = Witness("root", diary)
        let child = Witness("child", diary)
        window.rootViewController = root
        window.makeKeyAndVisible()
        _ = diary.take()
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        #expect(
            diary.take() == [
                "child: will move to parent", "child: load view", "child: did load", "child: will appear",
                "child: is appearing", "child: did appear", "child: did move to parent",
            ])
        #expect(child.parent === root)
        #expect(root.children == [child])
        window.rootViewController = nil
        #expect(
            diary.take() == [
                "root: will disappear", "child: will disappear", "root: did disappear", "child: did disappear",
            ])
    }

    @Test func `A pushed controller appears between the former one's calls`() {
        let first = Witness("first", diary)
        let second = Witness("second", diary)
        let navigation = UINavigationController(rootViewController: first)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        #expect(first.navigationController === navigation)
        _ = diary.take()
        navigation.pushViewController(second, animated: true)
        #expect(
            diary.take() == [
                "second: will move to parent", "first: will disappear", "second: load view", "second: did load",
                "second: will appear", "second: is appearing", "second: will layout", "second: did layout",
                "first: did disappear", "second: did appear", "second: did move to parent",
            ])
        #expect(navigation.topViewController === second)
        #expect(first.view.superview == nil)
        #expect(navigation.popViewController(animated: true) === second)
        #expect(second.parent == nil)
        #expect(navigation.viewControllers == [first])
        #expect(navigation.popViewController(animated: true) == nil)
    }

    @Test func `A presented controller covers the window until it is dismissed`() {
        let root = Witness("root", diary)
        let sheet = Witness("sheet", diary)
        window.rootViewController = root
        window.makeKeyAndVisible()
        _ = diary.take()
        var isDone = false
        root.present(sheet, animated: true) { isDone = true }
        #expect(isDone)
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentingViewController === root)
        #expect(sheet.view.frame == window.bounds)
        #expect(diary.take().suffix(2) == ["sheet: did layout", "sheet: did appear"])
        sheet.dismiss(animated: true)
        #expect(root.presentedViewController == nil)
        #expect(sheet.view.superview == nil)
        #expect(diary.take() == ["sheet: will disappear", "sheet: did disappear"])
    }

    @Test func `Nothing is presented outside a window, or over what is presented already`() {
        let (root, first, second) = (UIViewController(), UIViewController(), UIViewController())
        var completions = 0
        root.present(first, animated: false) { completions += 1 }
        #expect(root.presentedViewController == nil)
        window.rootViewController = root
        window.makeKeyAndVisible()
        root.present(first, animated: false) { completions += 1 }
        root.present(second, animated: false) { completions += 1 }
        #expect(root.presentedViewController === first)
        #expect(completions == 1)
        first.present(second, animated: false)
        root.dismiss(animated: false)
        #expect(root.presentedViewController == nil)
        #expect(first.presentedViewController == nil)
        #expect(second.view.window == nil)
    }

    @Test func `An alert is answered by performing one of its actions`() throws {
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        var answers: [String?] = []
        let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Yes", style: .destructive) { answers.append($0.title) })
        root.present(alert, animated: true)
        let shown = try #require(root.presentedViewController as? UIAlertController)
        shown.perform(shown.actions[0])
        #expect(answers == ["Yes"])
        #expect(root.presentedViewController == nil)
    }

    @Test func `A tab bar shows the selected controller and keeps the others`() {
        let (first, second) = (UIViewController(), UIViewController())
        let tabs = UITabBarController()
        tabs.viewControllers = [first, second]
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        #expect(tabs.selectedIndex == 0)
        #expect(first.view.window === window)
        tabs.selectedViewController = second
        #expect(tabs.selectedIndex == 1)
        #expect(first.view.window == nil)
        #expect(second.view.window === window)
        #expect(second.tabBarController === tabs)
    }

    @Test func `The edit button toggles editing and says what it would do`() {
        let controller = UIViewController()
        let button = controller.editButtonItem
        #expect(button.title == "Edit")
        button.performPrimaryAction()
        #expect(controller.isEditing)
        #expect(button.title == "Done")
        controller.isEditing = false
        #expect(button.title == "Edit")
    }

    @Test func `The title is the navigation item's`() {
        let controller = UIViewController()
        controller.title = "People"
        #expect(controller.navigationItem.title == "People")
        controller.title = "Groups"
        #expect(controller.navigationItem.title == "Groups")
        #expect(controller.tabBarItem.title == "Groups")
    }
}
