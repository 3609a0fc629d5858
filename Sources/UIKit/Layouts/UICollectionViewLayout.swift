/// Places the items of a collection view. This class itself places nothing; subclasses override the methods that UIKit
/// documents.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
    open var collectionView: UICollectionView? { onMain(ownCollectionView) }
    weak var ownCollectionView: UICollectionView?

    /// Whether `prepare()` must run before the next query.
    var isStale = true

    public override init() {
        Self.noteThread()
        super.init()
    }

    /// Equivalent to `init()`, since there are no nibs or archives.
    public required init?(coder: NSCoder) {
        super.init()
    }

    open class var layoutAttributesClass: AnyClass { Self.onMain(UICollectionViewLayoutAttributes.self) }
    open class var invalidationContextClass: AnyClass { Self.onMain(UICollectionViewLayoutInvalidationContext.self) }

    // MARK: - Providing layout attributes

    open func prepare() {}

    /// Called with the changes of a batch, after the layout is prepared for the new items.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Called after the collection has adopted the changes.
    open func finalizeCollectionViewUpdates() {}

    open var collectionViewContentSize: CGSize { onMain(.zero) }

    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { onMain(nil) }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { onMain(nil) }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { onMain(nil) }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { onMain(nil) }

    // MARK: - Registering decoration views

    /// Decorations belong to the layout: the collection creates one for each visible decoration attribute, without
    /// notifying its delegate.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        onMain(decorationReuse.register(UICollectionView.maker(viewClass), elementKind))
    }

    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        onMain(decorationReuse.register(nib?.maker, elementKind))
    }

    var decorationReuse = ReusePool()

    /// The layout attributes of each visible part.
    var attributesOnScreen: [ListPart: UICollectionViewLayoutAttributes] = [:]

    /// The item at a point of the content; nil between items.
    func indexPathForItem(at point: CGPoint) -> IndexPath? {
        let spot = CGRect(origin: point, size: CGSize(width: 1, height: 1))
        return layoutAttributesForElements(in: spot)?.first {
            $0.representedElementCategory == .cell && $0.frame.contains(point)
        }?.indexPath
    }

    // MARK: - Invalidating the layout

    open func invalidateLayout() {
        guard isOnMain() else { return }
        isStale = true
        collectionView?.display.isStale = true
        collectionView?.setNeedsLayout()
    }

    /// Overrides call super, which discards the whole layout.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { onMain(invalidateLayout()) }

    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { onMain(false) }

    /// The context for `invalidateLayout(with:)` after `shouldInvalidateLayout(forBoundsChange:)` returned true.
    open func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext { onMain(makeInvalidationContext()) }

    /// Asks about new bounds, and invalidates with a context if the answer is true.
    func invalidateIfNeeded(forBoundsChange newBounds: CGRect) {
        guard shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
        invalidateLayout(with: invalidationContext(forBoundsChange: newBounds))
    }

    // Cells do not size themselves here, so these are not called.

    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { onMain(false) }

    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext { onMain(makeInvalidationContext()) }

    // MARK: - Coordinating animated changes

    // Animations take no time here, and nothing scrolls by itself, so these are not called.

    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    open func finalizeLayoutTransition() {}

    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { onMain(nil) }

    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { onMain(nil) }

    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { onMain(nil) }

    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { onMain(nil) }

    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        onMain(proposedContentOffset)
    }

    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { onMain(proposedContentOffset) }

    // MARK: - Supporting right-to-left layouts

    // Nothing is mirrored here.

    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { onMain(.leftToRight) }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { onMain(false) }

    /// Runs `prepare()` if the layout was invalidated; called by the collection view before queries.
    func prepareIfStale() {
        guard isStale else { return }
        isStale = false
        prepare()
    }

    // MARK: - Moving items interactively

    /// The item whose frame contains the position; the given item when there is none.
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { onMain(indexPathForItem(at: position) ?? previousIndexPath) }

    /// A copy of the item's attributes, centred on the position.
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        noteThread()
        let copy = layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes
        let attributes = copy ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.center = position
        return attributes
    }

    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        noteThread()
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = targetIndexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        context.interactiveMovementTarget = targetPosition
        return context
    }

    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        noteThread()
        let context = makeInvalidationContext()
        context.targetIndexPathsForInteractivelyMovingItems = indexPaths
        context.previousIndexPathsForInteractivelyMovingItems = previousIndexPaths
        return context
    }

    private func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
        let wanted = type(of: self).invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
        return wanted.map { $0.init() } ?? UICollectionViewLayoutInvalidationContext()
    }
}
