/// Queries of an app to a list. Indices use the data source's order, or the order on the screen inside
/// `performUsingPresentationValues(_:)` (R198).
extension Engine {
    package mutating func ask(_ query: ListQuery, in list: ListID) {
        guard mayAct(on: list) else { return }
        switch query {
        case .rowCount(let section): countRows(inSection: section, of: list)
        case .scroll(let path): scroll(to: path, in: list)
        case .dequeue(let identifier): dequeue(identifier, in: list)
        case .layoutAttributes(let path): takeLayoutAttributes(for: path, in: list)
        case .translate(let path, let space): translate(path, to: space, in: list)
        case .translateSection(let section, let space): translateSection(section, to: space, in: list)
        }
    }

    private mutating func give(_ value: ReturnedValue?, to query: ListQuery, in list: ListID, _ rule: RuleID) {
        returned = value
        record(.action(.query(query, value), list: list), rule)
    }

    // MARK: - Counts and places

    private mutating func countRows(inSection section: Int, of list: ListID) {
        let count = rowCount(inSection: section, of: list)
        let rule: RuleID = self[list].usesPresentationValues ? .r198 : .r195
        give(count.map { .count($0) }, to: .rowCount(section: section), in: list, rule)
        guard count == nil else { return }
        let sectionCount = self[list].shown.sectionCount
        raise(.missingSection(section, sectionCount: sectionCount, kind: self[list].kind), in: list)
    }

    /// The number of rows of a section in the index space of calls; nil if it does not exist.
    private func rowCount(inSection section: Int, of list: ListID) -> Int? {
        let surplus = translatesCalls(in: list) ? presentation(of: list).surplus(inSection: section) : 0
        return self[list].shown.rowCount(inSection: section).map { $0 + surplus }
    }

    private mutating func scroll(to path: RowPath, in list: ListID) {
        let kind = self[list].kind
        give(nil, to: .scroll(path), in: list, adapter(of: list).traits.scrollRule)
        guard let count = rowCount(inSection: path.section, of: list) else {
            let sectionCount = self[list].shown.sectionCount
            raise(.scroll(pastSections: path, sectionCount: sectionCount, kind: kind, device: device), in: list)
            return
        }
        guard !(0..<count).contains(path.item) else {
            let row = translatesCalls(in: list) ? presentation(of: list).insertionPath(at: path) : path
            bringIntoSight(row, in: list)
            return
        }
        raise(.scroll(pastRows: path, rowCount: count, kind: kind, device: device), in: list)
    }

    /// Shows the rows from a given one on, counted over all sections. Placeholders that come into sight are filled
    /// (R180).
    mutating func scroll(toFirstRow row: Int, in list: ListID) {
        let hidden = self[list].placeholders.all.filter { !scene.isInSight($0, in: list) }
        self[list].firstVisibleRow = row
        for placeholder in hidden where scene.isInSight(placeholder, in: list) {
            fillPlaceholder(for: placeholder.item, in: list, because: .r180)
        }
    }

    // MARK: - Cells

    private mutating func dequeue(_ identifier: String, in list: ListID) {
        give(nil, to: .dequeue(identifier: identifier), in: list, .e57)
        checkReuse(of: identifier, in: list)
    }

    /// Raises for an unregistered cell identifier (E57). A list that declares no identifiers accepts all.
    mutating func checkReuse(of identifier: String, in list: ListID) {
        guard let known = self[list].reuseIdentifiers, !known.contains(identifier) else { return }
        raise(.unknownReuse(of: identifier, kind: self[list].kind), in: list)
    }

    private mutating func takeLayoutAttributes(for path: RowPath, in list: ListID) {
        give(nil, to: .layoutAttributes(path), in: list, .e56)
        guard !self[list].shown.contains(path) else { return }
        raise(.layoutAttributes(forMissing: path), in: list)
    }

    // MARK: - Translating

    private mutating func translate(_ path: RowPath, to space: IndexSpace, in list: ListID) {
        let isOfScreen = space == .presentation
        let result = isOfScreen ? presentationPath(of: path, in: list) : dataSourcePath(of: path, in: list)
        give(.path(result), to: .translate(path, to: space), in: list, isOfScreen ? .r196 : .r197)
    }

    private mutating func translateSection(_ section: Int, to space: IndexSpace, in list: ListID) {
        let isOfScreen = space == .presentation
        let sections = presentation(of: list).batch.sections
        let result = isOfScreen ? sections.after(section) : sections.before(section)
        let rule: RuleID = isOfScreen ? .r196 : .r197
        let given = rulebook.translation(result, toScreen: isOfScreen, otherwise: section)
        give(.section(given), to: .translateSection(section, to: space), in: list, rule)
    }
}

extension Engine {
    /// The mapping between the shown rows and the data source: the updates of an open batch, the gap, placeholders
    /// (R195).
    package func presentation(of list: ListID) -> Presentation {
        guard rulebook.presentsGapAndPlaceholders else { return Presentation(batch: openBatch(of: list)) }
        return Presentation(
            batch: openBatch(of: list), opening: opening(in: list),
            placeholders: self[list].placeholders.all.map { $0.path })
    }

    /// The same without the open batch, whose updates have index spaces of their own (B02, B03).
    private func presentationBeforeBatch(of list: ListID) -> Presentation {
        guard rulebook.presentsGapAndPlaceholders else { return Presentation() }
        return Presentation(opening: opening(in: list), placeholders: self[list].placeholders.all.map { $0.path })
    }

    private func openBatch(of list: ListID) -> PathMap {
        guard self[list].batch.isOpen else { return PathMap() }
        return Batch(
            self[list].batch.updates, shown: self[list].shown, model: self[list].model, kind: self[list].kind,
            device: device, rulebook: rulebook
        ).paths
    }

    /// The opening at the gap. A single dragged row of the list occupies it, unless the row is copied. In any other
    /// drag the gap is an additional row.
    private func opening(in list: ListID) -> Presentation.Opening? {
        guard let gap = self[list].gap else { return nil }
        if let drag, drag.items.count == 1, let row = hand.vacatedPath(in: list) { return .row(row, movedTo: gap) }
        return .before(hand.pathBeforeRemoval(gap, in: list))
    }

    /// The place on the screen of a data source row; nil once it is deleted (R196).
    package func presentationPath(of path: RowPath, in list: ListID) -> RowPath? {
        let result = presentation(of: list).path(ofRow: path)
        return rulebook.translation(result, toScreen: true, otherwise: path)
    }

    /// The data source row at a place on the screen; nil for a row that the data source does not know (R197).
    package func dataSourcePath(of path: RowPath, in list: ListID) -> RowPath? {
        let presentation = presentation(of: list)
        let result = presentation.row(at: path)
        return rulebook.translation(result, toScreen: false, otherwise: presentation.insertionPath(at: path))
    }

    // MARK: - performUsingPresentationValues(_:)

    package mutating func beginPresentationValues(in list: ListID) {
        self[list].presentationValueDepth += 1
    }

    package mutating func endPresentationValues(in list: ListID) {
        precondition(self[list].usesPresentationValues, "Presentation values end that never began.")
        self[list].presentationValueDepth -= 1
    }

    /// Whether the indices of calls are those of the screen (R198).
    func translatesCalls(in list: ListID) -> Bool {
        self[list].usesPresentationValues && rulebook.translatesPresentationValues
    }

    /// A data source row in the current index space of calls.
    package func spoken(_ path: RowPath, in list: ListID) -> RowPath {
        translatesCalls(in: list) ? presentationBeforeBatch(of: list).path(ofRow: path) ?? path : path
    }

    /// Converts the paths of an update to the data source's order, and traces the conversion. Returns nil when the
    /// update refers to a row that the data source does not know.
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
