internal import JSON

/// The differences of two runs in JSON: `dnd diff --format json`.
package struct ComparisonDocument: Hashable, Sendable, Codable {
    package var version = 1
    package var a: String
    package var b: String
    package var same: Bool
    package var scenarios: [Scenario]

    package struct Scenario: Hashable, Sendable, Codable {
        package var title: String
        package var same: Bool

        /// The place of the scenario in each run; nil if the run does not have it.
        package var a: String?
        package var b: String?

        /// Numbers of lines of the two traces.
        package var sameCount: Int
        package var changedCount: Int
        package var onlyInACount: Int
        package var onlyInBCount: Int
        package var firstDivergence: Divergence?
    }

    /// The first differing item of each side; nil for a side without one.
    package struct Divergence: Hashable, Sendable, Codable {
        package var a: ComparableRun.Item?
        package var b: ComparableRun.Item?
    }

    package init(_ comparison: RunComparison) {
        a = comparison.first.name
        b = comparison.second.name
        same = comparison.isSame
        scenarios = comparison.scenarios.map { Scenario($0) }
    }

    package var text: String {
        JSONTree(encoding: self).text(in: .wide) + "\n"
    }
}

extension ComparisonDocument.Scenario {
    init(_ comparison: ScenarioComparison) {
        title = comparison.title
        same = comparison.isSame
        a = comparison.first?.place
        b = comparison.second?.place
        (sameCount, changedCount, onlyInACount, onlyInBCount) = (0, 0, 0, 0)
        for row in comparison.rows {
            switch row {
            case .same: sameCount += 1
            case .changed: changedCount += 1
            case .onlyFirst: onlyInACount += 1
            case .onlySecond: onlyInBCount += 1
            }
        }
        let (first, second) = comparison.partingItems
        firstDivergence = comparison.divergence.map { _ in ComparisonDocument.Divergence(a: first, b: second) }
    }
}
