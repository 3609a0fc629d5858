/// Zooming by the program, which scales the delegate's view and the content.
///
/// Every change of the scale calls `scrollViewDidZoom`; for an animated one the delegate is also notified of the
/// beginning and the end (Apple: the pages of the three methods). Guesses: `scrollViewDidZoom` is called when size and
/// offset are those of the new scale; the centre of the visible part stays in place; an animation that ends at its
/// initial scale is none.
extension UIScrollView {
    /// The delegate's answer.
    var viewForZooming: UIView? { delegate?.viewForZooming(in: self) }

    func limited(_ scale: CGFloat) -> CGFloat { max(minimumZoomScale, min(maximumZoomScale, scale)) }

    private var middle: CGPoint { CGPoint(x: bounds.width / 2, y: bounds.height / 2) }

    func zoom(to scale: CGFloat, animated: Bool) {
        let scale = limited(scale)
        guard scale != zoomScale, let view = viewForZooming else { return }
        zoom(view, animated) { change(view, to: scale, around: middle) }
    }

    /// Zooms so that a rectangle of the view fills the bounds, within the limits.
    func show(_ rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0, let view = viewForZooming else { return }
        let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        let centre = CGPoint(x: rect.midX, y: rect.midY)
        guard scale != zoomScale else { return contentOffset = reachable(offset(centering: centre, of: view)) }
        zoom(view, animated) {
            change(view, to: scale) { _ in self.offset(centering: centre, of: view) }
        }
    }

    /// Notifies the delegate of the end of an animation on the main queue.
    private func zoom(_ view: UIView, _ animated: Bool, _ change: () -> Void) {
        guard animated else { return change() }
        delegate?.scrollViewWillBeginZooming(self, with: view)
        change()
        Screen.of(self).later { [weak self, weak view] in
            if let self { delegate?.scrollViewDidEndZooming(self, with: view, atScale: zoomScale) }
        }
    }

    private func offset(centering point: CGPoint, of view: UIView) -> CGPoint {
        let point = view.convert(point, to: self)
        return CGPoint(x: point.x - middle.x, y: point.y - middle.y)
    }

    // MARK: - Changing the scale

    /// Keeps the content at a point of the visible part in place.
    private func change(_ view: UIView, to scale: CGFloat, around anchor: CGPoint) {
        change(view, to: scale) { ratio in
            CGPoint(
                x: (contentOffset.x + anchor.x) * ratio - anchor.x, y: (contentOffset.y + anchor.y) * ratio - anchor.y)
        }
    }

    private func change(_ view: UIView, to scale: CGFloat, offset: (_ ratio: CGFloat) -> CGPoint) {
        guard scale != zoomScale else { return }
        let ratio = scale / zoomScale
        let (origin, size) = (view.frame.origin, contentSize)
        ownZoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        view.center.x += origin.x * ratio - view.frame.origin.x
        view.center.y += origin.y * ratio - view.frame.origin.y
        contentSize = CGSize(width: size.width * ratio, height: size.height * ratio)
        contentOffset = reachable(offset(ratio))
        delegate?.scrollViewDidZoom(self)
    }
}
