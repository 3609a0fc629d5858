internal import DragDrop
internal import LoadedCode

/// What became of it all.
extension Screen {
    func complain(_ complaint: Complaint) {
        guard !complaints.contains(where: { $0.isAbout(complaint) }) else { return }
        complaints.append(complaint)
    }

    /// What the app did that it must not do, one sentence each, in the order in which it was found.
    public var warnings: [String] {
        noteOffMainCalls()
        return complaints.map { $0.sentence }
    }

    /// What other threads have called meanwhile.
    func noteOffMainCalls() {
        let calls = OffMainCalls.take(since: start) { host(of: $0) != nil || $0.window?.screenHost === self }
        for complaint in calls { complain(complaint) }
    }

    /// The exception that UIKit has raised; nil while the app lives.
    public var exception: String? { withEngine { $0.exception?.text } }

    /// The rows of a list as it shows them, by what their cells show. Asks the data source for nothing.
    public func rows(of list: UIView) -> [String] {
        let id = id(of: list)
        (list as? any ListView)?.rows.nameRows()
        return withEngine { engine in engine[id].shown.allItems.map { engine.label(of: $0) } }
    }

    /// The rows that the data source has now, called as `rows(of:)` calls them. Asks it for a cell of each, unless it
    /// is a diffable one: what that has is shown.
    public func dataRows(of list: UIView) -> [String] {
        guard let rows = host(of: list)?.list?.rows else { return [] }
        guard !rows.list.isDiffable else { return self.rows(of: list) }
        let id = rows.id
        let arrangement = rows.arrangementOfData(comparedWith: withEngine { $0[id].shown })
        return withEngine { engine in arrangement.allItems.map { engine.label(of: $0) } }
    }

    /// Tells the engine what all data sources have now, before somebody judges it.
    package func readData() {
        for host in hosts where host.view == nil { withEngine { $0[host.id].presence = .gone } }
        for host in hosts {
            guard let list = host.list, findsViews || names[ObjectIdentifier(list)] != nil else { continue }
            readData(of: list)
        }
    }

    /// The same for one list.
    ///
    /// `move`: One that the data source has carried out, and that the list shows when the call returns.
    func readData(of list: any ListView, after move: (source: RowPath, target: RowPath)? = nil) {
        let rows = list.rows
        guard rows.hasRead, !list.isDiffable else { return list.rows.nameRows() }
        let id = rows.id
        var known = withEngine { $0[id].shown }
        if let move, known.contains(move.source) { known.move(from: move.source, to: move.target) }
        let arrangement = rows.arrangementOfData(comparedWith: known)
        withEngine { $0.scene.setModel(arrangement, in: id) }
    }

    /// Lets a data source carry out a move, and reads what it has then.
    func readData(
        of list: any ListView, movedFrom source: IndexPath, to target: IndexPath,
        by move: () -> Void
    ) {
        let id = list.rows.id
        let count = withEngine { $0[id].updateCount }
        move()
        let isShown = withEngine { $0[id].updateCount } != count
        readData(of: list, after: isShown ? nil : (RowPath(source), RowPath(target)))
    }

    /// Those that a finger holds.
    var draggedRows: Set<ItemID> {
        withEngine { Set($0.sessions.flatMap { session in session.drag.items.map { $0.id } }) }
    }

    /// Shows a controller beside those that are shown already.
    package func show(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        guard let view = controller.viewIfLoaded, view.superview == nil else { return }
        controller.beginAppearanceTransition(true, animated: false)
        view.frame = window.bounds
        window.addSubview(view)
        window.layoutIfNeeded()
        controller.endAppearanceTransition()
    }

    /// Names a list or view, for traces and specs: also one that takes part already.
    public func name(_ view: UIView, _ name: String) {
        names[ObjectIdentifier(view)] = name
        guard let host = host(of: view) else { return }
        withEngine { $0.scene.rename(host.id, to: name) }
    }

    /// A view that comes to lie where a dead one lay must not take over its name.
    func forgetNamesOfGoneViews() {
        for host in hosts where host.view == nil { names[host.identity] = nil }
    }

    // MARK: - Raising

    /// UIKit raises: the list is broken, nothing has an effect any more.
    func raise(_ exception: UIKitException) {
        let list = lastCall?.list ?? hosts.first?.id ?? withEngine { $0.lists.first?.id }
        guard let list else { return }
        siteOfFault = CallSite()
        withEngine { $0.raiseInApp(exception, in: list) }
        siteOfFault = nil
    }

    /// The view whose list has raised.
    package var viewThatRaised: UIView? {
        guard hasCrashed else { return nil }
        return hosts.first { host in withEngine { $0[host.id].exception != nil } }?.view
    }

    /// The view has got its name since UIKit raised.
    package func retellException(of view: UIView) {
        guard let list = (host(of: view) ?? hosts.first)?.id else { return }
        withEngine { $0.retellException(in: list) }
    }

    /// UIKit writes a line to the log of the app.
    func log(_ entry: SnapshotLog) {
        guard let list = lastCall?.list ?? hosts.first?.id else { return }
        withEngine { $0.logInApp(entry, in: list) }
    }

    func answerForPlaceholder(_ call: DelegateCall) -> DelegateAnswer? {
        guard let item = call.item, let handlers = placeholders[item] else { return .absent }
        if call.question == .placeholderUpdate {
            guard let update = handlers.update else { return .absent }
            update()
            return .nothing
        }
        guard let preview = handlers.preview else { return .absent }
        return self.preview(preview())
    }

    /// The end of a move, in the order with the row taken out, as data sources are told.
    func target(of call: DelegateCall) -> IndexPath? { call.target?.asIndexPath }

    func defaultPreview(of host: ViewHost) -> UITargetedDragPreview {
        let view = host.view ?? UIView()
        return UITargetedDragPreview(
            view: view, parameters: UIDragPreviewParameters(),
            target: UIDragPreviewTarget(container: view.superview ?? view, center: view.center))
    }

    func pastedProviders(in host: ViewHost) -> [NSItemProvider] {
        withEngine { engine in
            engine.coordinator?.items.map { $0.id } ?? engine.drag?.items.map { $0.id } ?? []
        }.map { dragItem($0).itemProvider }
    }
}
