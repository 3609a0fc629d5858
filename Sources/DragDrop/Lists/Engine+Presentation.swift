extension Engine {
    /// What a list shows against what its data source has: the updates of an open batch, the gap, placeholders (R195).
    package func presentation(of list: ListID) -> Presentation {
        guard obeys(.r195) else { return Presentation(batch: openBatch(of: list)) }
        return Presentation(
            batch: openBatch(of: list), opening: opening(in: list),
            placeholders: self[list].placeholders.all.map { $0.path })
    }

    /// The same without an open batch, whose updates have spaces of their own (B02, B03).
    private func presentationBeforeBatch(of list: ListID) -> Presentation {
        guard obeys(.r195) else { return Presentation() }
        return Presentation(opening: opening(in: list), placeholders: self[list].placeholders.all.map { $0.path })
    }

    private func openBatch(of list: ListID) -> PathMap {
        guard self[list].batch.isOpen else { return PathMap() }
        return Batch(
            self[list].batch.updates, shown: self[list].shown, model: self[list].model, kind: self[list].kind,
            device: device, rulebook: rulebook
        ).paths
    }

    /// One dragged row of the list stands at the gap itself, unless it is copied; any other gap is a row more.
    private func opening(in list: ListID) -> Presentation.Opening? {
        guard let gap = self[list].gap else { return nil }
        if let drag, drag.items.count == 1, let row = hand.vacatedPath(in: list) { return .row(row, movedTo: gap) }
        return .before(hand.pathBeforeRemoval(gap, in: list))
    }

    /// Where a row of the data source is shown; nil once it is deleted (R196).
    package func presentationPath(of path: RowPath, in list: ListID) -> RowPath? {
        let result = presentation(of: list).path(ofRow: path)
        return obeys(.r196) ? result : result ?? path
    }

    /// The data source's row that is shown at a place; nil for one that it does not know (R197).
    package func dataSourcePath(of path: RowPath, in list: ListID) -> RowPath? {
        let presentation = presentation(of: list)
        let result = presentation.row(at: path)
        return obeys(.r197) ? result : result ?? presentation.insertionPath(at: path)
    }

    // MARK: - performUsingPresentationValues(_:)

    package mutating func beginPresentationValues(in list: ListID) {
        self[list].presentationValueDepth += 1
    }

    package mutating func endPresentationValues(in list: ListID) {
        precondition(self[list].usesPresentationValues, "Presentation values end that never began.")
        self[list].presentationValueDepth -= 1
    }

    /// Whether the indices of calls count on the screen (R198).
    func translatesCalls(in list: ListID) -> Bool {
        self[list].usesPresentationValues && obeys(.r198)
    }

    /// A row of the data source as a call has to name it now.
    package func spoken(_ path: RowPath, in list: ListID) -> RowPath {
        translatesCalls(in: list) ? presentationBeforeBatch(of: list).path(ofRow: path) ?? path : path
    }

    /// An update with its paths in the data source's order; nil when it is about a row that the data source does not
    /// know.
    mutating func recordTranslation(of update: ListUpdate, in list: ListID) -> ListUpdate? {
        guard translatesCalls(in: list) else { return update }
        let result = translated(update, in: list)
        record(.action(.presentedUpdate(update, result), list: list), .r198)
        return result
    }

    private func translated(_ update: ListUpdate, in list: ListID) -> ListUpdate? {
        let presentation = presentationBeforeBatch(of: list)
        let kind: ListUpdate.Kind?
        switch update.kind {
        case .insertRow(let path): kind = .insertRow(presentation.insertionPath(at: path))
        case .deleteRow(let path): kind = presentation.row(at: path).map { .deleteRow($0) }
        case .reloadRow(let path): kind = presentation.row(at: path).map { .reloadRow($0) }
        case .reconfigureRow(let path): kind = presentation.row(at: path).map { .reconfigureRow($0) }
        case .moveRow(let source, let destination):
            let target = presentation.insertionPath(at: destination)
            kind = presentation.row(at: source).map { .moveRow(from: $0, to: target) }
        case .insertSection, .deleteSection, .moveSection, .reloadSection: kind = update.kind
        }
        return kind.map { ListUpdate($0, origin: update.origin) }
    }
}
