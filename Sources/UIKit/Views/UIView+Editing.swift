extension UIView {
    /// Makes the view, or the first responder that lies in it, give up its place. False where there is none, or where
    /// it refuses.
    ///
    /// `force`: The delegate of a text field is not asked, and nothing can refuse.
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        noteThread()
        guard let window = enclosingWindow, let responder = window.firstResponder, responder.isWithin(self) else {
            return false
        }
        window.forcesEndOfEditing = force
        defer { window.forcesEndOfEditing = false }
        if responder.resignFirstResponder() { return true }
        if force { window.firstResponder = nil }
        return force
    }
}

extension UIResponder {
    /// Whether it is the view, lies in it, or is the controller of a view that does.
    fileprivate func isWithin(_ view: UIView) -> Bool {
        sequence(first: self) { $0.next }.contains { $0 === view }
    }
}
