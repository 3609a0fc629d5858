internal import DNDDrawing
internal import JSON

/// The differences of two runs in JSON: `dnd diff --format json`.
package struct ComparisonDocument: Hashable, Sendable {
    package var a: String
    package var b: String
    package var same: Bool
    package var scenarios: [Scenario]

    package struct Scenario: Hashable, Sendable {
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
    package struct Divergence: Hashable, Sendable {
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
        let document: JSONTree = [
            "version": 1.json, "a": a.json, "b": b.json, "same": same.json,
            "scenarios": .array(scenarios.map { $0.json }),
        ]
        return document.text(in: .wide) + "\n"
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

extension ComparisonDocument.Scenario {
    fileprivate var json: JSONTree {
        [
            "title": title.json, "same": same.json, "a": a.json, "b": b.json, "sameCount": sameCount.json,
            "changedCount": changedCount.json, "onlyInACount": onlyInACount.json, "onlyInBCount": onlyInBCount.json,
            "firstDivergence": firstDivergence?.json ?? .null,
        ]
    }
}

extension ComparisonDocument.Divergence {
    fileprivate var json: JSONTree { ["a": a?.json ?? .null, "b": b?.json ?? .null] }
}

extension ComparableRun.Item {
    fileprivate var json: JSONTree {
        [
            "kind": kind.json, "number": number.json, "text": text.json, "arguments": arguments.json,
            "answer": answer.json, "rule": rule.json, "questions": questions.json, "depth": depth.json,
            "file": file.json, "line": line.json,
        ]
    }
}
