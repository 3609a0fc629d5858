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
}
