internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Expectations about what lists, cells and spring loading say of themselves.
extension ScenarioPlayer {
    mutating func judgeDragAndDropState(
        _ expectation: Expectation, at range: SourceRange
    ) throws(ScriptFault) -> Mismatch? {
        switch expectation {
        case .activeDrag(let wanted, let name):
            let list = try subject(name, at: range)
            return yesOrNo("active drag in \(engine[list].name)", wanted, engine.hasActiveDrag(list), at: range)
        case .activeDrop(let wanted, let name):
            let list = try subject(name, at: range)
            return yesOrNo("active drop in \(engine[list].name)", wanted, engine.hasActiveDrop(list), at: range)
        case .cellDragState(let target, let wanted):
            let (row, list) = try cell(target)
            let actual = Spelling.dragState(engine.dragState(ofCell: row, in: list))
            return value(
                "cellDragState of \(engine.label(of: row))", wanted.rawValue, actual, holds: wanted.rawValue == actual,
                at: range)
        case .cellDropState(let target, let wanted):
            let (row, list) = try cell(target)
            let actual = Spelling.dropState(engine.dropState(ofCell: row, in: list))
            return value(
                "cellDropState of \(engine.label(of: row))", wanted.rawValue, actual, holds: wanted.rawValue == actual,
                at: range)
        case .springLoading(let wanted, let target):
            var actual = Spelling.springLoading(engine.drag?.springLoading?.state ?? .inactive)
            if target != nil, let subject = springLoadingTarget { actual += " on \(subject)" }
            let expected = wanted.rawValue + (target.map { " on \($0.text)" } ?? "")
            return value("springLoading", expected, actual, holds: expected == actual, at: range)
        default: preconditionFailure("Other values are judged elsewhere.")
        }
    }

    private func yesOrNo(_ subject: String, _ wanted: Bool, _ actual: Bool, at range: SourceRange) -> Mismatch? {
        value(subject, wanted ? "yes" : "no", actual ? "yes" : "no", holds: wanted == actual, at: range)
    }

    /// The row whose cell is meant.
    private mutating func cell(_ target: Target) throws(ScriptFault) -> (ItemID, ListID) {
        let (path, list) = try row(target)
        guard let row = engine[list].shown[path] else {
            throw ScriptFault("\(engine[list].name) has no row \(Spelling.path(path))", at: target.range)
        }
        return (row, list)
    }

    /// What the effect of spring loading is for: a row's label or the name of a view (R204).
    private var springLoadingTarget: String? {
        guard let spring = engine.drag?.springLoading else { return nil }
        switch spring.aim {
        case .cell(let item): return engine.label(of: item)
        case .view(let view): return engine[view].name
        case nil: return spring.row.map { engine.label(of: $0) } ?? engine[spring.list].name
        }
    }
}
