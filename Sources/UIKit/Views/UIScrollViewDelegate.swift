/// Is notified of scrolling and zooming.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// After every change of the offset, even by the program.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// When a finger begins to scroll, but not for scrolling by the program.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// When the finger is released. Fingers have no velocity here; the content moves to a changed target.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)

    /// After the program has scrolled with `animated: true` and the offset has changed, on the main queue.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    /// When a finger taps the status bar.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)

    /// After a change of the insets.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)

    /// Called before any zooming. Nil: no zooming.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?

    /// When the program zooms with `animated: true`.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)

    /// After every change of the scale.
    func scrollViewDidZoom(_ scrollView: UIScrollView)

    /// On the main queue after an animation.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
}
