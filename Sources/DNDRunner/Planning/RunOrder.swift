/// The order of the scenarios: `--order`.
package enum RunOrder: Hashable, Sendable {
    /// In the order of the paths, and of the text within a file.
    case asNamed
    case lexical

    /// Scenarios that failed in their last run come first.
    case failedFirst

    /// The seed is nil until it is chosen.
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

    /// The same order, with a seed chosen if one is missing.
    package var chosen: RunOrder {
        // Small enough to type.
        self == .random(seed: nil) ? .random(seed: UInt64.random(in: 1..<1_000_000)) : self
    }

    package var seed: UInt64? {
        if case .random(let seed) = self { return seed }
        return nil
    }
}
