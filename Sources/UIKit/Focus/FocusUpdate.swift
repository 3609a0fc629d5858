/// What has the focus on a screen, and who wants it moved.
struct FocusState {
    weak var item: UIView?

    /// The list that the item is a cell of.
    weak var list: UIView?

    /// Where the program has asked for it.
    weak var request: (any UIFocusEnvironment)?
}

/// One move of the focus.
///
/// Every environment with the former or the next item in it is asked, from the items upwards, and told in the same
/// order when the focus has moved (Apple: `shouldUpdateFocus(in:)` and `didUpdateFocus(in:with:)`; a list puts both to
/// its delegate, as `tableView(_:shouldUpdateFocusIn:)` says). The animations follow, then the selection, where it
/// follows the focus. Guesses: the branch of the former item comes before that of the next; nobody is asked after the
/// first refusal; the list scrolls to the item before anybody is told, and the selection comes last.
@MainActor struct FocusUpdate {
    let screen: Screen
    let target: FocusTarget
    let heading: UIFocusHeading

    /// Nothing happens where somebody refuses, or where the focus is already.
    func perform() {
        let former = screen.focusedView
        guard former !== target.view else { return }
        let context = UIFocusUpdateContext(from: former, to: target.view, heading: heading)
        let environments = environments(from: former)
        guard environments.allSatisfy({ $0.shouldUpdateFocus(in: context) }), !screen.hasCrashed else { return }
        move(from: former)
        let coordinator = UIFocusAnimationCoordinator(screen, isFocusing: true, isUnfocusing: former != nil)
        for environment in environments { environment.didUpdateFocus(in: context, with: coordinator) }
        coordinator.run()
        if let place = target.place, !screen.hasCrashed { place.list.selectAsFocused(place.path) }
    }

    private func move(from former: UIView?) {
        former?.takeFocus(false)
        target.view.takeFocus(true)
        screen.focus.item = target.view
        screen.focus.list = target.place?.list
        guard let place = target.place else { return }
        place.list.rows.lastFocus = (place.path, WeakView(view: target.view))
        (place.list as? UIScrollView)?.scrollRectToVisible(place.list.frame(ofRow: place.path), animated: false)
    }

    private func environments(from former: UIView?) -> [any UIFocusEnvironment] {
        let old = former.map { Self.chain(from: $0) } ?? []
        let new = Self.chain(from: target.view)
        let shared = Set(old.map { ObjectIdentifier($0) }).intersection(new.map { ObjectIdentifier($0) })
        let branches = (old + new).filter { !shared.contains(ObjectIdentifier($0)) }
        return branches + new.filter { shared.contains(ObjectIdentifier($0)) }
    }

    /// An environment and those around it.
    static func chain(from environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
        var chain: [any UIFocusEnvironment] = []
        var known = Set<ObjectIdentifier>()
        var current: (any UIFocusEnvironment)? = environment
        while let environment = current, known.insert(ObjectIdentifier(environment)).inserted {
            chain.append(environment)
            current = environment.parentFocusEnvironment
        }
        return chain
    }
}

/// A view that can have the focus, and the row that it is the cell of.
@MainActor struct FocusTarget {
    let view: UIView
    var place: (list: any ListView, path: IndexPath)?
}

struct WeakView {
    weak var view: UIView?
}

extension UIView {
    fileprivate func takeFocus(_ isTaken: Bool) {
        hasFocus = isTaken
        (self as? UITableViewCell)?.setNeedsUpdateConfiguration()
        (self as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
    }
}

extension Screen {
    /// What has the focus; nil until a key has been pressed, and when the view is gone.
    public var focusedItem: (any UIFocusItem)? { focusedView }

    var focusedView: UIView? {
        guard let item = focus.item, item.hasFocus, isShown(focus.list ?? item) else { return nil }
        return item
    }

    /// Also for lists in cells, which need not be in the window themselves.
    private func isShown(_ view: UIView) -> Bool {
        if view.window === window { return true }
        let top = sequence(first: view, next: \.parentView).reversed()[0]
        return list(holding: top).map { isShown($0.list) } ?? false
    }

    /// The list that has a cell, with the row.
    func list(holding cell: UIView) -> (list: any ListView, path: IndexPath)? {
        for host in hosts {
            if let list = host.list, let path = list.rows.currentPath(of: cell) { return (list, path) }
        }
        return nil
    }

    // MARK: - What the program asks for

    /// The request of an environment around this one goes before.
    func requestFocus(in environment: any UIFocusEnvironment) {
        guard let item = focusedView, FocusUpdate.chain(from: item).contains(where: { $0 === environment }) else {
            return
        }
        if let other = focus.request, FocusUpdate.chain(from: environment).contains(where: { $0 === other }) { return }
        focus.request = environment
        later { [weak self] in self?.grantFocusRequest() }
    }

    func grantFocusRequest() {
        guard let environment = focus.request else { return }
        focus.request = nil
        guard let target = FocusSearch(screen: self).preferred(in: environment) else { return }
        calling { FocusUpdate(screen: self, target: target, heading: []).perform() }
    }
}
