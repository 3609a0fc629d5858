/// The deleted, inserted and moved rows between two arrangements, given the difference of their sections.
///
/// Rows of a deleted section that are in no other section are deleted with it; new rows of an inserted section are
/// inserted with it.
struct RowDifference {
    /// The differing part of a section, before and after. The rest has the same rows in the same order.
    private struct Window {
        let before: Int
        let after: Int
        let start: Int
        let oldEnd: Int
        let newEnd: Int
    }

    /// Ascending.
    private(set) var deleted: [RowPath] = []
    private(set) var inserted: [RowPath] = []

    /// Ascending by destination.
    private(set) var moved: [Move<RowPath>] = []

    init(from old: Arrangement, to new: Arrangement, sections: SectionDifference) {
        let windows = Self.windows(from: old, to: new, sections.map)
        var sources: [ItemID: RowPath] = [:]
        for window in windows { Self.note(old, window.before, window.start..<window.oldEnd, in: &sources) }
        for section in sections.deleted {
            Self.note(old, section, old.sections[section].rows.indices, in: &sources)
        }
        for window in windows { addRows(of: window, in: new, &sources) }
        for section in sections.inserted { takeInserted(section, of: new, &sources) }
        deleted = sources.values.filter { sections.map.after($0.section) != nil }.sorted()
        inserted.sort()
        moved = moved.indices.sorted { moved[$0].destination < moved[$1].destination }.map { moved[$0] }
    }

    private static func windows(from old: Arrangement, to new: Arrangement, _ map: IndexMap) -> [Window] {
        old.sections.indices.compactMap { before in
            guard let after = map.after(before) else { return nil }
            let (oldRows, newRows) = (old.sections[before].rows, new.sections[after].rows)
            guard oldRows != newRows else { return nil }
            let start = oldRows.commonPrefixCount(with: newRows)
            let end = oldRows.commonSuffixCount(with: newRows, atMost: min(oldRows.count, newRows.count) - start)
            return Window(
                before: before, after: after, start: start, oldEnd: oldRows.count - end, newEnd: newRows.count - end)
        }
    }

    private static func note(
        _ arrangement: Arrangement, _ section: Int, _ range: Range<Int>, in places: inout [ItemID: RowPath]
    ) {
        for (item, id) in zip(range, arrangement.sections[section].rows.rows(from: range.lowerBound)) {
            places[id] = RowPath(section: section, item: item)
        }
    }

    /// Classifies the rows of a window: new rows are inserted, rows of another section moved; as few rows as possible
    /// move within the section.
    private mutating func addRows(of window: Window, in new: Arrangement, _ sources: inout [ItemID: RowPath]) {
        var own: [Move<Int>] = []
        let rows = new.sections[window.after].rows.rows(from: window.start)
        for (item, id) in zip(window.start..<window.newEnd, rows) {
            let destination = RowPath(section: window.after, item: item)
            guard let source = sources.removeValue(forKey: id) else {
                inserted.append(destination)
                continue
            }
            if source.section == window.before {
                own.append(Move(source: source.item, destination: item))
            } else {
                moved.append(Move(source: source, destination: destination))
            }
        }
        for move in own.leavingLongestRun() {
            moved.append(
                Move(
                    source: RowPath(section: window.before, item: move.source),
                    destination: RowPath(section: window.after, item: move.destination)))
        }
    }

    private mutating func takeInserted(_ section: Int, of new: Arrangement, _ sources: inout [ItemID: RowPath]) {
        for (item, id) in new.sections[section].rows.enumerated() {
            guard let source = sources.removeValue(forKey: id) else { continue }
            moved.append(Move(source: source, destination: RowPath(section: section, item: item)))
        }
    }
}
