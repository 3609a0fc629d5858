package import SourceText

/// What an exhaustive exploration of one scene has found.
package struct ExploreOutcome {
    package let found: [FoundFailure]
    package let stateCount: Int
    package let transitionCount: Int
    package let depth: Int
    package let hit: ExhaustiveLimits.Hit?

    /// The ranges of the scripts' patterns that were followed.
    package let followed: Set<SourceRange>

    package var verdict: ExploreCertificate.Verdict {
        if !found.isEmpty { return .failed(count: found.count) }
        return hit.map { .bounded(by: $0.description) } ?? .proved
    }

    /// The line of a certificate; `rows` is nil for the rows as written.
    package func size(rows: Int?) -> ExploreCertificate.Size {
        ExploreCertificate.Size(
            rows: rows, states: stateCount, transitions: transitionCount, depth: depth, verdict: verdict)
    }
}

extension ExhaustiveExploration {
    package var outcome: ExploreOutcome {
        ExploreOutcome(
            found: found, stateCount: stateCount, transitionCount: transitionCount, depth: depth, hit: hit,
            followed: followed)
    }
}
