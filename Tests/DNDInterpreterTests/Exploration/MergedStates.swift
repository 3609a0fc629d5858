import DNDInterpreter
import DNDResults
import DragDrop

@testable import DNDExploration

/// Random walks in a scene. The first player that reaches a state is kept, and each later one is continued beside it.
struct MergedStates {
    /// The players that came to a state which was known, and were continued.
    private(set) var pairCount = 0

    private let scene: ExploredScene

    /// The rows of the start.
    private let first: Set<String>
    private var random: SeededGenerator
    private var known: [StateKey: ScenarioPlayer] = [:]

    /// The most players that are kept.
    private static let knownCountMax = 2_000

    init(_ scene: ExploredScene, seed: UInt64) {
        self.scene = scene
        let engine = scene.begin().engine
        first = Set(engine.lists.flatMap { $0.shown.allItems }.map { engine.label(of: $0) })
        random = SeededGenerator(seed: seed)
    }

    /// Walks from the start; returns where two players of one state have parted.
    mutating func walk(stepCountMax: Int) -> [String] {
        var player = scene.begin()
        var faults: [String] = []
        for _ in 0..<stepCountMax {
            guard let step = ExploreVerb.random(scene, player.engine, &random), player.engine.permits(step) else {
                break
            }
            var successor = player.copy()
            successor.play(step.statement)
            // What goes wrong is reported, and not continued.
            guard !Self.isFaulty(successor) else { continue }
            player = successor
            let key = Self.key(of: player)
            if let other = known[key] {
                pairCount += 1
                if let fault = parting(player.copy(), other.copy()) { faults.append(fault) }
            } else if known.count < Self.knownCountMax {
                known[key] = player.copy()
            }
        }
        return faults
    }

    private static func key(of player: ScenarioPlayer) -> StateKey {
        var writer = StateWriter(includingFacts: false)
        player.write(to: &writer)
        return writer.key
    }

    /// Continues both by the same steps; what they did differently, if anything.
    private mutating func parting(_ first: ScenarioPlayer, _ second: ScenarioPlayer) -> String? {
        var (first, second) = (first, second)
        var steps: [String] = []
        for _ in 0..<5 {
            guard let step = ExploreVerb.random(scene, first.engine, &random), first.engine.permits(step) else {
                return nil
            }
            steps.append(step.text)
            let (one, other) = (continued(&first, step), continued(&second, step))
            guard one == other else { return "after \(steps): \(one) and \(other)" }
            guard !Self.isFaulty(first) else { return nil }
        }
        return nil
    }

    private static func isFaulty(_ player: ScenarioPlayer) -> Bool {
        !player.mismatches.isEmpty || !player.findings.isEmpty
    }

    /// The calls of a step, and the rows and findings after it. Without expectations nothing sees the names of rows
    /// that were made on the way.
    private func continued(_ player: inout ScenarioPlayer, _ step: ExploreStep) -> [String] {
        let start = player.engine.trace.count
        player.play(step.statement)
        let calls = player.engine.trace[start...].compactMap { entry -> String? in
            guard case .call(let call, let answer, let isImplemented) = entry.kind else { return nil }
            return
                "\(call.question) \(call.list) "
                + "\(String(describing: call.path)) \(String(describing: answer)) \(isImplemented)"
        }
        let rows = player.engine.lists.map { list in
            let labels = list.shown.allItems.map { player.engine.label(of: $0) }
            return "\(labels.map { first.contains($0) ? $0 : "new" }) \(list.model.allItems.count)"
        }
        return calls + rows + player.findings.map { $0.code.rawValue } + ["\(player.mismatches.count)"]
    }
}
