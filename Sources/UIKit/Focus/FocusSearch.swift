/// Where the focus could go.
///
/// An environment is searched as Apple says of `preferredFocusEnvironments`: what it prefers, one after the other, then
/// itself, then what is in it. In a list that means, each if it can be focused: the row that was focused last, where
/// the list remembers that; the row that the delegate prefers; a selected row; the first row on screen; any row. (The
/// comments in `UITableView.h` put the remembered row before the preferred one; the rest of the order is a guess.)
@MainActor struct FocusSearch {
    let screen: Screen

    /// So many rows of a list are asked for one move; those far down get cells by that.
    static let rowsAskedAtMost = 1000

    // MARK: - Areas

    /// What Tab goes through, in the order of the views: lists, and views beside them that can be focused. Under a
    /// controller that is presented over everything nothing is reached.
    var areas: [UIView] { areas(in: root) }

    var root: UIView {
        guard var controller = screen.window.rootViewController else { return screen.window }
        while let presented = controller.presentedViewController { controller = presented }
        return controller.viewIfLoaded ?? screen.window
    }

    private func areas(in view: UIView) -> [UIView] {
        guard !view.isHidden, view.alpha >= 0.01, view.isUserInteractionEnabled else { return [] }
        let isArea = view is any ListView || view.canBecomeFocused
        return (isArea ? [view] : []) + parts(of: view).flatMap { areas(in: $0) }
    }

    /// What lies in a view; of a list what lies in its cells, which are no areas themselves.
    private func parts(of view: UIView) -> [UIView] {
        guard let list = view as? any ListView else { return view.subviews }
        return list.rows.all.flatMap { $0.cell.subviews }
    }

    /// The item of an area that gets the focus when Tab comes there.
    func entry(of area: UIView) -> FocusTarget? {
        (area as? any ListView).map { entry(of: $0) } ?? target(area)
    }

    // MARK: - Entering

    func preferred(in environment: any UIFocusEnvironment) -> FocusTarget? {
        var seen = Set<ObjectIdentifier>()
        return preferred(in: environment, &seen)
    }

    private func preferred(in environment: any UIFocusEnvironment, _ seen: inout Set<ObjectIdentifier>) -> FocusTarget?
    {
        guard seen.insert(ObjectIdentifier(environment)).inserted else { return nil }
        for wanted in environment.preferredFocusEnvironments {
            if let found = preferred(in: wanted, &seen) { return found }
        }
        if let controller = environment as? UIViewController {
            return controller.viewIfLoaded.flatMap { preferred(in: $0, &seen) }
        }
        guard let view = environment as? UIView else { return nil }
        if let target = entry(of: view) { return target }
        for part in parts(of: view) {
            if let found = preferred(in: part, &seen) { return found }
        }
        return nil
    }

    private func target(_ view: UIView) -> FocusTarget? {
        if let place = screen.list(holding: view) { return target(place.path, in: place.list) }
        return view.canBecomeFocused && view.isReachableByFocus ? FocusTarget(view: view) : nil
    }

    // MARK: - Rows

    private func entry(of list: any ListView) -> FocusTarget? {
        guard list.isReachableByFocus else { return nil }
        let remembered = list.remembersLastFocusedIndexPath ? list.rows.lastFocusedPath : nil
        if let remembered, let target = target(remembered, in: list) { return target }
        if let wanted = list.preferredFocusPath, let target = target(wanted, in: list) { return target }
        let paths = list.rows.paths
        let seen = list.bounds
        let shown = seen.isEmpty ? paths : paths.filter { list.frame(ofRow: $0).intersects(seen) }
        return first(of: list.rows.selectedPaths + shown + paths, in: list)
    }

    private func first(of paths: [IndexPath], in list: any ListView) -> FocusTarget? {
        var asked = Set<IndexPath>()
        for path in paths where asked.count < Self.rowsAskedAtMost && asked.insert(path).inserted {
            if let target = target(path, in: list) { return target }
        }
        return nil
    }

    private func target(_ path: IndexPath, in list: any ListView) -> FocusTarget? {
        guard let cell = list.rows.neededCell(at: path), cell.canBecomeFocused, cell.isReachableByFocus else {
            return nil
        }
        return FocusTarget(view: cell, place: (list, path))
    }

    /// The nearest row in a direction that can be focused: first along the direction, then across it. To the sides only
    /// rows that lie beside the one that is left count.
    func neighbour(of path: IndexPath, in list: any ListView, _ heading: UIFocusHeading) -> FocusTarget? {
        let origin = list.frame(ofRow: path)
        let places = list.rows.paths.compactMap { other -> (path: IndexPath, distance: (CGFloat, CGFloat))? in
            guard other != path else { return nil }
            return Self.distance(from: origin, to: list.frame(ofRow: other), heading).map { (other, $0) }
        }
        return first(of: places.sorted { $0.distance < $1.distance }.map { $0.path }, in: list)
    }

    /// Nil for what does not lie in that direction.
    private static func distance(
        from: CGRect, to: CGRect, _ heading: UIFocusHeading
    ) -> (along: CGFloat, across: CGFloat)? {
        let isVertical = heading == .up || heading == .down
        let along: CGFloat =
            switch heading {
            case .up: from.minY - to.maxY
            case .down: to.minY - from.maxY
            case .left: from.minX - to.maxX
            default: to.minX - from.maxX
            }
        guard along > -0.5, isVertical || (to.minY < from.maxY && to.maxY > from.minY) else { return nil }
        return (along, isVertical ? abs(to.midX - from.midX) : abs(to.midY - from.midY))
    }
}
