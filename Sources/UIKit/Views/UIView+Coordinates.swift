/// Points and rectangles in the coordinates of other views. Nil means the coordinates of the window, or of the topmost
/// superview without a window. O(depth).
extension UIView {
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        noteThread()
        let base = point.applying(transformToBase)
        return view.map { base.applying($0.transformToBase.inverted()) } ?? base
    }

    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        noteThread()
        let base = view.map { point.applying($0.transformToBase) } ?? point
        return base.applying(transformToBase.inverted())
    }

    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        noteThread()
        return rect.applying(
            view.map { transformToBase.concatenating($0.transformToBase.inverted()) } ?? transformToBase)
    }

    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        noteThread()
        let toBase = view?.transformToBase ?? .identity
        return rect.applying(toBase.concatenating(transformToBase.inverted()))
    }

    /// From this view's coordinates to those of the topmost superview.
    private var transformToBase: CGAffineTransform {
        var result = CGAffineTransform.identity
        var view = self
        while let parent = view.parentView {
            result = result.concatenating(view.transformToSuperview)
            view = parent
        }
        return result
    }

    private var transformToSuperview: CGAffineTransform {
        CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(transform)
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    }
}
