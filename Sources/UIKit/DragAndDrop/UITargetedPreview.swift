/// The start or end of a preview's animation: a point in a container that is in a window.
@preconcurrency @MainActor open class UIPreviewTarget: NSObject, @preconcurrency NSCopying {
    public required init(container: UIView, center: CGPoint, transform: CGAffineTransform) {
        self.container = container
        self.center = center
        self.transform = transform
        super.init()
    }

    public convenience init(container: UIView, center: CGPoint) {
        self.init(container: container, center: center, transform: .identity)
    }

    open private(set) var container: UIView
    open private(set) var center: CGPoint
    open private(set) var transform: CGAffineTransform

    open func copy(with zone: NSZone? = nil) -> Any {
        Self(container: container, center: center, transform: transform)
    }
}

@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}

/// The look of a view in an animation, with the place where the animation begins or ends.
@preconcurrency @MainActor open class UITargetedPreview: NSObject, @preconcurrency NSCopying {
    /// The view need not be in a window.
    public required init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        self.view = view
        self.target = target
        ownParameters = parameters.copy() as? UIPreviewParameters ?? UIPreviewParameters()
        super.init()
    }

    /// At the view's own position; the view must be in a window.
    public convenience init(view: UIView, parameters: UIPreviewParameters) {
        self.init(
            view: view, parameters: parameters,
            target: UIDragPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    public convenience init(view: UIView) {
        self.init(view: view, parameters: UIDragPreviewParameters())
    }

    open private(set) var view: UIView
    open private(set) var target: UIPreviewTarget

    open var parameters: UIPreviewParameters {
        ownParameters.copy() as? UIPreviewParameters ?? UIPreviewParameters()
    }

    /// The size of the view.
    open var size: CGSize { view.bounds.size }

    let ownParameters: UIPreviewParameters

    open func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedPreview {
        Self(view: view, parameters: ownParameters, target: newTarget)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        Self(view: view, parameters: ownParameters, target: target)
    }
}

@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    open func retargetedPreview(with newTarget: UIDragPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: ownParameters, target: newTarget)
    }

    public convenience init(forURL url: URL, target: UIDragPreviewTarget) {
        self.init(forURL: url, title: nil, target: target)
    }

    public convenience init(forURL url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(
            view: UIDragPreview.label(for: url, title: title), parameters: UIDragPreviewParameters(), target: target)
    }

    /// The older Swift name of the initializer, as in `UIDragPreview`.
    public convenience init(for url: URL, target: UIDragPreviewTarget) {
        self.init(forURL: url, title: nil, target: target)
    }

    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(forURL: url, title: title, target: target)
    }
}
