internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Repairs that write the actual rows in place of the expected ones.
extension ScenarioPlayer {
    func orderRepair(
        _ order: RowsExpression, shownOnly: Bool, parts: [OrderMismatch.Part], in list: ListID, _ statement: Statement
    ) -> Repair {
        guard shownOnly || dataIsShown(in: list) else {
            return .impossible("the app's data and the rows that are shown differ, and `expect order` is about both")
        }
        switch order {
        case .flat: return Self.replacing(statement, with: Spelling.labels(parts.flatMap { $0.shown }))
        case .sections(let sections):
            guard let block = statement.place?.range else { return .impossible("its sections cannot be found") }
            return sectionsRepair(sections, block, in: list)
        }
    }

    /// Whether the sections of the app's data equal the shown ones, and no placeholder is shown.
    private func dataIsShown(in list: ListID) -> Bool {
        let (shown, model) = (engine[list].shown, engine[list].model)
        return engine[list].placeholders.count == 0 && shown.sections.map { $0.id } == model.sections.map { $0.id }
            && shown.allItems == model.allItems
            && shown.sections.map { $0.rows.count } == model.sections.map { $0.rows.count }
    }

    // MARK: - Sections

    /// A repair by sections, also when the expectation has titles that the list does not show.
    private func sectionsRepair(
        _ sections: [RowsExpression.Section], _ block: SourceRange, in list: ListID
    ) -> Repair {
        let lines = sectionLines(sections, in: list)
        let different = lines.filter { if case .kept = $0 { false } else { true } }
        guard different.contains(where: { $0.isOutside }) else { return .block(block, lines) }
        guard different.count == 1, case .changed(let range, let edits) = different[0], let edit = edits.first else {
            return .impossible("parameters stand for some of its rows")
        }
        let clause = sections.first { $0.range == range }?.place.clause
        let isOneWord = ArgumentText.isOneWord(edit.replacement)
        return .value(edit.replacement, isOneWord: isOneWord, at: edit.range, clause: clause)
    }

    /// The repair of an order that names a missing section.
    func repair(ofUnjudged expectation: Expectation, in statement: Statement) -> Repair? {
        guard case .rows(let order) = expectation.pattern, case .sections = order,
            let list = try? subject(expectation.fact.list, at: statement.range)
        else { return nil }
        let shownOnly = expectation.fact.name == Fact.shown.name
        return orderRepair(order, shownOnly: shownOnly, parts: [], in: list, statement)
    }

    /// Keeps the lines of sections in the expected order, and removes or adds the others.
    private func sectionLines(_ sections: [RowsExpression.Section], in list: ListID) -> [Repair.Line] {
        let shown = engine[list].shown.sections.indices.map { index in
            (
                title: engine.title(of: engine[list].shown.sections[index].id),
                rows: shownLabels(of: list, section: index)
            )
        }
        let kept = Self.commonTitles(sections.map { $0.title.text }, shown.map { $0.title })
        var lines: [Repair.Line] = []
        var next = 0
        for (index, section) in shown.enumerated() {
            guard let position = kept.first(where: { $0.shown == index })?.expected else {
                let rows = section.rows.map { " " + Spelling.label($0) }.joined()
                lines.append(.added("\(Spelling.label(section.title)):\(rows)"))
                continue
            }
            lines += sections[next..<position].map { .removed($0.range) }
            lines.append(sections[position].line(showing: section.rows))
            next = position + 1
        }
        return lines + sections[next...].map { .removed($0.range) }
    }

    /// The longest common subsequence of titles, as pairs of positions.
    private static func commonTitles(_ expected: [String], _ shown: [String]) -> [(expected: Int, shown: Int)] {
        var lengths = Array(repeating: Array(repeating: 0, count: shown.count + 1), count: expected.count + 1)
        for e in expected.indices.reversed() {
            for s in shown.indices.reversed() {
                lengths[e][s] =
                    expected[e] == shown[s] ? lengths[e + 1][s + 1] + 1 : max(lengths[e + 1][s], lengths[e][s + 1])
            }
        }
        var pairs: [(expected: Int, shown: Int)] = []
        var (e, s) = (0, 0)
        while e < expected.count, s < shown.count {
            if expected[e] == shown[s] {
                pairs.append((e, s))
                e += 1
                s += 1
            } else if lengths[e + 1][s] >= lengths[e][s + 1] {
                e += 1
            } else {
                s += 1
            }
        }
        return pairs
    }
}

extension RowsExpression.Section {
    /// The line with other rows, or unchanged.
    fileprivate func line(showing labels: [String]) -> Repair.Line {
        if rows.map({ $0.text }) == labels { return .kept(range) }
        let text = labels.map { Spelling.label($0) }.joined(separator: " ")
        guard let rows = place.range, let clause = place.clause else { return .changed(range, []) }
        guard clause.contains(rows), labels.isEmpty || rows.lowerBound == rows.upperBound else {
            return .changed(range, [TextEdit(range: rows, replacement: text)])
        }
        // After the colon, with or without a blank.
        let behind = SourceRange(file: rows.file, lowerBound: clause.lowerBound + 1, upperBound: rows.upperBound)
        return .changed(range, [TextEdit(range: behind, replacement: labels.isEmpty ? "" : " " + text)])
    }
}

extension Repair.Line {
    /// Whether the line has no place of its own to change: its rows are the value of a parameter, or come from several
    /// places.
    fileprivate var isOutside: Bool {
        guard case .changed(let range, let edits) = self else { return false }
        return edits.isEmpty || edits.contains { !range.contains($0.range) }
    }
}
