/// The visible parts of a list, and the notifications about their changes.
///
/// UIKit updates them at layout; here they are also updated around every gesture. That appearing parts are notified
/// before disappearing ones is a guess. A cell that stays with its row is not reported, wherever the row moves.
@MainActor final class ListDisplay {
    private unowned let list: any ListView

    /// The visible parts from top to bottom, with their views.
    private var shown: [(part: ListPart, view: UIView, section: Int32?)] = [] {
        didSet { shownViews = shown.map { ObjectIdentifier($0.view) } }
    }

    /// The identities of the views, in the same order, for a fast lookup.
    private var shownViews: [ObjectIdentifier] = []

    /// Whether parts may have moved or changed since the last update.
    var isStale = true

    private var isUpdating = false
    var prefetching = Prefetching()

    init(_ list: any ListView) {
        self.list = list
    }

    func view(of part: ListPart) -> UIView? {
        shown.first { $0.part == part }?.view
    }

    /// The visible parts with their views.
    var all: [(part: ListPart, view: UIView)] { shown.map { ($0.part, $0.view) } }

    func listWasLaidOut() {
        isStale = true
        update()
    }

    /// Records that the list was scrolled.
    func listWasScrolled(from old: CGPoint, to new: CGPoint) {
        prefetching.direction = new.y == old.y ? new.x - old.x : new.y - old.y
        listWasLaidOut()
    }

    /// Has no effect before the rows are read, and after a UIKit exception.
    func update() {
        guard isStale, !isUpdating, list.rows.hasRead, !list.rows.screen.hasCrashed else { return }
        isUpdating = true
        defer { isUpdating = false }
        // A notified object may change the list again.
        for _ in 0..<Self.passLimit where isStale {
            isStale = false
            showWhatIsOnScreen()
        }
        list.rows.screen.calling { announceRows() }
    }

    private static let passLimit = 16

    private func showWhatIsOnScreen() {
        let (former, known) = (shown, Set(shownViews))
        let list = list
        let wanted = list.partsOnScreen().compactMap { part in
            view(for: part, among: former).map { (part: part, view: $0, section: identity(of: part)) }
        }
        let staying = Set(wanted.map { ObjectIdentifier($0.view) })
        shown = wanted
        list.rows.screen.calling {
            for (part, view, _) in wanted {
                list.place(view, as: part)
                guard !known.contains(ObjectIdentifier(view)) else { continue }
                list.prepare(view, for: part)
                list.willDisplay(view, as: part)
            }
            for (part, view, _) in former where !staying.contains(ObjectIdentifier(view)) { leave(view, part) }
        }
    }

    private func leave(_ view: UIView, _ part: ListPart) {
        list.didEndDisplaying(view, as: part)
        if part.row == nil { list.keepForReuse(view) }
    }

    /// The view of a part: a row's live cell, or the view that the part's section already shows, otherwise a new one.
    private func view(
        for part: ListPart, among former: [(part: ListPart, view: UIView, section: Int32?)]
    ) -> UIView? {
        if let path = part.row { return list.rows.neededCell(at: path) }
        let section = identity(of: part)
        let known = former.first { $0.section == section && $0.section != nil && $0.part.isSame(as: part) }
        return known?.view ?? list.rows.screen.calling { list.makeView(of: part) }
    }

    private func identity(of part: ListPart) -> Int32? {
        part.section.flatMap { list.rows.identity(ofSection: $0) }
    }

    // MARK: - Prefetching

    var rowCounts: [Int] { list.rows.cells.map { $0.count } }

    func announce(_ paths: [IndexPath]) { list.prefetch(paths) }

    func cancel(_ paths: [IndexPath]) { list.cancelPrefetching(of: paths) }

    // MARK: - What is gone

    /// Reports that a view was removed, if it was on screen.
    func end(_ view: UIView) {
        guard let index = shownViews.firstIndex(of: ObjectIdentifier(view)) else { return }
        let part = shown.remove(at: index).part
        isStale = true
        list.rows.screen.calling { list.didEndDisplaying(view, as: part) }
    }

    /// Removes the supplementary views of reloaded sections, given by their current indexes, so that new ones are
    /// requested.
    func endSupplementaryViews(ofSections sections: [Int]) {
        let identities = Set(sections.compactMap { list.rows.identity(ofSection: $0) })
        guard !identities.isEmpty else { return }
        for (part, view, section) in shown where part.row == nil && section.map(identities.contains) == true {
            end(view)
            if part.row == nil { list.keepForReuse(view) }
        }
    }

    /// Removes all supplementary views after a reload of the whole list, so that new ones are requested.
    func endSupplementaryViews() {
        for (part, view, _) in shown where part.row == nil {
            end(view)
            list.keepForReuse(view)
        }
    }
}

extension ListPart {
    /// Whether it is the same kind of part, in any section.
    fileprivate func isSame(as other: ListPart) -> Bool {
        switch (self, other) {
        case (.edge(let edge, _), .edge(let otherEdge, _)): edge == otherEdge
        case (.supplementary(let kind, let path), .supplementary(let otherKind, let otherPath)):
            kind == otherKind && path.item == otherPath.item
        case (.decoration(let kind, let path), .decoration(let otherKind, let otherPath)):
            kind == otherKind && path.item == otherPath.item
        default: false
        }
    }
}
