import Testing

/// Tests that no delegate can make UIKit trap, and that the same seed gives the same trace, even when other seeds are
/// played in between.
@MainActor @Suite struct HostedFireTests {
    @Test(arguments: 0..<30) func `Nothing traps, and equal seeds give equal traces`(block: Int) async {
        for seed in block * 4..<block * 4 + 4 {
            let first = await HostedFire(seed: UInt64(seed)).run(gestureCount: 40)
            let second = await HostedFire(seed: UInt64(seed)).run(gestureCount: 40)
            #expect(first == second, "seed \(seed)")
        }
    }

    @Test func `The fire reaches drops, loads, placeholders, snapshots and exceptions`() async {
        var traces = ""
        for seed in 0..<40 { traces += await HostedFire(seed: UInt64(seed)).run(gestureCount: 40) }
        let events = [
            "performDrop,", "loadFinished", "insertPlaceholder", "commitPlaceholder", "applySnapshot", "batch(",
            "shouldSpringLoad,", "exception(",
        ]
        for event in events { #expect(traces.contains(event), "\(event)") }
    }
}
