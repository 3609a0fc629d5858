import DragDrop

/// A snapshot as an array of sections with their items.
struct SnapshotReference {
    var sections: [(id: SectionID, items: [ItemID])] = []

    init() {}

    init(_ arrangement: Arrangement) {
        sections = arrangement.sections.map { ($0.id, Array($0.rows)) }
    }

    var arrangement: Arrangement {
        Arrangement(sections: sections.map { Arrangement.Section(id: $0.id, rows: RowSequence($0.items)) })
    }

    mutating func remove(_ items: [ItemID]) {
        for index in sections.indices { sections[index].items.removeAll { items.contains($0) } }
    }

    mutating func put(_ items: [ItemID], _ side: Snapshot.Side, _ neighbour: ItemID) {
        remove(items)
        for index in sections.indices {
            guard let place = sections[index].items.firstIndex(of: neighbour) else { continue }
            sections[index].items.insert(contentsOf: items, at: side == .before ? place : place + 1)
        }
    }

    mutating func append(_ items: [ItemID], to section: SectionID) {
        remove(items)
        let index = sections.firstIndex { $0.id == section } ?? 0
        sections[index].items += items
    }
}
