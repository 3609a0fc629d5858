/// Told about scrolling. The members about zooming do not exist, because nothing would call them.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// After every change of the offset, also by the program.
    func scrollViewDidScroll(_ scrollView: UIScrollView)

    /// When a finger begins to scroll; not told when the program does.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)

    /// When the finger lets go. Fingers have no velocity here; another target is where the content glides.
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
}

extension UIScrollViewDelegate {
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}

    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}

    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
