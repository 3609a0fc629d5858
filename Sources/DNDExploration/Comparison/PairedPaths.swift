internal import DNDResults
package import DragDrop

/// Plays the same paths with two delegates, and reports where they differ in place of what else goes wrong.
package final class PairedPaths: PathPlayer {
    private let first: any PathPlayer
    private let second: any PathPlayer
    private let names: PairedNames

    /// The two states that each key stands for.
    private var keys: [StateKey: (first: StateKey, second: StateKey)] = [:]

    /// Both must have been started for a comparison. The names are those of the lists, in their order.
    package init(
        _ first: any PathPlayer, _ second: any PathPlayer, lists firstNames: [String], _ secondNames: [String]
    ) {
        self.first = first
        self.second = second
        names = PairedNames(firstNames, secondNames)
    }

    /// Coverage is that of the first delegate.
    package var methods: [String] { first.methods }

    package var unseenTypes: Set<String> { first.unseenTypes.union(second.unseenTypes) }

    package func begin() -> PlayedStep { paired(first.begin(), second.begin()) }

    /// Both plays at their start.
    package func compared() -> (first: ComparedState, second: ComparedState) {
        (first.begin().compared ?? .over, second.begin().compared ?? .over)
    }

    package func steps(after path: [String]) -> [PlayedStep] {
        paired(first.steps(after: path), second.steps(after: path.map { names.translated($0) }))
    }

    package func expansion(after path: [String], at key: StateKey) -> [PlayedStep] {
        guard let known = keys[key] else { return steps(after: path) }
        return paired(
            first.expansion(after: path, at: known.first),
            second.expansion(after: path.map { names.translated($0) }, at: known.second))
    }

    package func parting() -> StepParting? { first.parting() ?? second.parting() }

    private func paired(_ steps: [PlayedStep], _ others: [PlayedStep]) -> [PlayedStep] {
        var twins: [String: PlayedStep] = [:]
        for twin in others { twins[twin.text] = twin }
        return steps.map { step in
            guard let twin = twins[names.translated(step.text)] else {
                return PlayedStep(
                    step.text, failures: [RemoteFailure(.end(.other))], covered: step.covered)
            }
            return paired(step, twin)
        }
    }

    private func paired(_ step: PlayedStep, _ twin: PlayedStep) -> PlayedStep {
        guard let key = step.key, let twinKey = twin.key else { return ended(step, twin) }
        let (one, other) = (step.compared ?? .over, twin.compared ?? .over)
        let failures = one.differences(from: other).map {
            RemoteFailure($0.failure, expectation: $0.expectation)
        }
        var writer = StateWriter()
        for part in [key.first, key.second, twinKey.first, twinKey.second] {
            writer.write(Int(truncatingIfNeeded: part))
        }
        keys[writer.key] = (key, twinKey)
        // Where both plays have ended alike, nothing follows.
        return PlayedStep(
            step.text, key: one == .over && failures.isEmpty ? nil : writer.key,
            isSettled: step.isSettled || twin.isSettled, isOver: step.isOver, failures: failures,
            covered: step.covered)
    }

    /// A step that ends one of the programs, or both. That it ends only one is a difference.
    private func ended(_ step: PlayedStep, _ twin: PlayedStep) -> PlayedStep {
        if step.key != nil {
            return PlayedStep(step.text, failures: twin.failures.map { $0.ofOtherDelegate }, covered: step.covered)
        }
        let isTwinOver = twin.key == nil || twin.compared == .over
        return PlayedStep(step.text, failures: isTwinOver ? [] : step.failures)
    }
}

extension RemoteFailure {
    fileprivate var ofOtherDelegate: RemoteFailure {
        guard case .death(let cause, _) = failure else { return self }
        return RemoteFailure(.death(cause, of: .other))
    }
}

/// The names of the lists of two scenes, in their order. A step names a list at its end, if at all.
package struct PairedNames {
    /// The ends of steps that mean a list, and those for the list at the same place in the other scene.
    private let ends: [(first: String, second: String)]

    package init(_ first: [String], _ second: [String]) {
        ends = zip(first, second).filter { $0 != $1 }.flatMap { one, other in
            ["in", "from"].map { (" \($0) \(Spelling.label(one))", " \($0) \(Spelling.label(other))") }
        }
    }

    /// The step of the second scene that does the same as one of the first.
    package func translated(_ step: String) -> String {
        guard let end = ends.first(where: { step.hasSuffix($0.first) }) else { return step }
        return step.dropLast(end.first.count) + end.second
    }
}
