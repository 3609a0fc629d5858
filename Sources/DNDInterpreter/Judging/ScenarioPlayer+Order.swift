internal import DNDLanguage
internal import DNDResults
package import DragDrop
internal import SourceText

extension ScenarioPlayer {
    mutating func judgeOrder(_ expectation: Expectation, in statement: Statement) throws(ScriptFault) -> Mismatch? {
        guard case .rows(let order) = expectation.pattern else { return nil }
        let shownOnly = expectation.fact.name == Fact.shown.name
        let range = statement.range
        let list = try shownList(expectation.fact)
        if shownOnly { allowOpenEnds(in: list) }
        announceRows(of: list, shownOnly: shownOnly)
        let parts = try orderParts(order, shownOnly: shownOnly, in: list)
        let otherSections = otherSections(order, in: list)
        guard parts.contains(where: { !$0.matches }) || otherSections != nil else { return nil }
        var mismatch = OrderMismatch(list: engine[list].name, parts: parts, shownSections: otherSections)
        mismatch.route = route(in: list)
        if parts.contains(where: { $0.model != nil && $0.model != $0.shown }),
            case .updates(let updates)? = causeOfShownRows(in: list)
        {
            mismatch.updates = updates
        }
        return Mismatch(
            .order(mismatch), at: range,
            hints: hintsForRows(of: list, expected: parts.flatMap { $0.expected }),
            repair: orderRepair(order, shownOnly: shownOnly, parts: parts, in: list, statement))
    }

    /// The shown rows of a list, and the app's data.
    func rows(_ asked: FactReference, withData: Bool) throws(ScriptFault) -> FactValue {
        let list = try shownList(asked)
        return .rows(shown: allShownLabels(of: list), data: withData ? modelLabels(of: list) : nil)
    }

    private func shownList(_ asked: FactReference) throws(ScriptFault) -> ListID {
        let list = try subject(asked.list, at: asked.range)
        if let reason = engine.absence(of: list) { throw ScriptFault(reason, at: asked.range) }
        return list
    }

    private func allShownLabels(of list: ListID) -> [String] {
        (0..<engine[list].shown.sectionCount).flatMap { shownLabels(of: list, section: $0) }
    }

    private func modelLabels(of list: ListID) -> [String] {
        engine[list].model.allItems.map { engine.label(of: $0) }
    }

    private mutating func allowOpenEnds(in list: ListID) {
        allowance.shownLists.insert(list)
        if engine[list].placeholders.count > 0 { allowance.placeholders = true }
    }

    private func orderParts(
        _ order: RowsExpression, shownOnly: Bool, in list: ListID
    ) throws(ScriptFault) -> [OrderMismatch.Part] {
        switch order {
        case .flat(let rows):
            return [part(nil, rows, shown: allShownLabels(of: list), model: shownOnly ? nil : modelLabels(of: list))]
        case .sections(let sections):
            var parts: [OrderMismatch.Part] = []
            for section in sections {
                let shownIndex = try player.sectionIndex(section.title, in: engine[list].shown, engine)
                let modelIndex = engine[list].model.index(of: engine[list].shown.sections[shownIndex].id)
                let model = modelIndex.map { index in
                    engine[list].model.sections[index].rows.map { engine.label(of: $0) }
                }
                parts.append(
                    part(
                        section.title.text, section.rows, shown: shownLabels(of: list, section: shownIndex),
                        model: shownOnly ? nil : model ?? []))
            }
            return parts
        }
    }

    private func part(
        _ title: String?, _ rows: [RowsExpression.Row], shown: [String], model: [String]?
    ) -> OrderMismatch.Part {
        OrderMismatch.Part(title: title, expected: rows.map { $0.text }, shown: shown, model: model)
    }

    /// The titles of the shown sections, when they or their order differ from the expectation.
    private func otherSections(_ order: RowsExpression, in list: ListID) -> [String]? {
        guard case .sections(let sections) = order else { return nil }
        let titles = engine[list].shown.sections.map { engine.title(of: $0.id) }
        return sections.map { $0.title.text } == titles ? nil : titles
    }

    /// The labels that a section shows, with `~` for placeholders.
    package func shownLabels(of list: ListID, section: Int) -> [String] {
        engine.shownLabels(of: list, section: section)
    }
}

extension RowsExpression.Row {
    var text: String {
        switch self {
        case .label(let name): name.text
        case .placeholder: "~"
        }
    }
}

extension Engine {
    /// The labels that a section shows, with `~` for placeholders.
    package func shownLabels(of list: ListID, section: Int) -> [String] {
        var labels: [String] = []
        var waiting = self[list].placeholders.all.filter { $0.path.section == section }[...]
        for (index, item) in self[list].shown.sections[section].rows.enumerated() {
            while let next = waiting.first, next.path.item <= index {
                labels.append("~")
                waiting.removeFirst()
            }
            labels.append(label(of: item))
        }
        return labels + waiting.map { _ in "~" }
    }
}
