import Foundation
import Testing

/// Random cases. `DND_FUZZ_SECONDS=60` makes cases for a time, `DND_FUZZ_SEED=7` begins with another seed.
///
/// Each case has a seed of its own, so the seed of a failed case makes it the first one.
struct FuzzRun {
    /// Fixed in ordinary runs, so that an unrelated change does not fail by chance. `make fuzz` passes a fresh one.
    static let seedInOrdinaryRuns: UInt64 = 20_261_123

    /// The number of failed cases after which a run ends.
    private static let failureCountMax = 5

    private static let environment = ProcessInfo.processInfo.environment

    /// Calls `check` for each case; it returns what is wrong. Prints the seed before the first case, and the number of
    /// cases after the last.
    static func cases(
        _ name: String, ordinarily count: Int, _ check: (inout SplitMix64) throws -> [String]
    ) rethrows {
        let first = environment["DND_FUZZ_SEED"].flatMap { UInt64($0) } ?? seedInOrdinaryRuns
        let seconds = environment["DND_FUZZ_SECONDS"].flatMap { Double($0) }
        let end = seconds.map { ContinuousClock.now + .seconds($0) }
        print("\(name): DND_FUZZ_SEED=\(first), " + (seconds.map { "\($0) s" } ?? "\(count) cases"))
        var (number, failureCount) = (0, 0)
        while end.map({ ContinuousClock.now < $0 }) ?? (number < count), failureCount < failureCountMax {
            let seed = first &+ UInt64(number)
            var random = SplitMix64(seed: seed)
            let faults = try check(&random)
            for fault in faults { Issue.record("\(name): DND_FUZZ_SEED=\(seed): \(fault)") }
            failureCount += faults.isEmpty ? 0 : 1
            number += 1
        }
        print("\(name): \(number) cases")
    }
}
