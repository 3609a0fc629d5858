package import DNDInterpreter
internal import DNDResults
internal import DragDrop

/// The observable state of a scene, by name, from which changes are reported.
package struct ObservedState {
    private let values: [(name: String, value: FactValue)]

    package init(_ player: ScenarioPlayer) {
        let engine = player.engine
        var values = engine.lists.flatMap { Self.values(of: $0, player) }
        let dragged = engine.drag.map { drag in FactValue.labels(drag.items.map { engine.label(of: $0.id) }) }
        values.append(("drag", dragged ?? (engine.movement == nil ? .none : .text("a row by itself"))))
        values.append(("proposal", player.value(of: .proposal)))
        values.append(("ended", player.value(of: .operation)))
        values.append(("exception", engine.exception.map { .text($0.name.description) } ?? .none))
        self.values = values
    }

    private static func values(of list: ListState, _ player: ScenarioPlayer) -> [(name: String, value: FactValue)] {
        let (engine, name) = (player.engine, Spelling.label(list.name))
        let rows = { (rows: Arrangement) in
            FactValue.rows(shown: rows.allItems.map { engine.label(of: $0) }, data: nil)
        }
        return [
            (name, rows(list.shown)),
            ("data of \(name)", engine.isConsistent(list.id) ? .text("the same") : rows(list.model)),
        ] + [Fact.gap, .selected, .placeholders].map { ("\($0.name) in \(name)", player.value(of: $0, in: list.id)) }
    }

    /// `people: A C B`, for each value that differs from before.
    package func changes(since before: ObservedState) -> [String] {
        zip(before.values, values).filter { $0.value != $1.value }.map { "\($1.name): \($1.value.words)" }
    }
}

extension FactValue {
    fileprivate var words: String {
        switch self {
        case .rows(shown: [], data: _): "(empty)"
        case .path(let path, _): Spelling.path(path)
        case .absent: "none"
        default: Spelling.value(self)
        }
    }
}
