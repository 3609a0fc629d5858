extension UIView {
    /// Zero: there are no bars, notches or keyboards here.
    public var safeAreaInsets: UIEdgeInsets { onMain(.zero) }

    /// The directional margins, for a left-to-right layout.
    public var layoutMargins: UIEdgeInsets {
        get {
            noteThread()
            let margins = directionalLayoutMargins
            return UIEdgeInsets(
                top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
        }
        set {
            guard isOnMain() else { return }
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
        }
    }
}
