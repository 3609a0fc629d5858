extension UIView {
    /// Makes the view, or the first responder inside it, resign. Returns false when there is none, or when it refuses.
    ///
    /// `force`: Does not ask the delegate of a text field, so that nothing can refuse.
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
    /// Whether the responder is the view, is inside it, or is the controller of a view that is.
    fileprivate func isWithin(_ view: UIView) -> Bool {
        sequence(first: self) { $0.next }.contains { $0 === view }
    }
}
