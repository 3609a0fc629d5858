@testable import DragDrop

/// Steps that break an invariant.
struct FireFailure {
    let setup: FireSetup
    var steps: [FireStep]
    var broken: String

    /// Plays a seed; nil if nothing breaks before the end or the app's crash.
    static func find(seed: UInt64, setup: FireSetup? = nil) -> FireFailure? {
        let setup = setup ?? FireSetup(seed: seed)
        var random = SeededGenerator(seed: seed)
        var run = FireRun(setup)
        var steps: [FireStep] = []
        while steps.count < FireRun.stepCount, !run.hasCrashed {
            steps.append(run.randomStep(&random))
            if let broken = run.play(steps[steps.count - 1]) {
                return FireFailure(setup: setup, steps: steps, broken: broken)
            }
        }
        return nil
    }

    /// The failure with the necessary steps only.
    var shrunk: FireFailure {
        var shrinking = Shrinking(steps)
        while let fewer = shrinking.next() { shrinking.take(isStillWrong: play(fewer) != nil) }
        return FireFailure(setup: setup, steps: shrinking.steps, broken: play(shrinking.steps) ?? broken)
    }

    private func play(_ steps: [FireStep]) -> String? {
        var run = FireRun(setup)
        for step in steps {
            if let broken = run.play(step) { return broken }
        }
        return nil
    }

    /// The failure, the command that reproduces it, and the steps as lines of a script where the language can express
    /// them.
    var text: String {
        var run = FireRun(setup)
        var lines = ["\(broken). make fire FIRE_SEED=\(setup.seed)", "# \(setup.device) \(setup.rulebook)"]
        lines += run.engine.lists.map { list in
            "\(list.kind) \(list.name): \(run.engine.order(of: list.id))  # \(list.data) \(list.cadence)"
        }
        for step in steps {
            let start = run.engine.trace.count
            let broken = run.play(step)
            lines.append("# \(FireMove.table[step.move].name)")
            lines += run.engine.scriptLines(from: start)
            if let broken { lines.append("# → \(broken)") }
        }
        return lines.joined(separator: "\n")
    }
}

extension Engine {
    /// Gestures and actions, with the answers of delegates as comments.
    func scriptLines(from start: Int) -> [String] {
        trace[start...].compactMap { entry in
            let indent = String(repeating: "  ", count: entry.depth)
            return switch entry.kind {
            case .gesture(let gesture): indent + Self.short(gesture)
            case .action(let action, let list): indent + Self.short(action) + "  # in \(self[list].name)"
            case .call(let call, let answer?, true):
                indent + "# \(self[call.list].name): \(call.question) → \(Self.short(answer))"
            case .exception(let exception, _): indent + "expect exception \"\(exception.text)\""
            default: nil
            }
        }
    }

    /// A value without the names of types and of the fields of paths and numbers.
    private static func short(_ value: some Any) -> String {
        "\(value)".replacing(/DragDrop\.RowPath\(section: (\d+), item: (\d+)\)/) { "[\($0.1), \($0.2)]" }
            .replacing(/DragDrop\.ListID\(rawValue: (\d+)\)/) { "list\($0.1)" }
            .replacing(/DragDrop\.ItemID\(rawValue: (\d+)\)/) { "item \($0.1)" }
            .replacing(/DragDrop\.(\w+\.)*/, with: "")
    }
}
