internal import DNDInterpreter
internal import DNDResults
internal import DragDrop

/// A kind of step that a person can make. A new kind is one row in the table.
package struct ExploreVerb: Sendable {
    package enum Moment: Hashable, CaseIterable, Sendable {
        case idle, lifted, dragging, touching

        /// A row is being reordered without a drag session.
        case moving

        init(_ engine: Engine) {
            if engine.movement != nil {
                self = .moving
            } else if let drag = engine.drag {
                self = drag.phase == .lifted ? .lifted : .dragging
            } else {
                self = engine.isTouchingWithoutDrag ? .touching : .idle
            }
        }
    }

    /// A step before it is spelled, which takes longer than to find the step again.
    package struct Choice: Hashable {
        /// The verb, or the whole text of a step without a row.
        private let beginning: String
        private var row: Row?

        private struct Row: Hashable {
            /// What names the row; nil where that would mean another one.
            let label: String?
            let path: RowPath

            /// What follows the row: ` above`, and a list that needs a name, with its preposition.
            let zone: String
            let preposition: String
            let list: String?

            /// The rest is almost always the same for a path and a zone.
            func hash(into hasher: inout Hasher) {
                hasher.combine(path)
                hasher.combine(zone)
            }
        }

        init(_ text: String) {
            beginning = text
        }

        init(
            _ verb: String, _ path: RowPath, label: String?, zone: String = "", preposition: String, list: String?
        ) {
            beginning = verb
            row = Row(label: label, path: path, zone: zone, preposition: preposition, list: list)
        }

        var text: String { row.map { text($0, named: $0.label.map { Spelling.label($0) }) } ?? beginning }

        /// The same step by the path of its row; nil for one without a label.
        var plain: String? { row.flatMap { $0.label == nil ? nil : text($0, named: nil) } }

        private func text(_ row: Row, named name: String?) -> String {
            let place = row.list.map { " \(row.preposition) \(Spelling.label($0))" } ?? ""
            return "\(beginning) \(name ?? Spelling.path(row.path))\(row.zone)\(place)"
        }
    }

    /// The word that its steps begin with.
    let verb: String

    let moments: [Moment]

    /// The weight of the verb among those available.
    let weight: Int

    /// All steps of this kind that are possible now.
    let choices: @Sendable (Engine) -> [Choice]

    // MARK: - Choosing

    /// A random possible step with some verbs; nil when there is none.
    static func random(
        _ scene: ExploredScene, _ engine: Engine, _ random: inout SeededGenerator,
        with isWanted: (_ verb: String) -> Bool = { _ in true }
    ) -> ExploreStep? {
        var verbs = rows(in: Moment(engine)).filter { isWanted($0.verb) }
        while !verbs.isEmpty {
            var rest = random.next(below: verbs.reduce(0) { $0 + $1.weight })
            guard
                let index = verbs.firstIndex(where: {
                    rest -= $0.weight; return rest < 0
                })
            else { return nil }
            let choices = verbs[index].choices(engine)
            if !choices.isEmpty, let step = scene.step(choices[random.next(below: choices.count)]) { return step }
            verbs.remove(at: index)
        }
        return nil
    }

    /// All possible steps with some verbs.
    static func all(
        _ scene: ExploredScene, _ engine: Engine, with isWanted: (_ verb: String) -> Bool = { _ in true }
    ) -> [ExploreStep] {
        rows(in: Moment(engine)).filter { isWanted($0.verb) }.flatMap { $0.choices(engine) }
            .compactMap { scene.step($0) }
    }

    /// The rows of the table whose steps are possible in a moment.
    private static func rows(in moment: Moment) -> [ExploreVerb] { rowsByMoment[moment] ?? [] }

    private static let rowsByMoment = Dictionary(
        uniqueKeysWithValues: Moment.allCases.map { moment in
            (moment, table.filter { $0.moments.contains(moment) })
        })
}
