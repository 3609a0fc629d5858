/// The methods of `UIDragInteractionDelegate`, in the order of their declaration.
enum DragInteractionMethod: String, CaseIterable {
    case itemsForBeginning = "dragInteraction(_:itemsForBeginning:)"
    case previewForLifting = "dragInteraction(_:previewForLifting:session:)"
    case willAnimateLiftWith = "dragInteraction(_:willAnimateLiftWith:session:)"
    case sessionWillBegin = "dragInteraction(_:sessionWillBegin:)"
    case sessionAllowsMoveOperation = "dragInteraction(_:sessionAllowsMoveOperation:)"
    case sessionIsRestrictedToDraggingApplication = "dragInteraction(_:sessionIsRestrictedToDraggingApplication:)"
    case prefersFullSizePreviewsFor = "dragInteraction(_:prefersFullSizePreviewsFor:)"
    case sessionDidMove = "dragInteraction(_:sessionDidMove:)"
    case willEndWith = "dragInteraction(_:session:willEndWith:)"
    case didEndWith = "dragInteraction(_:session:didEndWith:)"
    case sessionDidTransferItems = "dragInteraction(_:sessionDidTransferItems:)"
    case itemsForAddingTo = "dragInteraction(_:itemsForAddingTo:withTouchAt:)"
    case sessionForAddingItems = "dragInteraction(_:sessionForAddingItems:withTouchAt:)"
    case willAdd = "dragInteraction(_:session:willAdd:for:)"
    case previewForCancelling = "dragInteraction(_:previewForCancelling:withDefault:)"
    case willAnimateCancelWith = "dragInteraction(_:item:willAnimateCancelWith:)"
}

extension OptionalMethods {
    static func has(_ method: DragInteractionMethod, _ delegate: (any UIDragInteractionDelegate)?) -> Bool {
        guard let delegate else { return false }
        return dragInteractionMethods.presence(
            of: method, in: ClassExistential(delegate, as: (any UIDragInteractionDelegate).self)) != .absent
    }

    private static let dragInteractionMethods = OptionalRequirements<DragInteractionMethod>(
        absent: ClassExistential(AbsentDragInteractionMethods(), as: (any UIDragInteractionDelegate).self),
        present: ClassExistential(PresentDragInteractionMethods(), as: (any UIDragInteractionDelegate).self),
        required: [.itemsForBeginning])
}

private final class AbsentDragInteractionMethods: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { [] }
}

private final class PresentDragInteractionMethods: NSObject, UIDragInteractionDelegate {
    func dragInteraction(_ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession) -> [UIDragItem]
    { [] }
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { nil }
    func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {}
    func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {}
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { true }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { true }
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { true }
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {}
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {}
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {}
    func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {}
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { [] }
    func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { nil }
    func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {}
    func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {}
}
