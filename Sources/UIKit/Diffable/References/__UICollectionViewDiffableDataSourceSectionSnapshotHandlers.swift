/// The Objective-C form of `SectionSnapshotHandlers`, under Swift's name for a refined class. A data source stores a
/// copy.
@preconcurrency @MainActor
open class __UICollectionViewDiffableDataSourceSectionSnapshotHandlers: NSObject, @preconcurrency NSCopying {
    @MainThreadOnly open var shouldExpandItemHandler: ((Any) -> Bool)? = nil
    @MainThreadOnly open var willExpandItemHandler: ((Any) -> Void)? = nil
    @MainThreadOnly open var shouldCollapseItemHandler: ((Any) -> Bool)? = nil
    @MainThreadOnly open var willCollapseItemHandler: ((Any) -> Void)? = nil

    /// Receives the item and its current children.
    @MainThreadOnly open var snapshotForExpandingParentItemHandler:
        (
            (Any, NSDiffableDataSourceSectionSnapshotReference) ->
                NSDiffableDataSourceSectionSnapshotReference
        )? = nil

    public nonisolated override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { onMain(duplicate()) }

    func duplicate() -> __UICollectionViewDiffableDataSourceSectionSnapshotHandlers {
        let copy = __UICollectionViewDiffableDataSourceSectionSnapshotHandlers()
        copy.shouldExpandItemHandler = shouldExpandItemHandler
        copy.willExpandItemHandler = willExpandItemHandler
        copy.shouldCollapseItemHandler = shouldCollapseItemHandler
        copy.willCollapseItemHandler = willCollapseItemHandler
        copy.snapshotForExpandingParentItemHandler = snapshotForExpandingParentItemHandler
        return copy
    }
}
