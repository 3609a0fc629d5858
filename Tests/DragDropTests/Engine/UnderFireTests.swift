import Foundation
import Testing

@testable import DragDrop

/// Anything at any time: nothing traps, what begins ends, and the same seed gives the same run.
@Suite struct UnderFireTests {
    private static let stepCount = 100

    /// 8 × 260 runs of 100 steps; a run whose app has crashed begins anew. `FIRE_RUNS` makes more of them.
    @Test(arguments: 0..<8) func `random gestures and app actions keep the invariants`(_ part: Int) {
        let environment = ProcessInfo.processInfo.environment
        let runCount = environment["FIRE_RUNS"].flatMap { Int($0) } ?? 260
        let seed = environment["FIRE_SEED"].flatMap { UInt64($0) }
        let seeds = seed.map { part == 0 ? [$0] : [] } ?? (0..<runCount).map { UInt64(part * 1_000_000 + $0) }
        for seed in seeds {
            var run = RandomRun(seed: seed, mischief: Int(seed % 4) * 3)
            for step in 0..<Self.stepCount {
                if run.engine.exception != nil { run = RandomRun(seed: run.app.random.next(), mischief: 3) }
                guard let broken = run.step() else { continue }
                Issue.record("step \(step): \(broken). FIRE_SEED=\(seed) swift test --filter UnderFireTests")
                break
            }
        }
    }

    @Test func `the same seed gives the same trace, and another one another`() {
        var digests: Set<Int> = []
        for seed in 0..<UInt64(60) {
            let first = Self.digest(seed: seed)
            #expect(first == Self.digest(seed: seed), "seed \(seed)")
            digests.insert(first)
        }
        #expect(digests.count == 60)
    }

    @Test func `a copy of the engine knows nothing of what the other does`() {
        for seed in 0..<UInt64(60) {
            var run = RandomRun(seed: seed, mischief: 3)
            for _ in 0..<40 { _ = run.step() }
            let copy = run.engine
            let random = run.app.random
            let before = Self.state(copy)
            for _ in 0..<40 { _ = run.step() }

            #expect(Self.state(copy) == before, "seed \(seed)")

            // Played with the same numbers, the copy goes the same way.
            let played = run
            run.engine = copy
            run.checker = TraceChecker()
            run.app.random = random
            for _ in 0..<40 { _ = run.step() }
            #expect(Self.gestures(run.engine) == Self.gestures(played.engine), "seed \(seed)")
        }
    }

    private static func digest(seed: UInt64) -> Int {
        var run = RandomRun(seed: seed, mischief: 5)
        for _ in 0..<stepCount { _ = run.step() }
        return run.checker.digest.finalize()
    }

    private static func state(_ engine: Engine) -> [String] {
        engine.lists.map { "\(engine.order(of: $0.id)) \(String(describing: $0.gap)) \($0.placeholders.all.count)" }
            + ["\(engine.trace.count) \(engine.loads.count) \(engine.clock.milliseconds) \(engine.drag == nil)"]
    }

    private static func gestures(_ engine: Engine) -> [Gesture] {
        engine.trace.compactMap { if case .gesture(let gesture) = $0.kind { gesture } else { nil } }
    }
}
