/// The mapping between a list's shown rows and its data source (R195). Placeholders and the drop gap are rows that the
/// data source does not know, and a lifted row is at the gap.
///
/// The two orders of `UIDataSourceTranslating`. O(placeholders + log k) per query for k updates of an open batch.
package struct Presentation: Sendable {
    /// The place of the drop gap.
    package enum Opening: Hashable, Sendable {
        /// A dragged row of the list occupies it; the place counts without the row.
        case row(RowPath, movedTo: RowPath)

        /// It belongs to no row of the list, and precedes a row in the data source's order.
        case before(RowPath)
    }

    /// The updates of the open batch so far.
    let batch: PathMap
    let opening: Opening?

    /// The places of the placeholders among the other rows of their sections, in the order on the screen.
    private let anchors: [RowPath]

    /// `placeholders` has, for each placeholder in the order on the screen, the data source path of the row after it.
    init(batch: PathMap = PathMap(), opening: Opening? = nil, placeholders: [RowPath] = []) {
        self.batch = batch
        self.opening = opening
        anchors = placeholders.compactMap { batch.place(of: $0) }.map { Self.opened($0, by: opening) }
    }

    // MARK: - To the screen

    /// The place on the screen of a data source row; nil if it is deleted (R196).
    package func path(ofRow path: RowPath) -> RowPath? {
        guard var shown = batch.after(path) else { return nil }
        switch opening {
        case .row(let row, let target) where row == shown: shown = target
        case .row(let row, let target):
            shown = shown.closed(over: row)
            if shown.section == target.section, shown.item >= target.item { shown.item += 1 }
        case .before(let gap):
            if shown.section == gap.section, shown.item >= gap.item { shown.item += 1 }
        case nil: break
        }
        shown.item += anchors.count { $0.section == shown.section && $0.item <= shown.item }
        return shown
    }

    // MARK: - To the data source

    /// The data source row at a place on the screen; nil for a row that the data source does not know (R197).
    package func row(at path: RowPath) -> RowPath? {
        guard let rest = withoutPlaceholders(path) else { return nil }
        switch opening {
        case .row(let row, let target):
            if rest == target { return batch.before(row) }
            return batch.before(rest.closed(over: target).opened(at: row))
        case .before(let gap):
            return rest == gap ? nil : batch.before(rest.closed(over: gap))
        case nil: return batch.before(rest)
        }
    }

    /// The place in the data source's order for a row inserted before the given shown row.
    package func insertionPath(at path: RowPath) -> RowPath {
        let rest = RowPath(section: path.section, item: path.item - placeholderCount(before: path))
        switch opening {
        case .row(let row, let target):
            let place = rest.closed(over: target)
            return place.section == row.section && place.item > row.item
                ? RowPath(section: place.section, item: place.item + 1) : place
        case .before(let gap): return rest.closed(over: gap)
        case nil: return rest
        }
    }

    /// The number of rows that a section shows in addition to those of the data source.
    package func surplus(inSection section: Int) -> Int {
        var surplus = anchors.count { $0.section == section }
        switch opening {
        case .row(let row, let target):
            surplus += (target.section == section ? 1 : 0) - (row.section == section ? 1 : 0)
        case .before(let gap): surplus += gap.section == section ? 1 : 0
        case nil: break
        }
        return surplus
    }

    /// The path without the preceding placeholders; nil for a placeholder.
    private func withoutPlaceholders(_ path: RowPath) -> RowPath? {
        let before = placeholderCount(before: path)
        let item = path.item - before
        let mine = anchors.filter { $0.section == path.section }
        if before < mine.count, mine[before].item + before == path.item { return nil }
        return RowPath(section: path.section, item: item)
    }

    private func placeholderCount(before path: RowPath) -> Int {
        var count = 0
        for anchor in anchors where anchor.section == path.section && anchor.item + count < path.item { count += 1 }
        return count
    }

    /// A place between rows after the gap opens; a placeholder stays in front of the gap.
    private static func opened(_ place: RowPath, by opening: Opening?) -> RowPath {
        var place = place
        switch opening {
        case .row(let row, let target):
            place = place.closed(over: row)
            if place.section == target.section, place.item > target.item { place.item += 1 }
        case .before(let gap):
            if place.section == gap.section, place.item > gap.item { place.item += 1 }
        case nil: break
        }
        return place
    }
}

extension RowPath {
    /// The path after a row is removed.
    fileprivate func closed(over row: RowPath) -> RowPath {
        row.section == section && row.item < item ? RowPath(section: section, item: item - 1) : self
    }

    /// The path after a row is inserted.
    fileprivate func opened(at row: RowPath) -> RowPath {
        row.section == section && row.item <= item ? RowPath(section: section, item: item + 1) : self
    }
}
