/// What an exhaustive exploration of one scene has found.
package struct ExploreOutcome {
    package let found: [FoundFailure]
    package let stateCount: Int
    package let transitionCount: Int
    package let depth: Int
    package let hit: ExhaustiveLimits.Hit?

    /// What was covered of the delegates, each with the fewest steps that lead there.
    package let reached: [CoverageItem: [ExploreStep]]

    /// The methods that Swift delegates implement.
    package var methods: [String] = []

    /// The number of each step from the start.
    package let firstSteps: [String: Int]

    /// What was reached.
    package var record: ExploreRecord

    package var verdict: ExploreCertificate.Verdict {
        if !found.isEmpty { return .failed(count: found.count, upTo: hit?.description) }
        return hit.map { .bounded(by: $0.description) } ?? .proved
    }

    /// The line of a certificate.
    package var size: ExploreCertificate.Size {
        ExploreCertificate.Size(
            rows: record.rows, states: stateCount, transitions: transitionCount, depth: depth, verdict: verdict)
    }
}

extension ExhaustiveExploration {
    /// `rows` is nil for the rows as written.
    package func outcome(rows: Int?) -> ExploreOutcome {
        ExploreOutcome(
            found: found, stateCount: stateCount, transitionCount: transitionCount, depth: depth, hit: hit,
            reached: reached, firstSteps: firstSteps, record: record(rows: rows))
    }
}
