internal import DNDInterpreter
internal import DNDResults
internal import DragDrop

/// A kind of step that a person can make. A new kind is one row in the table.
package struct ExploreVerb: Sendable {
    package enum Moment: Hashable, Sendable {
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
        var plain: String?
    }

    let moments: Set<Moment>

    /// The weight of the verb among those available.
    let weight: Int

    /// All steps of this kind that are possible now.
    let choices: @Sendable (Engine) -> [Choice]

    // MARK: - Choosing

    /// A random possible step; nil when there is none.
    static func random(_ scene: ExploredScene, _ engine: Engine, _ random: inout SeededGenerator) -> ExploreStep? {
        let moment = Moment(engine)
        var verbs = table.filter { $0.moments.contains(moment) }
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

    /// All possible steps.
    static func all(_ scene: ExploredScene, _ engine: Engine) -> [ExploreStep] {
        let moment = Moment(engine)
        return table.filter { $0.moments.contains(moment) }.flatMap { $0.choices(engine) }
            .compactMap { scene.step($0) }
    }
}

extension ExploredScene {
    fileprivate func step(_ choice: ExploreVerb.Choice) -> ExploreStep? {
        step(choice.text) ?? choice.plain.flatMap { step($0) }
    }
}
