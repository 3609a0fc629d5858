internal import DNDDrawing
internal import JSON

/// The differences of two runs in JSON: `dnd diff --format json`.
package enum ComparisonDocument {
    package static func text(of comparison: RunComparison) -> String {
        let document: JSONTree = [
            "version": 1.json, "a": comparison.first.name.json, "b": comparison.second.name.json,
            "same": comparison.isSame.json, "scenarios": .array(comparison.scenarios.map { json($0) }),
        ]
        return document.text(in: .wide) + "\n"
    }

    private static func json(_ comparison: ScenarioComparison) -> JSONTree {
        let counts = comparison.counts
        return [
            "title": comparison.title.json, "same": comparison.isSame.json, "a": (comparison.first?.place).json,
            "b": (comparison.second?.place).json, "sameCount": counts.same.json, "changedCount": counts.changed.json,
            "onlyInACount": counts.onlyFirst.json, "onlyInBCount": counts.onlySecond.json,
            "firstDivergence": divergence(comparison),
        ]
    }

    /// The first differing item of each side.
    private static func divergence(_ comparison: ScenarioComparison) -> JSONTree {
        guard comparison.divergence != nil else { return .null }
        let (first, second) = comparison.partingItems
        return ["a": first.map { json($0) } ?? .null, "b": second.map { json($0) } ?? .null]
    }

    private static func json(_ item: ComparableRun.Item) -> JSONTree {
        [
            "kind": item.kind.json, "number": item.number.json, "text": item.text.json,
            "arguments": item.arguments.json, "answer": item.answer.json, "rule": item.rule.json,
            "questions": item.questions.json, "depth": item.depth.json, "file": item.file.json,
            "line": item.line.json,
        ]
    }
}
