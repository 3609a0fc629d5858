import DNDInterpreter
import DNDResults
import Foundation
import Testing

/// Drops random rows at random places, with correct delegates, with delegates that make one known mistake, and with
/// delegates that are wrong in other ways.
@Suite struct RandomMistakeTests {
    private static let seeds: Range<UInt64> = {
        let seed = ProcessInfo.processInfo.environment["DND_SEED"].flatMap { UInt64($0) }
        return seed.map { $0..<($0 + 1) } ?? 1..<61
    }()

    @Test(arguments: MadeMistake.allCases)
    func `A mistake is named rightly nearly always`(mistake: MadeMistake) throws {
        var made = 0
        var named = 0
        for seed in Self.seeds {
            let drop = RandomDrop(seed: seed)
            guard let text = drop.spec(mistake) else { continue }
            let found = try mismatches(text)
            // A mistake without effect on the result cannot be detected.
            guard !found.isEmpty, mistake != .staleSecondPath || drop.hasLostRows(found) else { continue }
            made += 1
            if found.contains(where: { $0.hints.contains { mistake.words.contains(where: $0.contains) } }) {
                named += 1
            } else if Self.seeds.count == 1 {
                Issue.record("\(text)\n\(found.map(\.hints))")
            }
        }
        #expect(made > 10 || Self.seeds.count == 1)
        #expect(named * 100 >= made * 95, "\(named) of \(made); DND_SEED=n plays one")
    }

    @Test func `A delegate that is right is never accused`() throws {
        for seed in Self.seeds {
            let drop = RandomDrop(seed: seed)
            let texts = [drop.textbook(expecting: drop.intended), drop.textbook(expecting: drop.rows.reversed())]
            for text in texts {
                let hints = try mismatches(text).flatMap { $0.hints }
                #expect(hints == [], "DND_SEED=\(seed)\n\(text)")
            }
        }
    }

    @Test func `A mistake of another kind is nearly never given a name`() throws {
        var accused = 0
        for seed in Self.seeds {
            let found = try mismatches(RandomDrop(seed: seed).shuffling)
            if found.contains(where: { !$0.hints.isEmpty }) { accused += 1 }
        }
        #expect(accused * 100 <= Self.seeds.count * 5, "\(accused) of \(Self.seeds.count)")
    }
}
