/// A change of a batch, as passed to a collection's layout.
@preconcurrency @MainActor open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert, delete, reload, move, none
    }

    /// Nil for an insertion. The path of a section has one index.
    open private(set) var indexPathBeforeUpdate: IndexPath?

    /// Nil for a deletion.
    open private(set) var indexPathAfterUpdate: IndexPath?
    open private(set) var updateAction: UICollectionViewUpdateItem.Action

    /// An item without a change, as a subclass in a test makes it.
    public override init() {
        updateAction = .none
        super.init()
    }

    package init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        updateAction = action
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        super.init()
    }
}
