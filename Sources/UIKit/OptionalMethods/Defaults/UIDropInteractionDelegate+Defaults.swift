// The optional methods of `UIDropInteractionDelegate`: what UIKit does where a delegate has not written them.
// Never inlined, so that one can see who has (see `OptionalMethods`).
extension UIDropInteractionDelegate {
    @_optimize(none) @inline(never)
    public func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        AbsentMethod.note(self)
        return true
    }

    @_optimize(none) @inline(never)
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal {
        AbsentMethod.note(self)
        return UIDropProposal(operation: .cancel)
    }

    @_optimize(none) @inline(never)
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
        AbsentMethod.note(self)
    }

    @_optimize(none) @inline(never)
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? {
        AbsentMethod.note(self)
        return defaultPreview
    }

    @_optimize(none) @inline(never)
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {
        AbsentMethod.note(self)
    }
}
