/// Areas of a flow as attributes of a layout.
@MainActor extension FlowGeometry {
    func cell(at indexPath: IndexPath, along axis: FlowAxis) -> UICollectionViewLayoutAttributes? {
        area(ofItem: indexPath.item, inSection: indexPath.section).map { area in
            let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            attributes.frame = axis.rect(of: area)
            return attributes
        }
    }

    /// Nil for a kind other than header and footer.
    func supplementaryView(
        _ kind: String, at indexPath: IndexPath, along axis: FlowAxis
    ) -> UICollectionViewLayoutAttributes? {
        let area =
            switch kind {
            case UICollectionView.elementKindSectionHeader: headerArea(ofSection: indexPath.section)
            case UICollectionView.elementKindSectionFooter: footerArea(ofSection: indexPath.section)
            default: FlowGeometry.Area?.none
            }
        return area.map { area in
            let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: indexPath)
            attributes.frame = axis.rect(of: area)
            return attributes
        }
    }

    /// All elements that overlap a rectangle by more than an edge. O(log sections + elements found).
    func elements(in rect: CGRect, along axis: FlowAxis) -> [UICollectionViewLayoutAttributes] {
        let stretch = axis.area(of: rect)
        let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
        let found = items(from: stretch.start, to: stretch.start + stretch.length).flatMap { section, items in
            let cells = items.compactMap { cell(at: IndexPath(item: $0, section: section), along: axis) }
            let start = IndexPath(item: 0, section: section)
            return cells + kinds.compactMap { supplementaryView($0, at: start, along: axis) }
        }
        return found.filter { $0.frame.overlaps(rect) }
    }

    /// Nil between items.
    func indexPath(at point: CGPoint, along axis: FlowAxis) -> IndexPath? {
        let spot = axis.area(of: CGRect(origin: point, size: .zero))
        return item(start: spot.start, low: spot.low).map { IndexPath(item: $0.item, section: $0.section) }
    }
}

extension CGRect {
    /// Returns whether the rectangles share more than an edge.
    fileprivate func overlaps(_ other: CGRect) -> Bool {
        minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
    }
}
