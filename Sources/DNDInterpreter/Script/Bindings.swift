internal import DragDrop

/// What the references of a script stand for at one place: `item`, `destination`, `move.source` …
struct Bindings: Sendable {
    /// The list whose delegate runs.
    var list: ListID?

    /// The item at hand, its place among the items of the drop, and the row that it came from.
    var item: ItemID?
    var itemIndex = 0
    var sourcePath: RowPath?
    var hasLocalObject = false

    /// Whether the item of a drop shows a preview (R164).
    var hasPreview = true

    /// The coordinator's destination, the update's, or inside a commit the placeholder's current path.
    var destination: RowPath?

    /// Where items go when there is no destination: the end of the last section, without the dragged rows (R175).
    var fallbackDestination: RowPath?

    /// The items of the drop, kept for what runs after it.
    var dropItems: [DropCoordinator.Item] = []

    /// The load whose answer runs.
    var load: LoadID?

    /// True where a provider calls back on a queue of its own, and calls of UIKit are faults (R077).
    var isOffMain = false

    /// All items of the session.
    var sessionItems: [ItemID] = []

    /// The paths of a native move.
    var moveSource: RowPath?
    var moveDestination: RowPath?
    var isLocal = false

    /// In a completion: where it finds the animation.
    var position: AnimatingPosition?

    /// The bindings for the answer of `loadObjects`: the items are those that objects could be made from.
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
