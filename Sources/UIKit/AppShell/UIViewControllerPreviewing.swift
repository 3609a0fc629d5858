/// A registration for previews with 3D Touch, which iOS 13 deprecated. No finger presses harder here: a
/// registration stores what it was made from, and nothing asks its delegate.
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewing>
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }

    /// In coordinates of the source view.
    var sourceRect: CGRect { get set }
}

/// Supplies previews for 3D Touch. No finger presses harder here, so only a test calls its methods.
/// <https://developer.apple.com/documentation/uikit/uiviewcontrollerpreviewingdelegate>
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint
    ) -> UIViewController?

    func previewingContext(
        _ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

/// What `registerForPreviewing(with:sourceView:)` returns.
private final class PreviewingContext: NSObject, UIViewControllerPreviewing {
    let delegate: any UIViewControllerPreviewingDelegate
    let sourceView: UIView
    let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
    @MainThreadOnly var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ sourceView: UIView) {
        self.delegate = delegate
        self.sourceView = sourceView
        sourceRect = sourceView.bounds
        super.init()
    }
}

extension UIViewController {
    /// Returns a registration that no touch uses. Its source rectangle is that of the view's bounds.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/registerforpreviewing(with:sourceview:)>
    @discardableResult
    public func registerForPreviewing(
        with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
    ) -> any UIViewControllerPreviewing {
        doNothing()
        return PreviewingContext(delegate, sourceView)
    }

    /// Ends nothing: no touch uses a registration.
    /// <https://developer.apple.com/documentation/uikit/uiviewcontroller/unregisterforpreviewing(withcontext:)>
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) { doNothing() }
}
