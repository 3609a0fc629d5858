/// The methods of `UIDropInteractionDelegate`, in the order of their declaration.
enum DropInteractionMethod: String, CaseIterable {
    case canHandle = "dropInteraction(_:canHandle:)"
    case sessionDidEnter = "dropInteraction(_:sessionDidEnter:)"
    case sessionDidUpdate = "dropInteraction(_:sessionDidUpdate:)"
    case sessionDidExit = "dropInteraction(_:sessionDidExit:)"
    case performDrop = "dropInteraction(_:performDrop:)"
    case concludeDrop = "dropInteraction(_:concludeDrop:)"
    case sessionDidEnd = "dropInteraction(_:sessionDidEnd:)"
    case previewForDropping = "dropInteraction(_:previewForDropping:withDefault:)"
    case willAnimateDropWith = "dropInteraction(_:item:willAnimateDropWith:)"
}

extension OptionalMethods {
    static func has(_ method: DropInteractionMethod, _ delegate: (any UIDropInteractionDelegate)?) -> Bool {
        guard let delegate else { return false }
        return dropInteractionMethods.presence(
            of: method, in: ClassExistential(delegate, as: (any UIDropInteractionDelegate).self)) != .absent
    }

    private static let dropInteractionMethods = OptionalRequirements<DropInteractionMethod>(
        absent: ClassExistential(AbsentDropInteractionMethods(), as: (any UIDropInteractionDelegate).self),
        present: ClassExistential(PresentDropInteractionMethods(), as: (any UIDropInteractionDelegate).self),
        required: [])
}

private final class AbsentDropInteractionMethods: NSObject, UIDropInteractionDelegate {
}

private final class PresentDropInteractionMethods: NSObject, UIDropInteractionDelegate {
    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool { true }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession) {}
    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession) {}
    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {}
    func dropInteraction(_ interaction: UIDropInteraction, concludeDrop session: any UIDropSession) {}
    func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {}
    func dropInteraction(
        _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
        withDefault defaultPreview: UITargetedDragPreview
    ) -> UITargetedDragPreview? { nil }
    func dropInteraction(
        _ interaction: UIDropInteraction, item: UIDragItem, willAnimateDropWith animator: any UIDragAnimating
    ) {}
}
