/// The outdated parts of a layout.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
    open package(set) var invalidateEverything = false
    open package(set) var invalidateDataSourceCounts = false
    open private(set) var invalidatedItemIndexPaths: [IndexPath]?

    /// By kind.
    open private(set) var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]?
    open private(set) var invalidatedDecorationIndexPaths: [String: [IndexPath]]?
    open var contentOffsetAdjustment = CGPoint.zero
    open var contentSizeAdjustment = CGSize.zero

    /// The previous and target paths of items moved by a gesture or a drag. Nil for other reasons.
    open package(set) var previousIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open package(set) var targetIndexPathsForInteractivelyMovingItems: [IndexPath]?
    open package(set) var interactiveMovementTarget = CGPoint.zero

    /// Required, so that a layout can instantiate its `invalidationContextClass`.
    public required override init() {
        super.init()
    }

    open func invalidateItems(at indexPaths: [IndexPath]) {
        invalidatedItemIndexPaths = (invalidatedItemIndexPaths ?? []) + indexPaths
    }

    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let paths = (invalidatedSupplementaryIndexPaths?[elementKind] ?? []) + indexPaths
        invalidatedSupplementaryIndexPaths = (invalidatedSupplementaryIndexPaths ?? [:]).merging([elementKind: paths]) {
            $1
        }
    }

    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let paths = (invalidatedDecorationIndexPaths?[elementKind] ?? []) + indexPaths
        invalidatedDecorationIndexPaths = (invalidatedDecorationIndexPaths ?? [:]).merging([elementKind: paths]) { $1 }
    }
}

/// The outdated parts of a flow layout. `invalidateLayout(with:)` discards the whole layout, so they are stored.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext:
    UICollectionViewLayoutInvalidationContext
{
    open var invalidateFlowLayoutDelegateMetrics = true
    open var invalidateFlowLayoutAttributes = true
}
