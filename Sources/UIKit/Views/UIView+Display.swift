/// Drawing and fitting. No pixels change: what a view draws is its own affair.
extension UIView {
    // MARK: - Drawing

    /// Draws at once if the view has a size and is in a window. UIKit draws after the layout of all views.
    func displayIfNeeded() {
        guard needsDisplay, !bounds.isEmpty, enclosingWindow != nil else { return }
        needsDisplay = false
        draw(bounds)
    }

    func scheduleDisplay() {
        needsDisplay = true
        guard !isDisplayScheduled else { return }
        isDisplayScheduled = true
        UIView.atNextTurn { [weak self] in
            self?.isDisplayScheduled = false
            self?.displayIfNeeded()
        }
    }

    // MARK: - Fitting

    /// As small as the constraints allow, in `systemLayoutSizeFitting(_:)`.
    /// <https://developer.apple.com/documentation/uikit/uiview/layoutfittingcompressedsize>
    public nonisolated static let layoutFittingCompressedSize = CGSize.zero

    /// As large as the constraints allow.
    /// <https://developer.apple.com/documentation/uikit/uiview/layoutfittingexpandedsize>
    public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

    func size(fitting target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let own = sizeThatFits(target)
        return CGSize(
            width: horizontal == .required ? target.width : own.width,
            height: vertical == .required ? target.height : own.height)
    }
}
