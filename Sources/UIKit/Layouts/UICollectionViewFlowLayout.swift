/// Items in lines that fill the breadth, section after section, with sizes from the delegate or from `itemSize`.
///
/// UIKit does not document the placement of an incomplete line and of a column of single items. Here, when all items of
/// a section have one size, an incomplete line keeps to the columns of the full ones, and single items are centred (a
/// guess). For items of several sizes see `FlowLines`.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
    @MainThreadOnly open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    @MainThreadOnly open var estimatedItemSize = CGSize.zero
    @MainThreadOnly open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    @MainThreadOnly open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    @MainThreadOnly open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
    @MainThreadOnly open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    @MainThreadOnly open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
    @MainThreadOnly open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
        didSet { invalidateLayout() }
    }

    /// For `estimatedItemSize`; cells are not self-sizing here, so the item size is used instead.
    public class var automaticSize: CGSize { Self.onMain(CGSize(width: CGFloat.infinity, height: CGFloat.infinity)) }

    open override class var invalidationContextClass: AnyClass {
        Self.onMain(UICollectionViewFlowLayoutInvalidationContext.self)
    }

    private var geometry = FlowGeometry(breadth: 0, sections: [])
    private var current: FlowGeometry {
        prepareIfStale()
        return geometry
    }

    // MARK: - Providing layout attributes

    open override func prepare() {
        guard isOnMain() else { return }
        super.prepare()
        guard let collectionView else { return }
        geometry = FlowGeometry(
            breadth: axis.breadth(of: collectionView.bounds.size),
            sections: (0..<collectionView.rows.shownSectionCount).map { makeSection($0, of: collectionView) })
    }

    open override var collectionViewContentSize: CGSize {
        onMain(axis.size(length: current.length, breadth: geometry.breadth))
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        onMain(current.cell(at: indexPath, along: axis))
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        onMain(current.supplementaryView(elementKind, at: indexPath, along: axis))
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        onMain(current.elements(in: rect, along: axis))
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        onMain(axis.breadth(of: newBounds.size) != geometry.breadth)
    }

    override func indexPathForItem(at point: CGPoint) -> IndexPath? {
        current.indexPath(at: point, along: axis)
    }

    private var axis: FlowAxis { FlowAxis(direction: scrollDirection) }
}

extension UICollectionViewFlowLayout {
    private func makeSection(_ section: Int, of view: UICollectionView) -> FlowGeometry.Section {
        let count = view.rows.shownCount(inSection: section)
        let answers = FlowAnswers(layout: self, view: view, section: section)
        let sizes = answers.itemSizes(count: count)
        let size = sizes?.first ?? itemSize
        var made = FlowGeometry.Section(
            itemCount: count, itemLength: axis.length(of: size), itemBreadth: axis.breadth(of: size))
        made.lineSpacing = answers.lineSpacing
        made.minimumItemSpacing = answers.interitemSpacing
        let inset = answers.inset
        (made.insetBefore, made.insetAfter) = axis.isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
        (made.insetLow, made.insetHigh) = axis.isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
        made.headerLength = axis.length(of: answers.headerSize)
        made.footerLength = axis.length(of: answers.footerSize)
        made.lines = sizes.flatMap { makeLines($0, in: made, breadth: axis.breadth(of: view.bounds.size)) }
        return made
    }

    /// Nil for items of one size.
    private func makeLines(_ sizes: [CGSize], in section: FlowGeometry.Section, breadth: CGFloat) -> FlowLines? {
        guard sizes.contains(where: { $0 != sizes[0] }) else { return nil }
        return FlowLines(
            sizes.map { FlowLines.Size(length: axis.length(of: $0), breadth: axis.breadth(of: $0)) },
            low: section.insetLow, room: breadth - section.insetLow - section.insetHigh,
            itemSpacing: section.minimumItemSpacing, lineSpacing: section.lineSpacing)
    }
}
