/// `--order`: in which order scenarios run.
package enum RunOrder: Hashable, Sendable {
    /// As the paths were named, and as the text has them.
    case asNamed
    case lexical

    /// Those first that failed when they last ran.
    case failedFirst

    /// Nil for a seed that is still to be chosen.
    case random(seed: UInt64?)

    package init?(_ text: String) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        switch (parts[0], parts.count) {
        case ("lexical", 1): self = .lexical
        case ("failed-first", 1): self = .failedFirst
        case ("random", 1): self = .random(seed: nil)
        case ("random", _):
            guard let seed = UInt64(parts[1]) else { return nil }
            self = .random(seed: seed)
        default: return nil
        }
    }

    /// With a seed, where one is needed.
    package var chosen: RunOrder {
        // Small enough to be typed again.
        self == .random(seed: nil) ? .random(seed: UInt64.random(in: 1..<1_000_000)) : self
    }

    package var seed: UInt64? {
        if case .random(let seed) = self { return seed }
        return nil
    }
}
