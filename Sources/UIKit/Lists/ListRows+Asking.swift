internal import DragDrop
internal import LoadedCode

/// Queries of the app to a list.
extension ListRows {
    /// The row count in the index space that the app's call uses; raises for an unknown section.
    func count(inSection section: Int) -> Int {
        withEngine { engine, id in
            engine.ask(.rowCount(section: section), in: id)
            if case .count(let count) = engine.returned { return count }
            return 0
        }
    }

    /// The count that layouts use, without a query of the app.
    func shownCount(inSection section: Int) -> Int {
        screen.withEngine { [id] in $0[id].shownRowCount(inSection: section) }
    }

    /// Calls the body with the engine and its ID of the list.
    func withEngine<Result>(_ body: (inout Engine, ListID) -> Result) -> Result {
        let id = id
        return screen.withEngine { body(&$0, id) }
    }

    var shownSectionCount: Int { withEngine { $0[$1].shown.sectionCount } }

    func scroll(to path: IndexPath, animated: Bool) {
        withEngine { $0.ask(.scroll(RowPath(path)), in: $1) }
        guard !screen.hasCrashed else { return }
        list.scrollRectToVisible(list.frame(ofRow: path), animated: animated)
    }

    func setDragEnabled(_ isEnabled: Bool) {
        isDragEnabled = isEnabled
        guard hasRead else { return }
        withEngine { $0.setDragInteractionEnabled(isEnabled, in: $1) }
    }

    // MARK: - Selection

    var selectedPaths: [IndexPath] {
        withEngine { engine, id in
            engine[id].selected.compactMap { engine[id].shown.path(of: $0)?.asIndexPath }.sorted()
        }
    }

    func select(_ path: IndexPath?, keepingOthers: Bool) {
        withEngine { engine, id in
            let added = path.flatMap { engine[id].shown[RowPath($0)] }
            let others = keepingOthers ? engine[id].selected.filter { $0 != added } : []
            engine.scene.setSelection(others + (added.map { [$0] } ?? []), in: id)
        }
        showSelection()
    }

    func deselect(_ path: IndexPath) {
        withEngine { engine, id in
            let item = engine[id].shown[RowPath(path)]
            engine.scene.setSelection(engine[id].selected.filter { $0 != item }, in: id)
        }
        showSelection()
    }

    /// Sets the selection state of the cells.
    func showSelection() {
        let selected = Set(selectedPaths)
        for (path, cell) in all { cell.asRowCell?.isSelected = selected.contains(path.asIndexPath) }
    }

    // MARK: - Reuse

    /// Reports a cell that is dequeued outside a request (which crashes on iOS 18), with its place.
    func noteDequeue(_ identifier: String) {
        guard !isAskingForCells, screen.isCallingOut else { return }
        screen.complain(
            .cellDequeuedOutsideRequest(identifier, in: screen.nameOfLastCall, place: CallSite().place?.short))
    }

    /// Traces a cell that the app dequeues outside a request; raises for an unknown identifier.
    ///
    /// `kind`: The kind of a supplementary view or decoration.
    func traceDequeue(_ identifier: String, isKnown: Bool, kind: String? = nil, isDecoration: Bool = false) {
        guard !isKnown || !isAskingForCells else { return }
        if !isKnown, !screen.hasCrashed {
            screen.missingRegistration =
                isDecoration ? registration(ofDecoration: identifier) : registration(of: identifier, kind)
        }
        withEngine { engine, id in
            let known = engine[id].reuseIdentifiers
            engine[id].reuseIdentifiers = isKnown ? nil : []
            engine.ask(.dequeue(identifier: identifier), in: id)
            engine[id].reuseIdentifiers = known
        }
    }

    private func registration(of identifier: String, _ kind: String?) -> String {
        let call =
            if let kind {
                "collectionView.register(UICollectionReusableView.self, forSupplementaryViewOfKind: \"\(kind)\", "
                    + "withReuseIdentifier: \"\(identifier)\")"
            } else if list is UITableView {
                "tableView.register(UITableViewCell.self, forCellReuseIdentifier: \"\(identifier)\")"
            } else {
                "collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: \"\(identifier)\")"
            }
        return "Nothing is registered as '\(identifier)'. Storyboards are not read here: for a prototype cell write "
            + "\(call) with the class of the cell, in viewDidLoad or where the host is registered."
    }

    private func registration(ofDecoration kind: String) -> String {
        "Nothing is registered for decorations of the kind '\(kind)'. Write register(UICollectionReusableView.self, "
            + "forDecorationViewOfKind: \"\(kind)\") with the class of the view, where the layout is made."
    }

    // MARK: - Translating (R195–R198)

    func translate(_ path: IndexPath, toScreen: Bool) -> IndexPath? {
        let path = RowPath(path)
        return withEngine { engine, id in
            engine.ask(.translate(path, to: toScreen ? .presentation : .beforeDrag), in: id)
            if case .path(let result?) = engine.returned { return result.asIndexPath }
            return nil
        }
    }

    func translate(section: Int, toScreen: Bool) -> Int {
        withEngine { engine, id in
            engine.ask(.translateSection(section, to: toScreen ? .presentation : .beforeDrag), in: id)
            if case .section(let result?) = engine.returned { return result }
            return NSNotFound
        }
    }

    func withPresentationValues(_ actions: () -> Void) {
        withEngine { $0.beginPresentationValues(in: $1) }
        actions()
        withEngine { $0.endPresentationValues(in: $1) }
    }
}
