internal import DNDInterpreter
package import DragDrop

/// Some of the paths that led to states which were known already, each with the same chance.
package struct MergedSamples {
    package typealias Sample = (path: [String], key: StateKey)

    private var all: [Sample] = []
    private var count = 0
    private var random: SeededGenerator

    private static let countAtMost = 6

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    mutating func take(_ path: [String], _ key: StateKey) {
        count += 1
        guard all.count == Self.countAtMost else { return all.append((path, key)) }
        let place = random.next(below: count)
        if all.indices.contains(place) { all[place] = (path, key) }
    }

    /// Those that one of several collectors gives, which together give as many as one alone.
    func share(of collectorCount: Int) -> [Sample] {
        Array(all.prefix((Self.countAtMost + collectorCount - 1) / collectorCount))
    }
}
