extension UIView {
    /// Lays out the views from the top down. A view that requests layout during its own pass is laid out again, up to
    /// `layoutPassLimit` passes.
    func layOutSubtree() {
        var passes = 0
        while needsLayout, passes < Self.layoutPassLimit {
            needsLayout = false
            viewController?.viewWillLayoutSubviews()
            layoutSubviews()
            viewController?.viewDidLayoutSubviews()
            passes += 1
        }
        displayIfNeeded()
        for subview in subviews { subview.layOutSubtree() }
    }

    private static let layoutPassLimit = 16

    /// Moves and resizes the subviews according to their autoresizing masks. The superview's change along an axis is
    /// distributed over the flexible parts in proportion to their lengths, or equally when all are zero.
    func resizeSubviews(from old: CGSize) {
        for subview in childViews where subview.transform.isIdentity && subview.autoresizingMask != [] {
            let mask = subview.autoresizingMask
            var frame = subview.frame
            (frame.origin.x, frame.size.width) = AxisResizing(
                before: mask.contains(.flexibleLeftMargin), length: mask.contains(.flexibleWidth),
                after: mask.contains(.flexibleRightMargin)
            ).resize(origin: frame.origin.x, length: frame.size.width, from: old.width, to: bounds.width)
            (frame.origin.y, frame.size.height) = AxisResizing(
                before: mask.contains(.flexibleTopMargin), length: mask.contains(.flexibleHeight),
                after: mask.contains(.flexibleBottomMargin)
            ).resize(origin: frame.origin.y, length: frame.size.height, from: old.height, to: bounds.height)
            subview.frame = frame
        }
    }
}

/// The flexible parts of an axis, of which there are three.
private struct AxisResizing {
    let before: Bool
    let length: Bool
    let after: Bool

    func resize(
        origin: CGFloat, length currentLength: CGFloat, from old: CGFloat, to new: CGFloat
    ) -> (origin: CGFloat, length: CGFloat) {
        let flexible = [before, length, after]
        let parts = [origin, currentLength, old - origin - currentLength]
        let total = zip(flexible, parts).reduce(0) { $0 + ($1.0 ? $1.1 : 0) }
        let count = flexible.reduce(0) { $0 + ($1 ? 1 : 0) }
        guard count > 0 else { return (origin, currentLength) }
        let shares = zip(flexible, parts).map { isFlexible, part -> CGFloat in
            guard isFlexible else { return 0 }
            return total == 0 ? 1 / CGFloat(count) : part / total
        }
        return (origin + (new - old) * shares[0], max(0, currentLength + (new - old) * shares[1]))
    }
}

extension UIView {
    /// The length of an axis along which a view has no size of its own.
    public nonisolated static let noIntrinsicMetric: CGFloat = -1

    static let noIntrinsicSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)

    /// Asks for the size of the content again, which nothing uses here.
    public func invalidateIntrinsicContentSize() { onMain(setNeedsLayout()) }
}
