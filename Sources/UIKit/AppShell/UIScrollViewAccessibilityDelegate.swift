/// In UIKit, says which part of a scroll view is visible, for assistive technologies. None of them asks here, so the
/// protocol has no requirements.
/// <https://developer.apple.com/documentation/uikit/uiscrollviewaccessibilitydelegate>
@preconcurrency @MainActor public protocol UIScrollViewAccessibilityDelegate: UIScrollViewDelegate {}
