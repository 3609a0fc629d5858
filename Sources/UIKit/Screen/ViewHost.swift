package import DragDrop

/// A view that participates in drags, with the engine's information about it.
@MainActor final class ViewHost {
    let id: ListID
    let kind: ListKind
    weak var view: UIView?

    /// The identity of the view, even after it is gone.
    let identity: ObjectIdentifier

    /// The enclosing view of a script, if the script declares one.
    let scriptedOuter: ListID?

    init(_ view: UIView, id: ListID, kind: ListKind, scriptedOuter: ListID? = nil) {
        self.view = view
        self.scriptedOuter = scriptedOuter
        identity = ObjectIdentifier(view)
        self.id = id
        self.kind = kind
    }

    /// The view as its class, which its kind determines: a conformance lookup takes longer.
    var list: (any ListView)? {
        switch kind {
        case .table: view as? UITableView
        case .collection: view as? UICollectionView
        case .view: nil
        }
    }

    // MARK: - The interactions of a plain view

    var dragInteraction: UIDragInteraction? { first(UIDragInteraction.self) }
    var dropInteraction: UIDropInteraction? { first(UIDropInteraction.self) }
    var springLoading: UISpringLoadedInteraction? { first(UISpringLoadedInteraction.self) }

    private func first<Kind: UIInteraction>(_ kind: Kind.Type) -> Kind? {
        for interaction in view?.interactions ?? [] {
            if let found = interaction as? Kind { return found }
        }
        return nil
    }
}

extension UIView {
    /// Whether the topmost superview is a cell or another reusable view.
    fileprivate var isInCell: Bool {
        var top = self
        while let outer = top.superview { top = outer }
        return top is UITableViewCell || top is UICollectionReusableView
    }
}

extension Screen {
    /// The engine's ID of a view, which participates from now on.
    func id(of view: UIView) -> ListID {
        if let host = host(of: view) { return host.id }
        let kind: ListKind = view is UITableView ? .table : view is UICollectionView ? .collection : .view
        if let outer = superviewTakingPart(of: view) { _ = id(of: outer) }
        let name = name(of: view, kind)
        let number = withEngine { engine in
            engine.scene.addList(named: name, kind: kind, rows: kind == .view ? [("", [])] : [])
        }
        let host = ViewHost(view, id: number, kind: kind)
        hosts.append(host)
        configure(host)
        _ = host.list?.rows.id
        return number
    }

    /// Makes a view the implementation of an existing list of the engine, under the same name and with the view's own
    /// rows.
    package func attach(
        _ view: UIView, as id: ListID, label: ((IndexPath) -> String)? = nil
    ) {
        let (kind, superview) = withEngine { ($0[id].kind, $0[id].superview) }
        let scriptedOuter = self[id].map { $0.scriptedOuter } ?? superview
        if let former = self.host(of: view), former.id != id { former.list?.rows.forget() }
        hosts.removeAll { $0.view === view }
        precondition(
            view is UITableView == (kind == .table) && view is UICollectionView == (kind == .collection),
            "\(withEngine { $0[id].name }) is declared with another kind than that of its view, \(type(of: view))")
        hosts.removeAll { $0.id == id }
        let host = ViewHost(view, id: id, kind: kind, scriptedOuter: scriptedOuter)
        hosts.append(host)
        names[ObjectIdentifier(view)] = withEngine { $0[id].name }
        host.list?.rows.label = label
        configure(host)
        if let list = host.list { _ = list.rows.id }
    }

    /// Removes the lists from a number on, whose views joined by themselves, so that the views can be attached.
    package func forgetViews(from count: Int) {
        for host in hosts where Int(host.id.rawValue) >= count { host.list?.rows.forget() }
        hosts.removeAll { Int($0.id.rawValue) >= count }
        if let lastCall, Int(lastCall.list.rawValue) >= count { self.lastCall = nil }
        withEngine { $0.forgetLists(from: count) }
    }

    func host(of view: UIView) -> ViewHost? {
        for host in hosts where host.view === view { return host }
        return nil
    }

    subscript(id: ListID) -> ViewHost? {
        for host in hosts where host.id == id { return host }
        return nil
    }

    /// Whether a view on this screen implements a list, even if the view is gone.
    package func hasHost(_ list: ListID) -> Bool { self[list] != nil }
    package func view(of list: ListID) -> UIView? { self[list]?.view }
    package func isShown(_ list: ListID) -> Bool { self[list]?.view != nil }

    /// Passes a view's settings to the engine, before every gesture and when an interaction is added or removed.
    func configure(_ host: ViewHost) {
        let presence = presence(of: host)
        guard presence != .gone else { return withEngine { $0[host.id].presence = .gone } }
        let settings = host.list?.settings ?? ListSettings(of: host)
        let outer = outerHost(of: host)
        withEngine { engine in
            settings.apply(to: &engine[host.id])
            engine[host.id].presence = presence
            engine[host.id].superview = outer?.id ?? host.scriptedOuter
        }
    }

    /// A view in the cell of a row that is scrolled out of sight counts as shown, since its row is touched by index.
    private func presence(of host: ViewHost) -> ListState.Presence {
        guard let view = host.view else { return .gone }
        guard let window = view.window else { return view.isInCell ? .inWindow : .withoutWindow }
        return window.screenHost == nil || window.screenHost === self ? .inWindow : .withoutWindow
    }

    /// Passes the change to the view's screen.
    static func interactionsChanged(of view: UIView?) {
        (view?.window?.screenHost ?? current)?.interactionsChanged(of: view)
    }

    func interactionsChanged(of view: UIView?) {
        guard let view, let host = host(of: view) else { return }
        configure(host)
    }

    /// The nearest participating superview. Views may move between gestures.
    private func outerHost(of host: ViewHost) -> ViewHost? {
        var inner = host.view
        while let view = inner, let outer = superviewTakingPart(of: view) {
            if let found = self.host(of: outer) { return found }
            inner = outer
        }
        return nil
    }

    /// The nearest superview that is a list or has interactions: an outer view may accept what an inner one refuses
    /// (Q08).
    private func superviewTakingPart(of view: UIView) -> UIView? {
        var next = view.superview
        while let candidate = next {
            if candidate is any ListView || !candidate.interactions.isEmpty { return candidate }
            next = candidate.superview
        }
        return nil
    }

    /// The name that the program gave, the accessibility identifier, or the kind with a number if several views have
    /// it.
    private func name(of view: UIView, _ kind: ListKind) -> String {
        if let given = names[ObjectIdentifier(view)] { return given }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { return identifier }
        let kindName = kind == .table ? "table" : kind == .collection ? "collection" : "view"
        let others = hosts.count { $0.kind == kind }
        return others == 0 ? kindName : "\(kindName) \(others + 1)"
    }
}
