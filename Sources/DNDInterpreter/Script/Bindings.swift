internal import DragDrop

/// The values of a script's references at one place: `item`, `destination`, `move.source` …
struct Bindings: Sendable {
    /// The list whose delegate runs.
    var list: ListID?

    /// The current item, its index among the items of the drop, and its source row.
    var item: ItemID?
    var itemIndex = 0
    var sourcePath: RowPath?
    var hasLocalObject = false

    /// Whether the item of a drop has a preview (R164).
    var hasPreview = true

    /// The destination of the coordinator or update; inside a commit, the placeholder's current path.
    var destination: RowPath?

    /// The default without a destination: the end of the last section, without the dragged rows (R175).
    var fallbackDestination: RowPath?

    /// The items of the drop, kept for code that runs after it.
    var dropItems: [DropCoordinator.Item] = []

    /// The load whose completion runs.
    var load: LoadID?

    /// True on a provider's queue, where calls to UIKit are faults (R077).
    var isOffMain = false

    /// All items of the session.
    var sessionItems: [ItemID] = []

    /// The paths of a move.
    var moveSource: RowPath?
    var moveDestination: RowPath?
    var isLocal = false

    /// In a completion: the position at which it finds the animation.
    var position: AnimatingPosition?

    /// The bindings for the completion of `loadObjects`: the items whose objects were created.
    func with(only items: [ItemID]) -> Bindings {
        var copy = self
        copy.dropItems = items.compactMap { item in dropItems.first { $0.id == item } }
        copy.sessionItems = items
        copy.item = items.first
        copy.itemIndex = 0
        return copy
    }

    /// Binds one item of a drop.
    func with(_ item: DropCoordinator.Item, at index: Int) -> Bindings {
        var copy = self
        copy.item = item.id
        copy.itemIndex = index
        copy.sourcePath = item.sourcePath
        copy.hasLocalObject = item.hasLocalObject
        copy.hasPreview = item.hasPreview
        return copy
    }
}
