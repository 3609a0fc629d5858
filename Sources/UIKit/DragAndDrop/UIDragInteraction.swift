/// Makes a view a source of drags.
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
    public init(delegate: any UIDragInteractionDelegate) {
        Self.noteThread()
        ownDelegate = delegate
        super.init()
    }

    open var delegate: (any UIDragInteractionDelegate)? { onMain(ownDelegate) }
    private weak var ownDelegate: (any UIDragInteractionDelegate)?
    open var view: UIView? { onMain(ownView) }
    private weak var ownView: UIView?

    /// Whether other gesture recognizers can recognise their gestures during a lift, which cancels it (R012).
    @MainThreadOnly open var allowsSimultaneousRecognitionDuringLift = false {
        didSet { Screen.interactionsChanged(of: view) }
    }

    // MARK: - Configuring lift behavior

    /// The lift behaviour. With `.extended`, from iOS 27 on, a second touch in the view cancels the lift (R248). The
    /// longer lift delay is not modelled, since a lift here takes no time.
    @MainThreadOnly open var liftBehavior: LiftBehavior = .default {
        didSet { Screen.interactionsChanged(of: view) }
    }

    public enum LiftBehavior: UInt, BitwiseCopyable, Sendable {
        case `default` = 0
        case extended = 1
    }

    /// Whether a pointer drag can begin before the lift delay has passed. There is no pointer here, so the value is
    /// stored without effect.
    @MainThreadOnly open var allowsPointerDragBeforeLiftDelay = true

    // MARK: - Managing drag interactions

    /// The device's default until it is set.
    open var isEnabled: Bool {
        get { onMain(ownIsEnabled ?? Self.isEnabledByDefault) }
        set {
            guard isOnMain() else { return }
            ownIsEnabled = newValue
            Screen.interactionsChanged(of: view)
        }
    }

    private(set) var ownIsEnabled: Bool?

    /// Depends on device and version (R002).
    open class var isEnabledByDefault: Bool { Self.onMain(UIDevice.current.enablesDragsByDefault) }

    open func willMove(to view: UIView?) {}

    open func didMove(to view: UIView?) {
        guard isOnMain() else { return }
        let old = self.view
        self.ownView = view
        Screen.interactionsChanged(of: view ?? old)
    }
}

@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem]
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
        session: any UIDragSession)
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession)
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation)
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation)
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession)
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession,
        withTouchAt point: CGPoint
    ) -> [UIDragItem]
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)?
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction)
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview?
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating)
}
