/// How a controller is presented. Every presentation covers the window here, so the properties are stored, and no
/// delegate is asked.
/// <https://developer.apple.com/documentation/uikit/uipresentationcontroller>
@preconcurrency @MainActor open class UIPresentationController: NSObject {
    private unowned let ownPresented: UIViewController
    private weak var ownPresenting: UIViewController?

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        Self.noteThread()
        ownPresented = presentedViewController
        ownPresenting = presentingViewController
        super.init()
    }

    open var presentedViewController: UIViewController { onMain(ownPresented) }

    /// The presented controller if none presents it.
    open var presentingViewController: UIViewController { onMain(ownPresenting ?? ownPresented) }
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)? { willSet { noteThread() } }
}

/// A popover. It covers the window here like every presentation: its anchor and arrows are stored.
/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontroller>
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
    @MainThreadOnly open var sourceView: UIView? = nil
    @MainThreadOnly open var sourceRect = CGRect.null
    @MainThreadOnly open var barButtonItem: UIBarButtonItem? = nil
    @MainThreadOnly open var permittedArrowDirections: UIPopoverArrowDirection = .any
    @MainThreadOnly open var backgroundColor: UIColor? = nil
    @MainThreadOnly open var passthroughViews: [UIView]? = nil
}

/// The directions of a popover's arrow. No arrow is shown here.
/// <https://developer.apple.com/documentation/uikit/uipopoverarrowdirection>
public struct UIPopoverArrowDirection: OptionSet, Sendable {
    public static let up = UIPopoverArrowDirection(rawValue: 1)
    public static let down = UIPopoverArrowDirection(rawValue: 2)
    public static let left = UIPopoverArrowDirection(rawValue: 4)
    public static let right = UIPopoverArrowDirection(rawValue: 8)
    public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
    public static let unknown = UIPopoverArrowDirection(rawValue: UInt.max)

    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }
}

/// In UIKit, decides how a presentation adapts to a size. Nothing adapts here, so the protocol has no requirements.
/// <https://developer.apple.com/documentation/uikit/uiadaptivepresentationcontrollerdelegate>
@preconcurrency @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}

/// In UIKit, learns about a popover; here without requirements.
/// <https://developer.apple.com/documentation/uikit/uipopoverpresentationcontrollerdelegate>
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate:
    UIAdaptivePresentationControllerDelegate
{}

extension UIViewController {
    /// The presentation of this controller; made at the first use.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/presentationcontroller>
    public var presentationController: UIPresentationController? {
        noteThread()
        if ownPresentationController == nil {
            ownPresentationController =
                modalPresentationStyle == .popover
                ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
                : UIPresentationController(presentedViewController: self, presenting: nil)
        }
        return ownPresentationController
    }

    /// Nil unless the style is a popover, which covers the window here.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/popoverpresentationcontroller>
    public var popoverPresentationController: UIPopoverPresentationController? {
        onMain(presentationController as? UIPopoverPresentationController)
    }
}
