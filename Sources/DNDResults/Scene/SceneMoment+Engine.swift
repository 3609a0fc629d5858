package import DragDrop
internal import SourceText

extension SceneMoment {
    /// What a moment is kept for.
    package enum Purpose {
        /// At most 120 rows of a section, around the gap or the touched row.
        case reading

        /// All rows, with the words that name them in a step.
        case playing

        fileprivate var rowsMax: Int { self == .reading ? 120 : .max }
    }

    /// The present moment of an engine. O(lists), with at most ``Purpose/reading``'s rows of each section; O(rows) for
    /// ``Purpose/playing``.
    package init(_ engine: Engine, for purpose: Purpose = .reading) {
        let drag = engine.drag.map { drag in
            Drag(
                state: drag.phase == .lifted ? "lifted" : "dragging",
                labels: drag.items.map { engine.label(of: $0.id) })
        }
        self.init(lists: engine.lists.map { List($0, of: engine, for: purpose) }, drag: drag)
    }
}

extension SceneMoment.List {
    fileprivate init(_ list: ListState, of engine: Engine, for purpose: SceneMoment.Purpose) {
        let isBelowFinger = engine.drag?.finger?.list == list.id
        let app = engine.scene.catalog.apps[Int(list.app.rawValue)]
        let data = engine.isConsistent(list.id) ? nil : list.model.allItems.prefix(purpose.rowsMax)
        let rows = ShownRows(list: list, engine: engine, purpose: purpose, selected: Set(list.selected))
        let spelling = Spelling.label(list.name)
        self.init(
            name: list.name, spelling: purpose == .playing && spelling != list.name ? spelling : nil,
            kind: list.kind.word, app: app.isEmpty ? nil : app, isBroken: list.exception != nil,
            proposal: isBelowFinger ? engine.proposal(in: list.id).map { Spelling.proposal($0) } : nil,
            data: data.map { $0.map { engine.label(of: $0) } },
            sections: list.shown.sections.indices.map { rows.section($0) })
    }
}

/// The rows of a list on the screen: those of the data source, and placeholders between them.
private struct ShownRows {
    let list: ListState
    let engine: Engine
    let purpose: SceneMoment.Purpose
    let selected: Set<ItemID>

    func section(_ section: Int) -> SceneMoment.Section {
        let shown = list.shown.sections[section]
        let items = shown.rows
        let title = engine.title(of: shown.id)
        let gap = engine.gapBeforeRow(in: list.id).flatMap { $0.section == section ? $0.item : nil }
        let range = window(of: section, around: gap)
        var made = SceneMoment.Section(
            title: title.isEmpty ? nil : title, rows: omitted(range.lowerBound), gap: nil)
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
            if let gap, gap >= items.count { made.gap = made.rows.count }
        }
        made.rows += omitted(items.count - range.upperBound)
        return made
    }

    private func window(of section: Int, around gap: Int?) -> Range<Int> {
        let count = list.shown.sections[section].rows.count
        let rowsMax = purpose.rowsMax
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
        if selected.contains(item) { marks.append(.selected) }
        if isTarget(path) { marks.append(.target) }
        let label = engine.label(of: item)
        let name = purpose == .playing ? name(of: item, label, at: path) : label
        return SceneMoment.Row(label: label, name: name == label ? nil : name, marks: marks)
    }

    /// The words for a row in a step: its label, or its path if the label could mean another row or a position.
    private func name(of item: ItemID, _ label: String, at path: RowPath) -> String {
        let isPlain = Int(label) == nil && DisplayText.visible(label) == label
        guard isPlain, list.shown.path(of: item, near: nil) == path else { return Spelling.path(path) }
        return Spelling.label(label)
    }

    /// Whether the row is the target of an `insertInto` proposal (R107).
    private func isTarget(_ path: RowPath) -> Bool {
        guard let visit = engine.drag?.visits.first(where: { $0.list == list.id }) else { return false }
        return visit.proposal?.intent == .insertIntoDestinationIndexPath && visit.destination == path
    }
}
