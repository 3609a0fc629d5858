/// Activates a view under a resting dragged item (R200–R206).
@preconcurrency @MainActor open class UISpringLoadedInteraction: NSObject, UIInteraction {
    /// Nil for the default behaviour and the default effect.
    public init(
        interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
        interactionEffect: (any UISpringLoadedInteractionEffect)?,
        activationHandler:
            @escaping (
                UISpringLoadedInteraction, any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        Self.noteThread()
        ownBehavior = interactionBehavior
        ownEffect = interactionEffect
        self.activationHandler = activationHandler
        super.init()
    }

    public convenience init(
        activationHandler:
            @escaping (
                UISpringLoadedInteraction, any UISpringLoadedInteractionContext
            ) -> Void
    ) {
        Self.noteThread()
        self.init(interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
    }

    /// The default behaviour allows everything.
    open var interactionBehavior: any UISpringLoadedInteractionBehavior { onMain(ownBehavior ?? defaultBehavior) }

    /// The default effect shows nothing here.
    open var interactionEffect: any UISpringLoadedInteractionEffect { onMain(ownEffect ?? defaultEffect) }

    open var view: UIView? { onMain(ownView) }
    private weak var ownView: UIView?

    let ownBehavior: (any UISpringLoadedInteractionBehavior)?
    let ownEffect: (any UISpringLoadedInteractionEffect)?
    let activationHandler: (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
    private lazy var defaultBehavior = DefaultSpringLoading()
    private lazy var defaultEffect = DefaultSpringLoading()

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        guard isOnMain() else { return }
        let old = self.view
        self.ownView = view
        Screen.interactionsChanged(of: view ?? old)
    }
}

@preconcurrency @MainActor public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool
    func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
    public func interactionDidFinish(_ interaction: UISpringLoadedInteraction) {}
}

@preconcurrency @MainActor public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext)
}

public enum UISpringLoadedInteractionEffectState: Int, Sendable {
    case inactive, possible, activating, activated
}

@preconcurrency @MainActor public protocol UISpringLoadedInteractionContext: NSObjectProtocol, Sendable {
    var state: UISpringLoadedInteractionEffectState { get }

    /// The interaction's view or the cell of a list, unless replaced (R204).
    var targetView: UIView? { get set }

    /// Identifies a region of the view (R204).
    var targetItem: Any? { get set }
    func location(in view: UIView?) -> CGPoint
}

@preconcurrency @MainActor public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
    var isSpringLoaded: Bool { get set }
}

/// The default behaviour and effect.
private final class DefaultSpringLoading: NSObject, UISpringLoadedInteractionBehavior,
    UISpringLoadedInteractionEffect
{
    func shouldAllow(
        _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
    ) -> Bool { true }

    func interaction(
        _ interaction: UISpringLoadedInteraction, didChangeWith context: any UISpringLoadedInteractionContext
    ) {}
}
