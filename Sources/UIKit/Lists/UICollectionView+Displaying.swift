/// The visible parts of a collection.
extension UICollectionView {
    var pathsOnScreen: [IndexPath] {
        _ = rows.id
        return partsOnScreen().compactMap { $0.row }
    }

    /// The supplementary views that are visible now, even directly after a change.
    func supplementaryViews(_ kind: String) -> [(path: IndexPath, view: UICollectionReusableView)] {
        _ = rows.id
        display.update()
        return display.all.compactMap { part, view in
            guard case .supplementary(kind, let path) = part, let view = view as? UICollectionReusableView else {
                return nil
            }
            return (path, view)
        }
    }

    /// The layout's parts in the visible rectangle. A collection without a size, as in tests, and a layout that places
    /// nothing show every item.
    func partsOnScreen() -> [ListPart] {
        collectionViewLayout.prepareIfStale()
        let everything = CGRect(origin: .zero, size: collectionViewLayout.collectionViewContentSize)
        let seen = bounds.isEmpty ? everything : bounds
        guard let attributes = collectionViewLayout.layoutAttributesForElements(in: seen), !everything.isEmpty else {
            collectionViewLayout.attributesOnScreen = [:]
            return rows.paths.map { .cell($0) }
        }
        let parts = attributes.compactMap { attributes in ListPart(attributes).map { ($0, attributes) } }
        collectionViewLayout.attributesOnScreen = Dictionary(parts) { $1 }
        return parts.map { $0.0 }.sorted()
    }

    func place(_ view: UIView, as part: ListPart) {
        guard let attributes = attributes(of: part) else { return view.frame = .zero }
        view.frame = attributes.frame
        (view as? UICollectionReusableView)?.follow(attributes)
    }

    /// The attributes from `layoutAttributesForElements(in:)`, since many layouts adapt only those; otherwise the
    /// item's.
    private func attributes(of part: ListPart) -> UICollectionViewLayoutAttributes? {
        if let attributes = collectionViewLayout.attributesOnScreen[part] { return attributes }
        return part.row.flatMap { attributes(ofItem: $0) }
    }

    func makeView(of part: ListPart) -> UIView? {
        if case .decoration(let kind, _) = part { return decoration(ofKind: kind) }
        guard case .supplementary(let kind, let path) = part,
            isDiffable || OptionalMethods.has(.viewForSupplementaryElementOfKind, dataSource)
        else { return nil }
        return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    }

    func prepare(_ view: UIView, for part: ListPart) {
        guard let cell = view as? UICollectionViewCell, let path = part.row else { return }
        cell.isEditing = isEditing && canEdit(itemAt: path)
    }

    func willDisplay(_ view: UIView, as part: ListPart) {
        switch part {
        case .cell(let path):
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        case .supplementary(let kind, let path):
            guard let view = view as? UICollectionReusableView else { return }
            collectionDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        case .edge, .decoration: break
        }
    }

    func didEndDisplaying(_ view: UIView, as part: ListPart) {
        switch part {
        case .cell(let path):
            guard let cell = view as? UICollectionViewCell else { return }
            collectionDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
        case .supplementary(let kind, let path):
            guard let view = view as? UICollectionReusableView else { return }
            if let identifier = view.reuseIdentifier {
                supplementaryReuse[kind, default: ReusePool()].keep(view, identifier)
            }
            collectionDelegate?.collectionView(
                self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
        case .decoration(let kind, _): collectionViewLayout.decorationReuse.keep(view, kind)
        case .edge: break
        }
    }

    func prefetch(_ paths: [IndexPath]) {
        if isPrefetchingEnabled { prefetchDataSource?.collectionView(self, prefetchItemsAt: paths) }
    }

    func cancelPrefetching(of paths: [IndexPath]) {
        if isPrefetchingEnabled { prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: paths) }
    }

    // MARK: - Editing

    /// Sets the editing state of visible items; the others receive it when they appear.
    func showEditing() {
        guard rows.hasRead else { return }
        rows.screen.calling {
            for (part, view) in display.all { prepare(view, for: part) }
        }
    }

    /// The delegate's answer; true without the method (Apple: `collectionView(_:canEditItemAt:)`).
    func canEdit(itemAt path: IndexPath) -> Bool {
        collectionDelegate?.collectionView(self, canEditItemAt: path) ?? true
    }
}

extension ListPart: Comparable {
    /// Nil for an unknown category.
    @MainActor fileprivate init?(_ attributes: UICollectionViewLayoutAttributes) {
        switch attributes.representedElementCategory {
        case .cell: self = .cell(attributes.indexPath)
        case .supplementaryView:
            guard let kind = attributes.representedElementKind else { return nil }
            self = .supplementary(kind: kind, attributes.indexPath)
        case .decorationView:
            guard let kind = attributes.representedElementKind else { return nil }
            self = .decoration(kind: kind, attributes.indexPath)
        }
    }

    /// By section: the header, the items, the footer and other supplementary views, then decorations.
    static func < (left: ListPart, right: ListPart) -> Bool { left.order < right.order }

    private var order: (Int, Int, Int, String) {
        switch self {
        case .cell(let path): (path.section, 1, path.item, "")
        case .edge(let edge, let section): (section, edge == .header ? 0 : 2, 0, "")
        case .supplementary(UICollectionView.elementKindSectionHeader, let path): (path.section, 0, path.item, "")
        case .supplementary(let kind, let path): (path.section, 2, path.item, kind)
        case .decoration(let kind, let path): (path.section, 3, path.item, kind)
        }
    }
}
