/// Makes a view a destination of drops.
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
    public init(delegate: any UIDropInteractionDelegate) {
        Self.noteThread()
        ownDelegate = delegate
        super.init()
    }

    open var delegate: (any UIDropInteractionDelegate)? { onMain(ownDelegate) }
    private weak var ownDelegate: (any UIDropInteractionDelegate)?
    open var view: UIView? { onMain(ownView) }
    private weak var ownView: UIView?

    /// Whether the view accepts several sessions at a time (R058).
    @MainThreadOnly open var allowsSimultaneousDropSessions = false {
        didSet { Screen.interactionsChanged(of: view) }
    }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        guard isOnMain() else { return }
        let old = self.view
        self.ownView = view
        Screen.interactionsChanged(of: view ?? old)
    }
}

@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession)
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession)
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating)
}
