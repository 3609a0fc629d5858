/// What an app asks a list. Indices count in the data source's order, and in the order of the screen inside
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

    /// The rows of a section in the order that calls count in; nil if there is no such section.
    private func rowCount(inSection section: Int, of list: ListID) -> Int? {
        let surplus = translatesCalls(in: list) ? presentation(of: list).surplus(inSection: section) : 0
        return self[list].shown.rowCount(inSection: section).map { $0 + surplus }
    }

    private mutating func scroll(to path: RowPath, in list: ListID) {
        let kind = self[list].kind
        give(nil, to: .scroll(path), in: list, kind == .table ? .e52 : .e53)
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

    /// Shows the rows from one on, counted over all sections; placeholders that come into sight are filled (R180).
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

    /// A cell needs an identifier that is registered (E57). A list that declares none knows them all.
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
        let given = obeys(rule) ? result : result ?? section
        give(.section(given), to: .translateSection(section, to: space), in: list, rule)
    }
}
