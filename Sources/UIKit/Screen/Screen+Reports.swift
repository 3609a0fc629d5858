internal import DragDrop
internal import LoadedCode

/// Reports of the results.
extension Screen {
    func complain(_ complaint: Complaint) {
        guard !complaints.contains(where: { $0.isAbout(complaint) }) else { return }
        complaints.append(complaint)
    }

    /// The forbidden actions of the app, one sentence each, in the order in which they were found.
    public var warnings: [String] {
        noteOffMainCalls()
        return complaints.map { $0.sentence }
    }

    /// Records the calls of other threads so far.
    func noteOffMainCalls() {
        let calls = OffMainCalls.take(since: start) { host(of: $0) != nil || $0.window?.screenHost === self }
        for complaint in calls { complain(complaint) }
    }

    /// The exception that UIKit has raised; nil if there is none.
    public var exception: String? { withEngine { $0.exception?.text } }

    /// The shown rows of a list, by the texts of their cells. Does not query the data source.
    public func rows(of list: UIView) -> [String] {
        let id = id(of: list)
        (list as? any ListView)?.rows.nameRows()
        return withEngine { engine in engine[id].shown.allItems.map { engine.label(of: $0) } }
    }

    /// The current rows of the data source, labelled as in `rows(of:)`. Requests a cell for each, except from a
    /// diffable data source, whose rows are those shown.
    public func dataRows(of list: UIView) -> [String] {
        guard let rows = host(of: list)?.list?.rows else { return [] }
        guard !rows.list.isDiffable else { return self.rows(of: list) }
        let id = rows.id
        let arrangement = rows.arrangementOfData(comparedWith: withEngine { $0[id].shown })
        return withEngine { engine in arrangement.allItems.map { engine.label(of: $0) } }
    }

    /// Reads all data sources into the engine, before an expectation is judged.
    package func readData() {
        for host in hosts where host.view == nil { withEngine { $0[host.id].presence = .gone } }
        for host in hosts {
            guard let list = host.list, findsViews || names[ObjectIdentifier(list)] != nil else { continue }
            readData(of: list)
        }
    }

    /// Reads the data source of one list.
    ///
    /// `move`: A move that the data source has performed, and that the list shows when the call returns.
    func readData(of list: any ListView, after move: (source: RowPath, target: RowPath)? = nil) {
        let rows = list.rows
        guard rows.hasRead, !list.isDiffable else { return list.rows.nameRows() }
        let id = rows.id
        var known = withEngine { $0[id].shown }
        if let move, known.contains(move.source) { known.move(from: move.source, to: move.target) }
        let arrangement = rows.arrangementOfData(comparedWith: known)
        withEngine { $0.scene.setModel(arrangement, in: id) }
    }

    /// Lets a data source perform a move, then reads it.
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

    /// The rows that fingers hold.
    var draggedRows: Set<ItemID> {
        withEngine { Set($0.sessions.flatMap { session in session.drag.items.map { $0.id } }) }
    }

    /// Shows a controller in addition to those already shown.
    package func show(_ controller: UIViewController) {
        controller.loadViewIfNeeded()
        guard let view = controller.viewIfLoaded, view.superview == nil else { return }
        controller.beginAppearanceTransition(true, animated: false)
        view.frame = window.bounds
        window.addSubview(view)
        window.layoutIfNeeded()
        controller.endAppearanceTransition()
    }

    /// Names a list or view for traces and specs, even one that already participates.
    public func name(_ view: UIView, _ name: String) {
        names[ObjectIdentifier(view)] = name
        guard let host = host(of: view) else { return }
        withEngine { $0.scene.rename(host.id, to: name) }
    }

    /// Removes the names of deallocated views, whose addresses may be reused.
    func forgetNamesOfGoneViews() {
        for host in hosts where host.view == nil { names[host.identity] = nil }
    }

    // MARK: - Raising

    /// Raises an exception of UIKit, after which the list is broken and no call has an effect.
    func raise(_ exception: UIKitException) {
        let list = lastCall?.list ?? hosts.first?.id ?? withEngine { $0.lists.first?.id }
        guard let list else { return }
        siteOfFault = CallSite()
        withEngine { $0.raiseInApp(exception, in: list) }
        siteOfFault = nil
    }

    /// The view whose list raised.
    package var viewThatRaised: UIView? {
        guard hasCrashed else { return nil }
        return hosts.first { host in withEngine { $0[host.id].exception != nil } }?.view
    }

    /// Records the exception again, for a view that was named since.
    package func retellException(of view: UIView) {
        guard let list = (host(of: view) ?? hosts.first)?.id else { return }
        withEngine { $0.retellException(in: list) }
    }

    /// Records a line of UIKit in the app's log.
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

    /// The target of a move, in the order without the row, as data sources receive it.
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
