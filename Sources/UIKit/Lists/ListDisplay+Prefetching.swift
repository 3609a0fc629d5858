/// The state of prefetching, which announces rows before they come on screen.
struct Prefetching {
    /// The direction of the last scrolling: positive for down or right, 0 before the first.
    var direction: CGFloat = 0

    /// The announced rows that have not appeared yet.
    var announced: [IndexPath] = []
}

extension ListDisplay {
    /// Announces as many rows beyond the edge as are on screen, once each, and cancels those on the other side. UIKit's
    /// distance is not documented (a guess).
    func announceRows() {
        guard prefetching.direction != 0 || !prefetching.announced.isEmpty else { return }
        let visible = all.compactMap { $0.part.row }
        prefetching.announced.removeAll { visible.contains($0) }
        guard prefetching.direction != 0, let first = visible.first, let last = visible.last else { return }
        let isForward = prefetching.direction > 0
        let next = isForward ? paths(after: last, count: visible.count) : paths(before: first, count: visible.count)
        let returned = prefetching.announced.filter { isForward ? $0 < first : $0 > last }
        prefetching.announced.removeAll { returned.contains($0) }
        if !returned.isEmpty { cancel(returned) }
        let new = next.filter { !prefetching.announced.contains($0) }
        prefetching.announced += new
        if !new.isEmpty { announce(new) }
    }

    private func paths(after path: IndexPath, count: Int) -> [IndexPath] {
        var found: [IndexPath] = []
        for section in path.section..<max(path.section, rowCounts.count) {
            let first = section == path.section ? path.item + 1 : 0
            for item in first..<max(first, rowCounts[section]) {
                guard found.count < count else { return found }
                found.append(IndexPath(item: item, section: section))
            }
        }
        return found
    }

    private func paths(before path: IndexPath, count: Int) -> [IndexPath] {
        var found: [IndexPath] = []
        for section in (0...path.section).reversed() where section < rowCounts.count {
            let end = section == path.section ? path.item : rowCounts[section]
            for item in (0..<min(end, rowCounts[section])).reversed() {
                guard found.count < count else { return found }
                found.append(IndexPath(item: item, section: section))
            }
        }
        return found
    }
}
