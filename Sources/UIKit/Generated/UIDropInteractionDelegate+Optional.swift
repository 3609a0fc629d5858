// Written by optional-methods-generator from the protocols and Answers.txt: see `make generated`.
// swift-format-ignore-file
internal import LoadedCode
extension UIDropInteractionDelegate {
    @_optimize(none) @inline(never)
    public func dropInteraction(
        _ interaction: UIDropInteraction, canHandle session: any UIDropSession
    ) -> Bool { AbsentMethod.note(self, answering: true) }
    @_optimize(none) @inline(never)
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { AbsentMethod.note(self, answering: UIDropProposal(operation: .cancel)) }
    @_optimize(none) @inline(never)
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func dropInteraction(
        _ interaction: UIDropInteraction, performDrop session: any UIDropSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func dropInteraction(
        _ interaction: UIDropInteraction, concludeDrop session: any UIDropSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
    ) { AbsentMethod.note(self) }
    @_optimize(none) @inline(never)
    public func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { AbsentMethod.note(self, answering: defaultPreview) }
    @_optimize(none) @inline(never)
    public func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) { AbsentMethod.note(self) }
}

enum DropInteractionMethod: String, DelegateMethod {
    case canHandle = "dropInteraction(_:canHandle:)"
    case sessionDidEnter = "dropInteraction(_:sessionDidEnter:)"
    case sessionDidUpdate = "dropInteraction(_:sessionDidUpdate:)"
    case sessionDidExit = "dropInteraction(_:sessionDidExit:)"
    case performDrop = "dropInteraction(_:performDrop:)"
    case concludeDrop = "dropInteraction(_:concludeDrop:)"
    case sessionDidEnd = "dropInteraction(_:sessionDidEnd:)"
    case previewForDropping = "dropInteraction(_:previewForDropping:withDefault:)"
    case willAnimateDropWith = "dropInteraction(_:item:willAnimateDropWith:)"
    typealias Delegate = any UIDropInteractionDelegate
    static func isConforming(_ type: AnyClass) -> Bool { type is any UIDropInteractionDelegate.Type }
    @MainActor static let requirements = OptionalRequirements<DropInteractionMethod>(
        absent: ClassExistential(Absent(), as: (any UIDropInteractionDelegate).self),
        present: ClassExistential(Present(), as: (any UIDropInteractionDelegate).self),
        required: [],
        overridable: [])
}

extension OptionalMethods {
    static func has(_ method: DropInteractionMethod, _ delegate: (any UIDropInteractionDelegate)?) -> Bool {
        method.isWritten(by: delegate)
    }
}

private final class Absent: NSObject, UIDropInteractionDelegate {}

private final class Present: NSObject, UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { defaultPreview }
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {}
}
