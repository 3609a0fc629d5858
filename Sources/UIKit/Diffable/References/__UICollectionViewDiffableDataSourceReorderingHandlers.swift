/// The Objective-C form of `ReorderingHandlers`, under Swift's name for a refined class. A data source stores a copy.
@preconcurrency @MainActor
open class __UICollectionViewDiffableDataSourceReorderingHandlers: NSObject, @preconcurrency NSCopying {
    @MainThreadOnly open var canReorderItemHandler: ((Any) -> Bool)? = nil
    @MainThreadOnly open var willReorderHandler: ((__NSDiffableDataSourceTransaction) -> Void)? = nil
    @MainThreadOnly open var didReorderHandler: ((__NSDiffableDataSourceTransaction) -> Void)? = nil

    public nonisolated override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any { onMain(duplicate()) }

    func duplicate() -> __UICollectionViewDiffableDataSourceReorderingHandlers {
        let copy = __UICollectionViewDiffableDataSourceReorderingHandlers()
        copy.canReorderItemHandler = canReorderItemHandler
        copy.willReorderHandler = willReorderHandler
        copy.didReorderHandler = didReorderHandler
        return copy
    }
}
