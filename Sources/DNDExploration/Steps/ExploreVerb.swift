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

    /// A step, and its spelling without labels.
    package struct Choice {
        let text: String

        /// The verb, the row and the end of a step whose text has the label of a row.
        private var named: (verb: String, path: RowPath, end: String)?

        /// The same step by the path of its row; nil for one without a label.
        var plain: String? { named.map { "\($0.verb) \(Spelling.path($0.path))\($0.end)" } }

        init(_ text: String) {
            self.text = text
        }

        /// A step with a row, which is named by its label if it has one.
        init(_ verb: String, _ label: String?, _ path: RowPath, _ end: String) {
            text = "\(verb) \(label ?? Spelling.path(path))\(end)"
            if label != nil { named = (verb, path, end) }
        }
    }

    /// The word that its steps begin with.
    let verb: String

    let moments: Set<Moment>

    /// The weight of the verb among those available.
    let weight: Int

    /// All steps of this kind that are possible now.
    let choices: @Sendable (Engine) -> [Choice]

    // MARK: - Choosing

    /// A random possible step; nil when there is none.
    static func random(_ scene: ExploredScene, _ engine: Engine, _ random: inout SeededGenerator) -> ExploreStep? {
        let moment = Moment(engine)
        var verbs = rows(in: moment)
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

extension ExploredScene {
    fileprivate func step(_ choice: ExploreVerb.Choice) -> ExploreStep? {
        step(choice.text) ?? choice.plain.flatMap { step($0) }
    }
}
