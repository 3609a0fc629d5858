/// Conversion of a snapshot between the identities of two owners. Distinct identities stay distinct.
extension Snapshot {
    /// The snapshot with other identities. O(n).
    package func renamed(item: (ItemID) -> ItemID, section: (SectionID) -> SectionID) -> Snapshot {
        let sections = arrangement.sections.map {
            Arrangement.Section(id: section($0.id), rows: RowSequence($0.rows.map(item)))
        }
        var result = Snapshot(Arrangement(sections: sections), rulebook: rulebook)
        result.marks.reloadedSections = marks.reloadedSections.map(section)
        result.marks.reloadedItems = marks.reloadedItems.map(item)
        result.marks.reconfiguredItems = marks.reconfiguredItems.map(item)
        result.marks.itemsMovedToThemselves = marks.itemsMovedToThemselves.map(item)
        return result
    }
}

extension SectionSnapshot {
    /// The outline with other identities. O(n).
    package func renamed(item: (ItemID) -> ItemID) -> SectionSnapshot {
        var result = SectionSnapshot()
        result.rootItems = rootItems.map(item)
        for name in items {
            guard var node = nodes[name] else { continue }
            node.parent = node.parent.map(item)
            node.children = node.children.map(item)
            result.nodes[item(name)] = node
        }
        return result
    }
}
