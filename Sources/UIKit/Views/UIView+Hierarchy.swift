/// Adding and removing views. UIKit does not document the order of the calls about a window and a superview; the order
/// here (window first) is a guess.
extension UIView {
    /// The window of the view, or the view itself if it is one. O(depth).
    var enclosingWindow: UIWindow? {
        var next: UIView? = self
        while let view = next {
            if view.isWindow { return view as? UIWindow }
            next = view.parentView
        }
        return nil
    }

    /// Returns whether this is the given view or is inside it. O(depth).
    func isWithin(_ view: UIView) -> Bool {
        var next: UIView? = self
        while let candidate = next {
            if candidate === view { return true }
            next = candidate.parentView
        }
        return false
    }

    func place(_ view: UIView, at index: Int) {
        precondition(view !== self, "a view cannot be added to itself")
        precondition(view.childViews.isEmpty || !isWithin(view), "a view cannot be added to a view that lies in it")
        if view.parentView === self {
            reorder(view, to: min(index, childViews.count - 1))
            return
        }
        let target = enclosingWindow
        let changesWindow = view.enclosingWindow !== target
        if changesWindow { view.tellWillMove(toWindow: target) }
        view.willMove(toSuperview: self)
        view.detachFromParent()
        if index >= childViews.count { childViews.append(view) } else { childViews.insert(view, at: max(index, 0)) }
        view.parentView = self
        setNeedsLayout()
        if changesWindow { view.tellDidMoveToWindow() }
        view.didMoveToSuperview()
        if view.ownTintColor == nil { view.tellTintColorDidChange() }
        didAddSubview(view)
    }

    /// Moves a view of this superview; adds any other.
    func place(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        precondition(
            sibling.parentView === self, "\(sibling) is not a subview of \(self): nothing can be put beside it")
        let others = childViews.filter { $0 !== view }
        let position = (others.firstIndex { $0 === sibling } ?? others.count) + offset
        if view.parentView === self { reorder(view, to: position) } else { place(view, at: position) }
    }

    func reorder(_ view: UIView, to index: Int) {
        guard let position = childViews.firstIndex(where: { $0 === view }) else { return }
        childViews.remove(at: position)
        childViews.insert(view, at: min(max(index, 0), childViews.count))
    }

    func leaveSuperview() {
        guard parentView != nil else { return }
        let changesWindow = enclosingWindow != nil
        if changesWindow { tellWillMove(toWindow: nil) }
        willMove(toSuperview: nil)
        detachFromParent()
        if changesWindow { tellDidMoveToWindow() }
        didMoveToSuperview()
    }

    private func detachFromParent() {
        guard let parent = parentView else { return }
        parent.willRemoveSubview(self)
        parent.childViews.removeAll { $0 === self }
        parent.setNeedsLayout()
        parentView = nil
    }

    /// A view that leaves its window is no longer its first responder.
    private func tellWillMove(toWindow target: UIWindow?) {
        if target == nil, isFirstResponder { window?.firstResponder = nil }
        viewController?.viewWillMove(toWindow: target)
        willMove(toWindow: target)
        for subview in childViews { subview.tellWillMove(toWindow: target) }
    }

    private func tellDidMoveToWindow() {
        for subview in childViews { subview.tellDidMoveToWindow() }
        didMoveToWindow()
        viewController?.viewDidMoveToWindow()
    }

    func tellTintColorDidChange() {
        tintColorDidChange()
        for subview in childViews where subview.ownTintColor == nil { subview.tellTintColorDidChange() }
    }
}
