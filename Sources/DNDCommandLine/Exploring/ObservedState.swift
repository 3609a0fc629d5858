internal import DNDInterpreter
internal import DNDResults
internal import DragDrop

/// What is to be seen of a scene, by name, so that only what changes needs to be told.
struct ObservedState {
    private let values: [(name: String, value: String)]

    init(_ player: ScenarioPlayer) {
        let engine = player.engine
        var values = engine.lists.flatMap { Self.values(of: $0, engine) }
        let dragged = engine.drag.map { drag in
            drag.items.map { Spelling.label(engine.label(of: $0.id)) }.joined(separator: " ")
        }
        values.append(("drag", dragged ?? (engine.movement == nil ? "none" : "a row by itself")))
        let proposal = engine.proposal(in: nil).map { Spelling.proposal($0) }
        values.append(("proposal", proposal ?? "none"))
        values.append(("ended", engine.lastOperation.map { Spelling.operation($0) } ?? "none"))
        values.append(("exception", engine.exception.map { $0.name.description } ?? "none"))
        self.values = values
    }

    private static func values(of list: ListState, _ engine: Engine) -> [(name: String, value: String)] {
        let name = Spelling.label(list.name)
        let labels = { (items: [ItemID]) in
            items.isEmpty ? "(empty)" : items.map { Spelling.label(engine.label(of: $0)) }.joined(separator: " ")
        }
        return [
            (name, labels(list.shown.allItems)),
            ("data of \(name)", engine.isConsistent(list.id) ? "the same" : labels(list.model.allItems)),
            ("gap in \(name)", list.gap.map { Spelling.path($0) } ?? "none"),
            ("selected in \(name)", list.selected.isEmpty ? "none" : labels(list.selected)),
            ("placeholders in \(name)", "\(list.placeholders.count)"),
        ]
    }

    /// `people: A C B`, for each value that is another than before.
    func changes(since before: ObservedState) -> [String] {
        zip(before.values, values).filter { $0.value != $1.value }.map { "\($1.name): \($1.value)" }
    }
}
