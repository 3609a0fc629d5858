import Testing
import UIKit

@MainActor @Suite struct AccessibilityTests {
    private final class Chart: UIView {
        override func accessibilityElementCount() -> Int { 2 }
        override var accessibilityTraits: UIAccessibilityTraits {
            get { super.accessibilityTraits.union(.image) }
            set { super.accessibilityTraits = newValue }
        }
    }

    @Test func `Elements are counted and found`() {
        let (view, label, button) = (UIView(), UILabel(), UIButton())
        #expect(view.accessibilityElementCount() == 0)
        view.accessibilityElements = [label, button]
        #expect(view.accessibilityElementCount() == 2)
        #expect(view.accessibilityElement(at: 1) as? UIButton === button)
        #expect(view.accessibilityElement(at: 2) == nil)
        #expect(view.index(ofAccessibilityElement: label) == 0)
        #expect(view.index(ofAccessibilityElement: view) == NSNotFound)
        #expect(!view.accessibilityActivate())
    }

    @Test func `A class overrides what it says of itself`() {
        let chart = Chart()
        chart.accessibilityTraits = [.button, .selected]
        chart.accessibilityUserInputLabels = ["chart"]
        #expect(chart.accessibilityTraits == [.button, .selected, .image])
        #expect(chart.accessibilityUserInputLabels == ["chart"])
        #expect(chart.accessibilityElementCount() == 2)
        #expect(UIAccessibilityTraits.none == [])
    }

    @Test func `An element lies in its container`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        window.addSubview(view)
        let element = UIAccessibilityElement(accessibilityContainer: view)
        element.accessibilityIdentifier = "bar"
        #expect(element.isAccessibilityElement)
        #expect(element.accessibilityContainer === view)
        #expect(element.accessibilityFrameInContainerSpace == .zero)

        element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
        #expect(element.accessibilityFrame == CGRect(x: 11, y: 22, width: 3, height: 4))
        view.frame.origin = .zero
        #expect(element.accessibilityFrame == CGRect(x: 1, y: 2, width: 3, height: 4))

        element.accessibilityFrame = CGRect(x: 7, y: 7, width: 7, height: 7)
        #expect(element.accessibilityFrame == CGRect(x: 7, y: 7, width: 7, height: 7))
    }
}
