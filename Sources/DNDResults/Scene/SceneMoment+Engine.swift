package import DragDrop

extension SceneMoment {
    /// The maximum number of rows of a section that are kept, around the gap or the touched row.
    private static let rowsMax = 120

    /// The present moment of an engine. O(lists), with at most ``rowsMax`` rows for each section.
    package init(_ engine: Engine) {
        let drag = engine.drag.map { drag in
            Drag(
                state: drag.phase == .lifted ? "lifted" : "dragging",
                labels: drag.items.map { engine.label(of: $0.id) })
        }
        self.init(lists: engine.lists.map { List($0, of: engine, rowsMax: Self.rowsMax) }, drag: drag)
    }
}

extension SceneMoment.List {
    fileprivate init(_ list: ListState, of engine: Engine, rowsMax: Int) {
        let isBelowFinger = engine.drag?.finger?.list == list.id
        let app = engine.scene.apps[Int(list.app.rawValue)]
        let data = engine.isConsistent(list.id) ? nil : list.model.allItems.prefix(rowsMax)
        self.init(
            name: list.name, kind: "\(list.kind)", app: app.isEmpty ? nil : app, isBroken: list.exception != nil,
            proposal: isBelowFinger ? engine.proposal(in: list.id).map { Spelling.proposal($0) } : nil,
            data: data.map { $0.map { engine.label(of: $0) } },
            sections: list.shown.sections.indices.map { index in
                let rows = ShownRows(list: list, section: index, engine: engine)
                let title = engine.title(of: list.shown.sections[index].id)
                return rows.section(title: title.isEmpty ? nil : title, rowsMax: rowsMax)
            })
    }
}

/// The rows of a section on the screen: those of the data source, and placeholders between them.
private struct ShownRows {
    let list: ListState
    let section: Int
    let engine: Engine

    func section(title: String?, rowsMax: Int) -> SceneMoment.Section {
        let items = list.shown.sections[section].rows
        let gap = engine.gapBeforeRow(in: list.id).flatMap { $0.section == section ? $0.item : nil }
        let range = window(of: items.count, around: gap, rowsMax)
        var made = SceneMoment.Section(title: title, rows: omitted(range.lowerBound), gap: nil)
        var waiting = list.placeholders.all.filter { $0.path.section == section }[...]
        waiting = waiting.drop { $0.path.item < range.lowerBound }
        for index in range {
            while let next = waiting.first, next.path.item <= index {
                made.rows.append(placeholder(next))
                waiting.removeFirst()
            }
            if gap == index { made.gap = made.rows.count }
            made.rows.append(row(items[index], at: RowPath(section: section, item: index)))
        }
        if range.upperBound == items.count {
            made.rows += waiting.map { placeholder($0) }
            if gap == items.count { made.gap = made.rows.count }
        }
        made.rows += omitted(items.count - range.upperBound)
        return made
    }

    private func window(of count: Int, around gap: Int?, _ rowsMax: Int) -> Range<Int> {
        guard count > rowsMax else { return 0..<count }
        let touched = engine.drag.flatMap { drag in
            drag.source == list.id && drag.touched.section == section ? drag.touched.item : nil
        }
        let lower = max(0, min((gap ?? touched ?? 0) - rowsMax / 2, count - rowsMax))
        return lower..<(lower + rowsMax)
    }

    private func omitted(_ count: Int) -> [SceneMoment.Row] {
        count > 0 ? [SceneMoment.Row(label: "\(count) more", marks: [.omitted])] : []
    }

    private func placeholder(_ placeholder: PlaceholderSet.Placeholder) -> SceneMoment.Row {
        SceneMoment.Row(label: engine.label(of: placeholder.item), marks: [.placeholder])
    }

    private func row(_ item: ItemID, at path: RowPath) -> SceneMoment.Row {
        var marks: [SceneMoment.Row.Mark] = []
        if engine.isDraggedRow(path, of: list.id) { marks.append(.lifted) }
        if list.selected.contains(item) { marks.append(.selected) }
        if isTarget(path) { marks.append(.target) }
        return SceneMoment.Row(label: engine.label(of: item), marks: marks)
    }

    /// Whether the row is the target of an `insertInto` proposal (R107).
    private func isTarget(_ path: RowPath) -> Bool {
        guard let visit = engine.drag?.visits.first(where: { $0.list == list.id }) else { return false }
        return visit.proposal?.intent == .insertIntoDestinationIndexPath && visit.destination == path
    }
}
