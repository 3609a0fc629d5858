/// A call of an app to a list that changes none of its rows.
package enum ListQuery: Hashable, Sendable {
    /// `numberOfRows(inSection:)`, `numberOfItems(inSection:)`.
    case rowCount(section: Int)

    /// `scrollToRow(at:at:animated:)`, `scrollToItem(at:at:animated:)`.
    case scroll(RowPath)

    /// `dequeueReusableCell(withIdentifier:for:)`, `dequeueReusableCell(withReuseIdentifier:for:)`.
    case dequeue(identifier: String)

    /// The layout of a collection returns attributes of a cell from `layoutAttributesForElements(in:)` (E56).
    case layoutAttributes(RowPath)

    /// `presentationIndexPath(forDataSourceIndexPath:)`, `dataSourceIndexPath(forPresentationIndexPath:)`.
    case translate(RowPath, to: IndexSpace)

    /// `presentationSectionIndex(forDataSourceSectionIndex:)`, `dataSourceSectionIndex(forPresentationSectionIndex:)`.
    case translateSection(Int, to: IndexSpace)
}

/// The return value of an app's call.
package enum ReturnedValue: Hashable, Sendable {
    case boolean(Bool)
    case count(Int)

    /// Nil when there is no such path.
    case path(RowPath?)

    /// Nil for `NSNotFound`.
    case section(Int?)

    /// Items by their labels.
    case labels([String])
}
