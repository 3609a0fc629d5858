extension UIView {
    /// Zero: there are no bars, notches or keyboards here.
    public var safeAreaInsets: UIEdgeInsets { .zero }

    /// The directional margins, as read from left to right.
    public var layoutMargins: UIEdgeInsets {
        get {
            let margins = directionalLayoutMargins
            return UIEdgeInsets(
                top: margins.top, left: margins.leading, bottom: margins.bottom, right: margins.trailing)
        }
        set {
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: newValue.left, bottom: newValue.bottom, trailing: newValue.right)
        }
    }
}
