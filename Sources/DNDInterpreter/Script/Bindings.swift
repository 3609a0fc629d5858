internal import DragDrop

/// What the references of a script stand for at one place: `item`, `destination`, `move.source` …
struct Bindings: Sendable {
    /// The list whose delegate runs.
    var list: ListID?

    /// The item at hand, its place among the items of the drop, and the row that it came from.
    var item: ItemID?
    var itemIndex = 0
    var sourcePath: IndexPath?
    var hasLocalObject = false

    /// The coordinator's destination, the update's, or inside a commit the placeholder's current path.
    var destination: IndexPath?

    /// Where items go when there is no destination: the end of the last section, without the dragged rows (R175).
    var fallbackDestination: IndexPath?

    /// The items of the drop, kept for what runs after it.
    var dropItems: [DropCoordinator.Item] = []

    /// All items of the session.
    var sessionItems: [ItemID] = []

    /// The paths of a native move.
    var moveSource: IndexPath?
    var moveDestination: IndexPath?
    var isLocal = false

    /// Binds one item of a drop.
    func with(_ item: DropCoordinator.Item, at index: Int) -> Bindings {
        var copy = self
        copy.item = item.id
        copy.itemIndex = index
        copy.sourcePath = item.sourcePath
        copy.hasLocalObject = item.hasLocalObject
        return copy
    }
}
