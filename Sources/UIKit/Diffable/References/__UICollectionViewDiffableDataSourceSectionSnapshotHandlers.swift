/// What hears of rows that are expanded and collapsed, as Objective-C has it: `SectionSnapshotHandlers` under the name
/// that Swift gives to what it refines. A data source keeps a copy of what it is given.
@preconcurrency @MainActor
open class __UICollectionViewDiffableDataSourceSectionSnapshotHandlers: NSObject, @preconcurrency NSCopying {
    @MainThreadOnly open var shouldExpandItemHandler: ((Any) -> Bool)? = nil
    @MainThreadOnly open var willExpandItemHandler: ((Any) -> Void)? = nil
    @MainThreadOnly open var shouldCollapseItemHandler: ((Any) -> Bool)? = nil
    @MainThreadOnly open var willCollapseItemHandler: ((Any) -> Void)? = nil

    /// Gets the item and what is beneath it now.
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
