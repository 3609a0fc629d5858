// The optional methods of `UIDragInteractionDelegate`: what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UIDragInteractionDelegate {
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? {
        AbsentMethod.note(self)
        return nil
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(_ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool {
        AbsentMethod.note(self)
        return true
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool {
        AbsentMethod.note(self)
        return false
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool {
        AbsentMethod.note(self)
        return false
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(_ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] {
        AbsentMethod.note(self)
        return []
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? {
        AbsentMethod.note(self)
        return nil
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        AbsentMethod.note(self)
        return defaultPreview
    }

    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {
        AbsentMethod.note(self)
    }
}
