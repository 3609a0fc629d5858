internal import DragDrop

/// The settings of a view that rules depend on.
@MainActor struct ListSettings {
    var isDragEnabled = true

    /// False once the app has set whether the view drags.
    var hasDefaultDragEnabled = true
    var isDropEnabled = true
    var isEditing = false
    var isSpringLoaded = false
    var cadence = ReorderingCadence.immediate
    var isDiffable = false
    var allowsSimultaneousRecognition = false
    var hasExtendedLift = false
    var allowsSimultaneousDropSessions = false
    var pasteTypes: [String] = []

    /// The settings that tables and collections share.
    init(of list: some ListView, isDropEnabled: Bool) {
        isDragEnabled = list.dragInteractionEnabled
        hasDefaultDragEnabled = list.rows.isDragEnabled == nil
        self.isDropEnabled = isDropEnabled
        isEditing = list.isEditing
        isSpringLoaded = list.isSpringLoaded
        isDiffable = list.isDiffable
    }

    /// The settings of a plain view's interactions.
    init(of host: ViewHost) {
        isDragEnabled = host.dragInteraction?.isEnabled ?? false
        hasDefaultDragEnabled = host.dragInteraction?.ownIsEnabled == nil
        isDropEnabled = host.dropInteraction != nil || host.view?.pasteConfiguration != nil
        isSpringLoaded = host.springLoading != nil
        allowsSimultaneousRecognition = host.dragInteraction?.allowsSimultaneousRecognitionDuringLift ?? false
        hasExtendedLift = host.dragInteraction?.liftBehavior == .extended
        allowsSimultaneousDropSessions = host.dropInteraction?.allowsSimultaneousDropSessions ?? false
        pasteTypes = host.view?.pasteConfiguration?.acceptableTypeIdentifiers ?? []
    }

    func apply(to list: inout ListState) {
        list.isDragEnabled = isDragEnabled
        list.hasDefaultDragEnabled = hasDefaultDragEnabled
        list.isDropEnabled = isDropEnabled
        list.isEditing = isEditing
        list.isSpringLoaded = isSpringLoaded
        list.cadence = cadence
        list.data = isDiffable ? .diffable : .array
        list.allowsSimultaneousRecognitionDuringLift = allowsSimultaneousRecognition
        list.hasExtendedLift = hasExtendedLift
        list.allowsSimultaneousDropSessions = allowsSimultaneousDropSessions
        list.pasteTypes = pasteTypes
    }
}
