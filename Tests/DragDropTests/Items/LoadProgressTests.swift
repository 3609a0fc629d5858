import Testing

@testable import DragDrop

@Suite struct LoadProgressTests {
    private func progress(
        _ elapsed: Int, of duration: Int, finished: Bool = false, cancelled: Bool = false
    )
        -> LoadProgress
    {
        LoadProgress(
            elapsedMilliseconds: elapsed, ofMilliseconds: duration, isFinished: finished, isCancelled: cancelled)
    }

    @Test func `a load is as far as its time, between nothing and all`() {
        for duration in [1, 3, 7, 100, 999, Limits.clockMilliseconds] {
            var last = -1
            for step in 0...20 {
                let elapsed = duration / 20 * step + duration % 20 * step / 20
                let percent = progress(elapsed, of: duration).percent
                #expect(percent >= last && percent <= 100)
                last = percent
            }
            #expect(progress(0, of: duration).percent == 0)
            #expect(progress(duration, of: duration).percent == 100)
            #expect(progress(-5, of: duration).percent == 0)
        }
    }

    @Test func `a load without duration is done when it is finished`() {
        #expect(progress(0, of: 0).percent == 0)
        #expect(progress(0, of: 0, finished: true).percent == 100)
    }

    @Test(arguments: UInt64(1)...50)
    func `R078: the sum has the units of its parts, and lies between the least and the most`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let parts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            let duration = Int.random(in: 0...1000, using: &random)
            return progress(
                Int.random(in: 0...1000, using: &random), of: duration, finished: Bool.random(using: &random))
        }
        let sum = LoadProgress(sumOf: parts)

        #expect(sum.totalUnitCount == parts.reduce(0) { $0 + $1.totalUnitCount }, "seed \(seed)")
        #expect(sum.completedUnitCount == parts.reduce(0) { $0 + $1.completedUnitCount }, "seed \(seed)")
        let percents = parts.map { $0.percent }
        #expect((percents.min() ?? 0)...(percents.max() ?? 0) ~= sum.percent, "seed \(seed)")
    }

    @Test func `the sum is cancelled when nothing is left that goes on`() {
        let cancelled = progress(1, of: 2, cancelled: true)
        let done = progress(2, of: 2, finished: true)
        let underWay = progress(1, of: 2)

        #expect(LoadProgress(sumOf: [cancelled, done]).isCancelled)
        #expect(!LoadProgress(sumOf: [cancelled, underWay]).isCancelled)
        #expect(!LoadProgress(sumOf: [done]).isCancelled)
        #expect(LoadProgress(sumOf: []).percent == 0)
    }
}
