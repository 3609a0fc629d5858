/// What of a list is on screen, and who hears when that changes.
///
/// UIKit looks after it when the list is laid out; here also around every gesture. That those that come are told first,
/// and then those that leave, is a guess. A cell that stays with its row is not told about, wherever the row goes.
@MainActor final class ListDisplay {
    private unowned let list: any ListView

    /// From top to bottom, with the view of each.
    private var shown: [(part: ListPart, view: UIView, section: Int32?)] = [] {
        didSet { shownViews = shown.map { ObjectIdentifier($0.view) } }
    }

    /// Who they are, in the same order: found without a look at the views.
    private var shownViews: [ObjectIdentifier] = []

    /// True when the parts may lie elsewhere, or may be others, than when they were last looked at.
    var isStale = true

    private var isUpdating = false
    var prefetching = Prefetching()

    init(_ list: any ListView) {
        self.list = list
    }

    func view(of part: ListPart) -> UIView? {
        shown.first { $0.part == part }?.view
    }

    /// The parts on screen with their views.
    var all: [(part: ListPart, view: UIView)] { shown.map { ($0.part, $0.view) } }

    func listWasLaidOut() {
        isStale = true
        update()
    }

    /// The list has been scrolled.
    func listWasScrolled(from old: CGPoint, to new: CGPoint) {
        prefetching.direction = new.y == old.y ? new.x - old.x : new.y - old.y
        listWasLaidOut()
    }

    /// Nothing before the rows have been read, and nothing after UIKit has raised.
    func update() {
        guard isStale, !isUpdating, list.rows.hasRead, !list.rows.screen.hasCrashed else { return }
        isUpdating = true
        defer { isUpdating = false }
        // Whoever is told may change the list again.
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

    /// A row's live cell. Headers and other views stay with their section.
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

    /// The list puts a view aside: if it was on screen, it has left that.
    func end(_ view: UIView) {
        guard let index = shownViews.firstIndex(of: ObjectIdentifier(view)) else { return }
        let part = shown.remove(at: index).part
        isStale = true
        list.rows.screen.calling { list.didEndDisplaying(view, as: part) }
    }

    /// Those of sections that were reloaded, by where these are now.
    func endSupplementaryViews(ofSections sections: [Int]) {
        let identities = Set(sections.compactMap { list.rows.identity(ofSection: $0) })
        guard !identities.isEmpty else { return }
        for (part, view, section) in shown where part.row == nil && section.map(identities.contains) == true {
            end(view)
            if part.row == nil { list.keepForReuse(view) }
        }
    }

    /// Headers and other views are to be asked for anew, as everything is.
    func endSupplementaryViews() {
        for (part, view, _) in shown where part.row == nil {
            end(view)
            list.keepForReuse(view)
        }
    }
}

extension ListPart {
    /// The same kind of part, whichever section it is in now.
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
