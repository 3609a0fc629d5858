/// `outline append X to Y` and similar edits of the section snapshot that the app prepares; `apply` shows it.
package enum OutlineEdit: Sendable {
    package enum Side: Hashable, Sendable { case before, after }

    case append([ItemExpression], to: ItemExpression?)
    case insert([ItemExpression], Side, Name)

    /// The section snapshot of another section.
    case insertSection(SectionExpression, Side, Name)
    case delete([ItemExpression])
    case deleteAll
    case replaceChildren(of: ItemExpression, with: [ItemExpression])
    case expand([ItemExpression])
    case collapse([ItemExpression])
    case apply
}

/// A query of `read`.
package enum SnapshotQuery: Sendable {
    package enum Part: String, Hashable, Sendable, CaseIterable { case items, rootItems, visibleItems, expandedItems }

    package enum Property: String, Hashable, Sendable, CaseIterable {
        case level, parent, index, isExpanded, isVisible, contains
    }

    case snapshot
    case isEqual
    case initialSnapshot
    case finalSnapshot
    case itemIdentifiers(of: Name?)
    case numberOfItems(of: Name?)
    case indexOfItem(Name)
    case outline(Part, of: SectionExpression?)
    case outlineItem(Property, Name, of: SectionExpression?)
}
