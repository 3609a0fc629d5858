extension SectionSnapshot {
    /// Moves an item with its descendants to a place among the visible items, counted without them. It becomes a
    /// sibling of the item that follows it there; at the end, of the last item. No source says which parent UIKit
    /// chooses.
    mutating func move(_ item: ItemID, toVisible place: Int) {
        guard let part = try? snapshot(of: item, includingParent: true) else { return }
        remove([item])
        insert(part, atVisible: place)
    }

    /// Inserts other items at a place among the visible ones.
    mutating func insert(_ part: SectionSnapshot, atVisible place: Int) {
        let visible = visibleItems
        do throws(SectionSnapshotFault) {
            if visible.indices.contains(place) {
                try insert(part, .before, visible[place])
            } else if let last = visible.last {
                try insert(part, .after, last)
            } else {
                self = part
            }
        } catch {
            // The items exist already, so they stay where they are.
        }
    }
}
