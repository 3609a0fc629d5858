extension UIViewController {
    func contain(_ child: UIViewController) {
        precondition(child !== self, "a controller cannot contain itself")
        guard child.container !== self else { return }
        child.leaveContainer()
        child.willMove(toParent: self)
        containedControllers.append(child)
        child.container = self
    }

    func leaveContainer() {
        guard let parent = container else { return }
        parent.containedControllers.removeAll { $0 === self }
        container = nil
        didMove(toParent: nil)
    }

    /// The nearest parent of a type.
    func nearestContainer<Container: UIViewController>() -> Container? {
        sequence(first: self, next: \.container).dropFirst().lazy.compactMap { $0 as? Container }.first
    }

    /// Adds a child and its view, which fills this controller's view.
    func embed(_ child: UIViewController) {
        contain(child)
        guard let view = viewIfLoaded, let childView = child.view else { return }
        childView.frame = view.bounds
        childView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(childView)
        child.didMove(toParent: self)
    }

    /// Removes a child and its view.
    func release(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }
}
