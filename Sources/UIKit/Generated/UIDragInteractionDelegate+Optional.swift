// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UIDragInteractionDelegate {
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForLifting item: UIDragItem, session: any UIDragSession
    ) -> UITargetedDragPreview? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating, session: any UIDragSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionAllowsMoveOperation session: any UIDragSession
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionIsRestrictedToDraggingApplication session: any UIDragSession
    ) -> Bool { AbsentMethod.note(self, answering: false) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { AbsentMethod.note(self, answering: false) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidMove session: any UIDragSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willEndWith operation: UIDropOperation
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, didEndWith operation: UIDropOperation
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionDidTransferItems session: any UIDragSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, itemsForAddingTo session: any UIDragSession, withTouchAt point: CGPoint
    ) -> [UIDragItem] { AbsentMethod.note(self, answering: []) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, sessionForAddingItems sessions: [any UIDragSession],
        withTouchAt point: CGPoint
    ) -> (any UIDragSession)? { AbsentMethod.note(self, answering: nil) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, session: any UIDragSession, willAdd items: [UIDragItem],
        for addingInteraction: UIDragInteraction
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, previewForCancelling item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { AbsentMethod.note(self, answering: defaultPreview) }
    @_optimize(none) @inline(never)
    public func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) { AbsentMethod.note(self) }
}

enum DragInteractionMethod: String, DelegateMethod {
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
    typealias Delegate = any UIDragInteractionDelegate
    static func isConforming(_ type: AnyClass) -> Bool { type is any UIDragInteractionDelegate.Type }
    @MainActor static let requirements = OptionalRequirements<DragInteractionMethod>(
        absent: ClassExistential(Absent(), as: (any UIDragInteractionDelegate).self),
        present: ClassExistential(Present(), as: (any UIDragInteractionDelegate).self),
        required: [.itemsForBeginning],
        overridable: [])
}

extension OptionalMethods {
    static func has(_ method: DragInteractionMethod, _ delegate: (any UIDragInteractionDelegate)?) -> Bool {
        method.isWritten(by: delegate)
    }
}

private final class Absent: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
}

private final class Present: NSObject, UIDragInteractionDelegate {
    func dragInteraction(
        _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }
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
    ) -> Bool { false }
    func dragInteraction(
        _ interaction: UIDragInteraction, prefersFullSizePreviewsFor session: any UIDragSession
    ) -> Bool { false }
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
    ) -> UITargetedDragPreview? { defaultPreview }
    func dragInteraction(
        _ interaction: UIDragInteraction, item: UIDragItem, willAnimateCancelWith animator: any UIDragAnimating
    ) {}
}
