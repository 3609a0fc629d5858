package import DNDDrawing
internal import DNDInterpreter
internal import DNDResults
package import DragDrop
internal import SourceText

/// The lists as text: lifted rows in brackets, the gap as a bar, placeholders as `~`, the proposal at the end.
package struct SceneDrawing {
    private let engine: Engine
    private let style: Style
    private let nameWidth: Int

    package init(_ engine: Engine, style: Style) {
        self.engine = engine
        self.style = style
        nameWidth = engine.lists.reduce(0) { max($0, DisplayText.width(of: DisplayText.visible($1.name))) }
    }

    /// One line per section of every list.
    package var lines: [String] {
        engine.lists.flatMap { lines(of: $0) }
    }

    private func lines(of list: ListState) -> [String] {
        let sections = list.shown.sections
        let titleWidth = sections.reduce(0) { max($0, DisplayText.width(of: title(of: $1.id))) }
        var result: [String] = []
        for index in sections.indices {
            let name = index == 0 ? DisplayText.visible(list.name) : ""
            var line = "  " + style.name(Columns.padded(name, to: nameWidth)) + "  "
            if titleWidth > 0 { line += Columns.padded(title(of: sections[index].id) + ":", to: titleWidth + 1) + " " }
            line += rows(of: list, section: index)
            if index == sections.count - 1 { line += remarks(on: list) }
            result.append(line)
        }
        if sections.isEmpty {
            result.append("  " + Columns.padded(DisplayText.visible(list.name), to: nameWidth) + "  (no sections)")
        }
        if let difference = difference(of: list) { result.append(difference) }
        return result
    }

    private func title(of section: SectionID) -> String { DisplayText.visible(engine.title(of: section)) }

    private func label(of item: ItemID) -> String { DisplayText.visible(Spelling.label(engine.label(of: item))) }

    // MARK: - Rows

    /// The maximum number of drawn rows of a section, around the places of interest.
    private static let rowsAtMost = 40

    private func rows(of list: ListState, section: Int) -> String {
        let rows = list.shown.sections[section].rows
        if rows.count == 0, list.placeholders.count(inSection: section) == 0, gapRow(of: list, section: section) == nil
        {
            return style.quiet("(empty)")
        }
        let range = window(of: list, section: section, count: rows.count)
        var parts: [String] = range.lowerBound > 0 ? [style.quiet("… \(range.lowerBound) more")] : []
        let gap = gapRow(of: list, section: section)
        var waiting = list.placeholders.all.filter { $0.path.section == section }[...]
        waiting = waiting.drop { $0.path.item < range.lowerBound }
        for index in range {
            while let next = waiting.first, next.path.item <= index {
                parts.append(style.placeholder("~"))
                waiting.removeFirst()
            }
            if gap == index { parts.append(style.gap("|")) }
            parts.append(row(rows[index], at: RowPath(section: section, item: index), in: list))
        }
        if range.upperBound == rows.count {
            parts += waiting.map { _ in style.placeholder("~") }
            if gap == rows.count { parts.append(style.gap("|")) }
        } else {
            parts.append(style.quiet("\(rows.count - range.upperBound) more …"))
        }
        return parts.joined(separator: " ")
    }

    /// The row that follows the gap.
    private func gapRow(of list: ListState, section: Int) -> Int? {
        guard let gap = engine.gapBeforeRow(in: list.id), gap.section == section else { return nil }
        return gap.item
    }

    private func row(_ item: ItemID, at path: RowPath, in list: ListState) -> String {
        let label = label(of: item)
        if engine.isDraggedRow(path, of: list.id) { return style.lifted("(\(label))") }
        if list.selected.contains(item) { return style.name("*\(label)") }
        if isTarget(path, in: list) { return style.gap(">\(label)<") }
        return label
    }

    /// Whether the row is the target of an `insertInto` proposal (R107).
    private func isTarget(_ path: RowPath, in list: ListState) -> Bool {
        guard let visit = engine.drag?.visits.first(where: { $0.list == list.id }) else { return false }
        return visit.proposal?.intent == .insertIntoDestinationIndexPath && visit.destination == path
    }

    private func window(of list: ListState, section: Int, count: Int) -> Range<Int> {
        guard count > Self.rowsAtMost else { return 0..<count }
        let places = [gapRow(of: list, section: section), engine.drag?.touched.item].compactMap { $0 }
        let middle = places.first ?? 0
        let lower = max(0, min(middle - Self.rowsAtMost / 2, count - Self.rowsAtMost))
        return lower..<(lower + Self.rowsAtMost)
    }

    // MARK: - Remarks

    private func remarks(on list: ListState) -> String {
        var remarks: [String] = []
        if list.exception != nil { remarks.append("broken by an exception") }
        if let proposal = engine.proposal(in: list.id), engine.drag?.finger?.list == list.id {
            remarks.append(Spelling.proposal(proposal))
        }
        if let rows = engine.scene.rowsInSight(of: list.id) {
            remarks.append("rows \(rows.lowerBound) to \(rows.upperBound - 1) in sight")
        }
        if let gap = list.gap { remarks.append("gap \(Spelling.path(gap, engine.gapSpace(in: list.id)))") }
        return remarks.isEmpty ? "" : "   " + style.quiet(remarks.joined(separator: ", "))
    }

    /// The app's data, if it differs from the shown rows.
    private func difference(of list: ListState) -> String? {
        guard !engine.isConsistent(list.id) else { return nil }
        let labels = list.model.allItems.prefix(Self.rowsAtMost).map { label(of: $0) }
        return "  " + Columns.padded("", to: nameWidth) + "  "
            + style.warning("the app's data: " + (labels.isEmpty ? "(empty)" : labels.joined(separator: " ")))
    }
}
