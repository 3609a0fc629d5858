/// What an app asks a list without changing it.
package enum ListQuery: Hashable, Sendable {
    /// `numberOfRows(inSection:)`, `numberOfItems(inSection:)`.
    case rowCount(section: Int)

    /// `scrollToRow(at:at:animated:)`, `scrollToItem(at:at:animated:)`.
    case scroll(RowPath)

    /// `dequeueReusableCell(withIdentifier:for:)`, `dequeueReusableCell(withReuseIdentifier:for:)`.
    case dequeue(identifier: String)

    /// `layoutAttributesForElements(in:)` of a collection's layout gives an attribute for that cell.
    case layoutAttributes(RowPath)

    /// `presentationIndexPath(forDataSourceIndexPath:)`, `dataSourceIndexPath(forPresentationIndexPath:)`.
    case translate(RowPath, to: IndexSpace)

    /// `presentationSectionIndex(forDataSourceSectionIndex:)`, `dataSourceSectionIndex(forPresentationSectionIndex:)`.
    case translateSection(Int, to: IndexSpace)
}

/// What the last call of an app returned.
package enum ReturnedValue: Hashable, Sendable {
    case boolean(Bool)
    case count(Int)

    /// Nil where there is no such path.
    case path(RowPath?)

    /// Nil stands for `NSNotFound`.
    case section(Int?)

    /// Items, by their labels.
    case labels([String])
}
