internal import DragDrop

/// Compares sections and items, but not reload marks (R237). O(n).
extension NSDiffableDataSourceSnapshot: Hashable {
    public static func == (a: Self, b: Self) -> Bool {
        var (items, sections) = (a.items, a.sections)
        let other = b.content.renamed(
            item: { items.id(for: b.items[$0]) }, section: { sections.id(for: b.sections[$0]) })
        return a.content == other
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(sectionIdentifiers)
        hasher.combine(itemIdentifiers)
    }
}
