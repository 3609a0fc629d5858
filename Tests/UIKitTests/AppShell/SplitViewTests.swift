import Testing
import UIKit

@MainActor @Suite struct SplitViewTests {
    private func shown(_ split: UISplitViewController) -> UIWindow {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 900, height: 600))
        window.rootViewController = split
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        return window
    }

    @Test func `Columns of equal width stand side by side`() {
        let split = UISplitViewController()
        split.viewControllers = [UIViewController(), UIViewController(), UIViewController()]
        let window = shown(split)
        #expect(split.viewControllers.map { $0.view.frame.minX } == [0, 300, 600])
        #expect(split.viewControllers.allSatisfy { $0.view.frame.size == CGSize(width: 300, height: 600) })
        #expect(split.viewControllers.allSatisfy { $0.parent === split && $0.view.window === window })
    }

    @Test func `The width of the primary column is stored, and none of the system`() {
        let split = UISplitViewController()
        #expect(split.preferredPrimaryColumnWidthFraction == UISplitViewController.automaticDimension)
        split.preferredPrimaryColumnWidthFraction = 0.3
        split.maximumPrimaryColumnWidth = 200
        split.viewControllers = [UIViewController(), UIViewController()]
        _ = shown(split)
        #expect(split.viewControllers.map { $0.view.frame.width } == [450, 450])
    }

    @Test func `A column that is taken away has no parent, and the others take its place`() {
        let split = UISplitViewController()
        let (first, second) = (UIViewController(), UIViewController())
        split.viewControllers = [first, second]
        let window = shown(split)
        split.viewControllers = [second]
        window.layoutIfNeeded()
        #expect(first.parent == nil && first.view.superview == nil)
        #expect(second.view.frame == CGRect(x: 0, y: 0, width: 900, height: 600))
    }
}
