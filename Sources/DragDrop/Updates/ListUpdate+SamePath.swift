extension [ListUpdate] {
    /// The updates with a distinct place for each inserted row: several at one path follow each other (Q39). O(k log
    /// k).
    var withRowsApart: [ListUpdate] {
        let inserted = indices.compactMap { index in self[index].kind.insertedRow.map { (path: $0, index: index) } }
        guard Set(inserted.map { $0.path }).count < inserted.count else { return self }
        var result = self
        var last: RowPath?
        for (path, index) in inserted.sorted(by: { ($0.path, $0.index) < ($1.path, $1.index) }) {
            var item = path.item
            if let last, last.section == path.section { item = Swift.max(item, last.item + 1) }
            let place = RowPath(section: path.section, item: item)
            result[index] = ListUpdate(.insertRow(place), origin: self[index].origin)
            last = place
        }
        return result
    }
}

extension ListUpdate.Kind {
    fileprivate var insertedRow: RowPath? {
        if case .insertRow(let path) = self { path } else { nil }
    }
}
