internal import DNDInterpreter

/// Two paths whose states have equal keys, continued side by side: if they part, the delegate remembers something that
/// is not in its data.
package struct MergedPaths: Equatable, Sendable {
    package let first: [String]
    package let second: [String]

    package init(_ first: [String], _ second: [String]) {
        self.first = first
        self.second = second
    }

    /// The number of steps that both paths are continued by.
    private static let depth = 3

    /// The steps after which the two go on differently; nil if they do not within a few steps.
    package func parting(_ player: any PathPlayer, seed: UInt64) -> [String]? {
        var random = SeededGenerator(seed: seed)
        var steps: [String] = []
        for _ in 0..<Self.depth {
            let next = player.steps(after: first + steps)
            let other = player.steps(after: second + steps)
            for (step, twin) in zip(next, other) where step.uncovered != twin.uncovered { return steps + [step.text] }
            guard next.count == other.count else { return steps }
            let alive = next.filter { $0.failures.isEmpty }
            guard !alive.isEmpty else { return nil }
            steps.append(alive[random.next(below: alive.count)].text)
        }
        return nil
    }
}
