import Foundation
import Testing

@testable import DragDrop

/// Tests random behaviour: nothing traps, every session that begins ends, the references agree, and the same seed gives
/// the same run.
@Suite struct UnderFireTests {
    private static let partCount = 8

    /// 40 000 steps, or `FIRE_STEPS`; `FIRE_SEED` plays a single seed.
    @Test(arguments: 0..<partCount) func `random gestures and app actions keep the invariants`(_ part: Int) async {
        let environment = ProcessInfo.processInfo.environment
        let seed = environment["FIRE_SEED"].flatMap { Int($0) }
        let stepCount = seed == nil ? environment["FIRE_STEPS"].flatMap { Int($0) } ?? 40_000 : 1
        guard seed == nil || part == 0 else { return }
        let first = seed ?? part * 1_000_000
        let share = (stepCount + Self.partCount - 1) / Self.partCount

        let result = await #expect(processExitsWith: .failure, observing: [\.standardOutputContent]) {
            [first = first as Int, share = share as Int] in
            FireProcess.play(from: first, stepCount: share)
        }
        let lines = TrapHunt.lines(result)
        guard lines.last != FireProcess.done else { return }
        let reported = lines.drop { $0.hasPrefix("seed ") }
        guard reported.isEmpty else {
            Issue.record("\(reported.joined(separator: "\n"))")
            return
        }
        let trapped = lines.last.flatMap { Int($0.dropFirst("seed ".count)) } ?? first
        Issue.record("\(await TrapHunt.script(seed: trapped))")
    }

    @Test func `the same seed gives the same trace, and another one another`() {
        var digests: Set<Int> = []
        for seed in 0..<UInt64(60) {
            let first = FireRun.played(seed: seed).digest
            #expect(first == FireRun.played(seed: seed).digest, "seed \(seed)")
            digests.insert(first)
        }
        #expect(digests.count == 60)
    }

    @Test func `a copy of the engine knows nothing of what the other does, and goes the same way`() {
        for seed in 0..<UInt64(60) {
            var random = SeededGenerator(seed: seed)
            var run = FireRun(FireSetup(seed: seed))
            for _ in 0..<40 where !run.hasCrashed { _ = run.play(run.randomStep(&random)) }
            let copy = run.engine
            let before = Self.state(copy)
            var steps: [FireStep] = []
            for _ in 0..<40 where !run.hasCrashed {
                steps.append(run.randomStep(&random))
                _ = run.play(steps[steps.count - 1])
            }
            #expect(Self.state(copy) == before, "seed \(seed)")
            let played = Self.state(run.engine)
            run.restart(from: copy)
            for step in steps { _ = run.play(step) }
            #expect(Self.state(run.engine) == played, "seed \(seed)")
        }
    }

    @Test func `every kind of step is made, and with every kind something happens`() {
        var entries: [Int: Int] = [:]
        for seed in 0..<UInt64(200) {
            var random = SeededGenerator(seed: seed)
            var run = FireRun(FireSetup(seed: seed))
            for _ in 0..<FireRun.stepCount where !run.hasCrashed {
                let step = run.randomStep(&random)
                let before = run.engine.trace.count
                _ = run.play(step)
                entries[step.move, default: 0] += run.engine.trace.count - before
            }
        }
        // These have no immediate effect on the trace.
        let silent: Set = ["switch drags off", "main queue"]
        for (index, move) in FireMove.table.enumerated() where !silent.contains(move.name) {
            #expect(entries[index, default: 0] > 0, "\(move.name)")
        }
    }

    @Test(arguments: [RuleID.r116, .r117, .r096, .r086, .r162, .b02, .b03, .b04])
    func `an engine that lacks a rule does not escape`(_ rule: RuleID) {
        let failure = (0..<UInt64(2_000)).lazy.compactMap { seed in
            FireFailure.find(seed: seed, setup: FireSetup(seed: seed, secretlyWithout: rule))
        }.first
        #expect(failure != nil, "\(rule)")
    }

    @Test func `a failure is cut down to the steps that matter`() throws {
        // Given steps that fail while they include both of the steps that settle
        let settle = try #require(FireMove.table.firstIndex { $0.name == "settle" })
        let wait = try #require(FireMove.table.firstIndex { $0.name == "wait" })
        let steps = [wait, settle, wait, wait, settle, wait].enumerated().map {
            FireStep(move: $0.element, seed: UInt64($0.offset))
        }

        // When they are shrunk
        var shrinking = Shrinking(steps)
        while let fewer = shrinking.next() { shrinking.take(isStillWrong: fewer.count { $0.move == settle } == 2) }

        // Then only these two are left
        #expect(shrinking.steps == [steps[1], steps[4]])
    }

    private static func state(_ engine: Engine) -> [String] {
        engine.lists.map { "\(engine.order(of: $0.id)) \(String(describing: $0.gap)) \($0.placeholders.all.count)" }
            + ["\(engine.trace.count) \(engine.loads.all.count) \(engine.clock.milliseconds) \(engine.drag == nil)"]
    }
}
