internal import DNDInterpreter
package import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// Drives a scene at random until it fails, then reduces the failure to the fewest steps.
package struct Exploration {
    package struct Found {
        package let failure: ExploreFailure

        /// The expectation that does not hold, for a failure of that kind.
        package let invariant: Statement?
        package var steps: [ExploreStep]

        /// The number of the run, counted from 1, and its steps before shrinking.
        package let run: Int
        package let longCount: Int

        /// The outcome of the search for fewer steps.
        package var shorter = ShorterSearch.Outcome.unknown
    }

    private let scene: ExploredScene

    /// The set to which the steps belong; nil for any.
    private let gestures: GestureSet?
    private let stepCountMax: Int
    private let runCountMax: Int
    private var seeds: SeededGenerator
    package private(set) var coverage = ExploreCoverage()

    package init(
        _ scene: ExploredScene, _ gestures: GestureSet? = nil, seed: UInt64, stepCountMax: Int, runCountMax: Int
    ) {
        self.scene = scene
        self.gestures = gestures
        self.stepCountMax = stepCountMax
        self.runCountMax = runCountMax
        seeds = SeededGenerator(seed: seed)
    }

    /// Explores the scene; returns nil when nothing fails.
    package mutating func found() -> Found? {
        for run in 1...runCountMax {
            if let wrong = walk(stepCountMax, counts: true) {
                return shortened(
                    Found(
                        failure: wrong.failure, invariant: wrong.invariant, steps: wrong.steps, run: run,
                        longCount: wrong.steps.count))
            }
        }
        return nil
    }

    // MARK: - One run

    private typealias Wrong = (failure: ExploreFailure, invariant: Statement?, steps: [ExploreStep])

    private mutating func walk(_ stepCountMax: Int, counts: Bool) -> Wrong? {
        var random = SeededGenerator(seed: seeds.next())
        var player = scene.begin()
        var steps: [ExploreStep] = []
        var looked: Set<ExploreFailure> = []
        if counts { coverage.beginRun(player.engine) }
        if let wrong = wrong(after: [], player, &looked) { return wrong }
        for _ in 0..<stepCountMax {
            if let gestures, gestures.endsWithDrag, !steps.isEmpty, scene.maySettle(player) { break }
            let step = ExploreVerb.random(scene, player.engine, &random) { gestures?.uses($0) ?? true }
            guard let step else { break }
            let start = player.engine.trace.count
            player.play(step.statement)
            if scene.isRefused(player) {
                player = replayed(steps)
                continue
            }
            steps.append(step)
            if let gestures, scene.settle(&player, in: gestures), let settling = scene.settling {
                steps.append(settling)
            }
            if counts { coverage.add(step, player.engine, from: start) }
            if let wrong = wrong(after: steps, player, &looked) { return wrong }
            if player.isStopped || player.hasUnexpectedException { return nil }
        }
        return wrong(in: steps + scene.closing(player))
    }

    private func replayed(_ steps: [ExploreStep]) -> ScenarioPlayer {
        var player = scene.begin()
        for step in steps { player.play(step.statement) }
        return player
    }

    /// The failure after a step, confirmed by replaying all steps as a spec would.
    private func wrong(
        after steps: [ExploreStep], _ player: ScenarioPlayer, _ looked: inout Set<ExploreFailure>
    ) -> Wrong? {
        for invariant in scene.invariants where !player.hasUnexpectedException && !player.isStopped {
            var probe = player
            probe.play(invariant)
            guard probe.mismatches.count > player.mismatches.count else { continue }
            if case .failed(let failure) = scene.trial(steps, expecting: invariant) {
                return (failure, invariant, steps)
            }
        }
        if player.isStopped || player.hasUnexpectedException { return wrong(in: steps) }
        guard player.engine.isQuiet, !player.engine.hasPendingLoads else { return nil }
        let findings = player.findings.filter { !$0.code.isAboutGesture }.map {
            ExploreFailure.finding($0.code, list: $0.list)
        }.filter { !scene.isIgnored($0) }
        guard findings.contains(where: { looked.insert($0).inserted }) else { return nil }
        return wrong(in: steps)
    }

    private func wrong(in steps: [ExploreStep]) -> Wrong? {
        guard case .failed(let failure) = scene.trial(steps) else { return nil }
        return (failure, nil, steps)
    }

    // MARK: - Fewer steps

    /// The number of extra runs that look for a failure with fewer steps than the best one.
    private static let shortRunCount = 400

    private mutating func shortened(_ found: Found) -> Found {
        var found = found
        let (failure, invariant) = (found.failure, found.invariant)
        let isWrong = { [scene] (steps: [ExploreStep]) -> Bool in
            guard case .failed(failure) = scene.trial(steps, expecting: invariant) else { return false }
            return true
        }
        found.steps = shrunk(found.steps, isWrong)
        var runs = 0
        while runs < Self.shortRunCount, found.steps.count > 1 {
            runs += 1
            guard let wrong = walk(found.steps.count - 1, counts: false), wrong.failure == failure else { continue }
            let steps = shrunk(wrong.steps, isWrong)
            guard steps.count < found.steps.count else { continue }
            found.steps = steps
            runs = 0
        }
        found.shorter = ShorterSearch(scene: scene, isWrong: isWrong).search(below: found.steps.count)
        if case .shorter(let steps) = found.shorter {
            found.steps = steps
            // The search goes from short to long, so no shorter sequence than its result fails.
            found.shorter = .none(tryCount: ShorterSearch.triesMax)
        }
        return found
    }

    private func shrunk(_ steps: [ExploreStep], _ isWrong: @escaping ([ExploreStep]) -> Bool) -> [ExploreStep] {
        var shrinking = StepShrinking(steps, isStillWrong: isWrong)
        shrinking.shrink()
        shrinking.simplify { [scene] step in scene.simpler(step) }
        shrinking.shrink()
        return shrinking.steps
    }
}

extension ExploredScene {
    /// `hover B` in the place of `hover B below`, `drag B` in the place of `lift B`.
    fileprivate func simpler(_ step: ExploreStep) -> [ExploreStep] {
        if step.verb == "lift" { return [self.step("drag" + step.text.dropFirst(4))].compactMap { $0 } }
        return withoutZone(step)
    }

    private func withoutZone(_ step: ExploreStep) -> [ExploreStep] {
        [" above", " below", " into"].compactMap { zone in
            guard let range = step.text.firstPlace(of: zone) else { return nil }
            var text = step.text
            text.removeSubrange(range)
            return self.step(text)
        }
    }
}
