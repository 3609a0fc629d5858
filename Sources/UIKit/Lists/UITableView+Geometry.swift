internal import DragDrop

/// The known heights of a table.
struct TableMeasure {
    /// Nil until requested, and after every change.
    var geometry: TableGeometry?

    /// The table's width at the measurement, since heights may depend on it.
    var width: CGFloat = 0

    /// The heights of rows that had an estimate and have appeared since.
    var measuredRows: [IndexPath: CGFloat] = [:]
}

extension TableGeometry.Span {
    func rect(across width: CGFloat) -> CGRect {
        CGRect(x: 0, y: top, width: width, height: height)
    }
}

extension UITableView {
    // MARK: - Places

    func rect(ofRow path: IndexPath) -> CGRect {
        guard geometry.sections.indices.contains(path.section),
            (0..<geometry.sections[path.section].rows.count).contains(path.item)
        else { return .zero }
        return frame(ofRow: path)
    }

    func rect(of edge: SectionEdge, inSection section: Int) -> CGRect {
        let place = edge == .header ? geometry.header(of: section) : geometry.footer(of: section)
        return place.rect(across: bounds.width)
    }

    func paths(in rect: CGRect) -> [IndexPath] {
        guard rect.minX < bounds.width, rect.maxX > 0 || rect.maxX == 0 && bounds.width == 0 else { return [] }
        return paths(in: TableGeometry.Span(top: rect.minY, height: rect.height))
    }

    var pathsOnScreen: [IndexPath] {
        _ = rows.id
        return paths(in: viewport)
    }

    /// The visible part of the content. A table without a size, as in tests, shows everything.
    var viewport: TableGeometry.Span {
        bounds.height > 0
            ? TableGeometry.Span(top: bounds.minY, height: bounds.height)
            : TableGeometry.Span(top: 0, height: .greatestFiniteMagnitude)
    }

    func paths(in span: TableGeometry.Span) -> [IndexPath] {
        geometry.rows(in: span).flatMap { section, items in
            items.map { IndexPath(item: $0, section: section) }
        }
    }

    // MARK: - Measuring

    var geometry: TableGeometry {
        if let known = measure.geometry, measure.width == bounds.width { return known }
        if measure.width != bounds.width { measure = TableMeasure(width: bounds.width) }
        let made = TableGeometry(
            above: tableHeaderView?.bounds.height ?? 0,
            sections: (0..<sectionCountOfData).map { makeSection($0) },
            below: tableFooterView?.bounds.height ?? 0)
        measure.geometry = made
        return made
    }

    private func makeSection(_ index: Int) -> TableGeometry.Section {
        let header = height(of: .header, inSection: index)
        return TableGeometry.Section(
            padding: header > 0 ? max(0, sectionHeaderTopPadding) : 0, header: header,
            rows: heightsOfRows(inSection: index), footer: height(of: .footer, inSection: index))
    }

    /// A delegate with heights is asked for every row; with estimates, only for visible ones (Apple:
    /// `tableView(_:estimatedHeightForRowAt:)`).
    private func heightsOfRows(inSection section: Int) -> TableGeometry.Rows {
        let count = rowCountOfData(inSection: section)
        guard asks(.heightForRowAt) else { return .uniform(ownRowHeight, count: count) }
        return TableGeometry.Rows(
            (0..<count).map { item in
                let path = IndexPath(item: item, section: section)
                return measure.measuredRows[path] ?? estimate(ofRow: path) ?? measuredHeight(ofRow: path)
            })
    }

    private func measuredHeight(ofRow path: IndexPath) -> CGFloat {
        guard let tableDelegate else { return ownRowHeight }
        let height = rows.screen.calling { tableDelegate.tableView(self, heightForRowAt: path) }
        return height < 0 ? ownRowHeight : height
    }

    /// Nil without estimates.
    private func estimate(ofRow path: IndexPath) -> CGFloat? {
        var estimate = estimatedRowHeight
        if let tableDelegate, asks(.estimatedHeightForRowAt) {
            estimate = rows.screen.calling { tableDelegate.tableView(self, estimatedHeightForRowAt: path) }
        }
        guard estimate != 0 else { return nil }
        return estimate < 0 ? ownRowHeight : estimate
    }

    /// Measures the visible rows that have an estimate. Since other heights change which rows are visible, repeats
    /// until nothing changes.
    func measureRowsOnScreen() {
        guard asks(.heightForRowAt) else { return }
        var hasFound = true
        while hasFound {
            hasFound = false
            for path in paths(in: viewport) where measure.measuredRows[path] == nil && estimate(ofRow: path) != nil {
                measure.measuredRows[path] = measuredHeight(ofRow: path)
                hasFound = true
            }
            if hasFound { measure.geometry = nil }
        }
    }

    /// `automaticDimension` and 0 mean the height of a cell with one line of text.
    private var ownRowHeight: CGFloat { rowHeight > 0 ? rowHeight : TableGeometry.Rows.standardHeight }

    func asks(_ method: TableMethod) -> Bool { OptionalMethods.has(method, tableDelegate) }
}
