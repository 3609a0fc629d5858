package import DNDDrawing
internal import DragDrop
internal import SourceText

/// The differences of two runs, as text for the terminal.
package struct ComparisonText {
    private let comparison: RunComparison
    private let style: Style
    private let sentenceColumnsAtMost: Int

    /// Sentences are not wrapped for a terminal, whose output is wrapped to the width that it has.
    package init(_ comparison: RunComparison, style: Style = .plain, wrapsSentences: Bool = true) {
        self.comparison = comparison
        self.style = style
        sentenceColumnsAtMost = wrapsSentences ? 72 : .max
    }

    /// The number of rows around the first divergence.
    private static let contextBefore = 3
    private static let rowsAfter = 6

    package var lines: [String] {
        let different = comparison.scenarios.filter { !$0.isSame }
        return different.flatMap { lines(of: $0) + [""] } + [summary(different.count)]
    }

    private func summary(_ differentCount: Int) -> String {
        let sameCount = comparison.scenarios.count - differentCount
        guard differentCount > 0 else {
            let calls = comparison.first.callCount
            return style.passed("\(sameCount.counted("scenario")) the same, \(calls.counted("call"))")
        }
        let same = sameCount > 0 ? ", \(sameCount) the same" : ""
        return style.failed("\(differentCount.counted("scenario")) different") + same
    }

    // MARK: - One scenario

    private func lines(of scenario: ScenarioComparison) -> [String] {
        guard let first = scenario.first, let second = scenario.second else {
            let side = scenario.first == nil ? "b" : "a"
            return ["\(style.failed("only in \(side)")): \(style.name(scenario.title))"] + names(scenario)
        }
        guard let divergence = scenario.divergence else { return [] }
        let lower = max(0, divergence - Self.contextBefore)
        let upper = min(scenario.rows.count, divergence + Self.rowsAfter)
        var lines = ["\(style.failed("different")): \(style.name(scenario.title))"] + names(scenario)
        lines += lastStep(before: lower, scenario, first)
        for row in scenario.rows[lower..<upper] { lines += self.lines(row, first, second) }
        if upper < scenario.rows.count { lines.append(style.quiet("    …")) }
        return lines + reasons(scenario) + [counts(scenario)]
    }

    private func names(_ scenario: ScenarioComparison) -> [String] {
        [("a", scenario.first, comparison.first.name), ("b", scenario.second, comparison.second.name)].compactMap {
            side, scenario, name in
            scenario.map {
                "  \(side)  " + style.quiet("\(name == $0.place ? "" : "\(name): ")\($0.place), \($0.state)")
            }
        }
    }

    /// The step before the context's first row.
    private func lastStep(
        before index: Int, _ scenario: ScenarioComparison, _ first: ComparableRun.Scenario
    ) -> [String] {
        for row in scenario.rows[..<index].reversed() {
            guard case .same(let item, let other) = row, first.items[item].kind == .gesture else { continue }
            return [line(" ", first.items[item], item, other)] + (index - 1 > 0 ? [style.quiet("    …")] : [])
        }
        return []
    }

    private func lines(
        _ row: ScenarioComparison.Row, _ first: ComparableRun.Scenario, _ second: ComparableRun.Scenario
    ) -> [String] {
        switch row {
        case .same(let left, let right): [line(" ", first.items[left], left, right)]
        case .changed(let left, let right):
            [line("-", first.items[left], left, nil), line("+", second.items[right], nil, right)]
        case .onlyFirst(let left): [line("-", first.items[left], left, nil)]
        case .onlySecond(let right): [line("+", second.items[right], nil, right)]
        }
    }

    private func line(_ sign: String, _ item: ComparableRun.Item, _ left: Int?, _ right: Int?) -> String {
        let number = Columns.aligned(item.number.map { "\($0)" } ?? "", to: 3)
        let marker = Columns.padded(item.kind.marker, to: 1)
        let place = item.stepPlace.isEmpty ? "" : "  \(item.stepPlace)"
        let text =
            "  \(sign) \(number) \(marker) "
            + String(repeating: "  ", count: item.depth) + DisplayText.visible(item.words) + place
        switch sign {
        case "-": return style.actual(text)
        case "+": return style.expected(text)
        default: return item.kind == .gesture ? style.heading(text) : text
        }
    }

    // MARK: - Reasons

    /// The rules and questions on both sides of the first divergence.
    private func reasons(_ scenario: ScenarioComparison) -> [String] {
        let (first, second) = scenario.partingItems
        if let first, let second, first.rule == second.rule, first.questions == second.questions {
            return reason("both", first)
        }
        return (first.map { reason("a", $0) } ?? []) + (second.map { reason("b", $0) } ?? [])
    }

    private func reason(_ side: String, _ item: ComparableRun.Item) -> [String] {
        let cited = (item.rule.map { [($0, $0)] } ?? []) + item.questions.map { ($0.id, $0.text) }
        let rules = cited.compactMap { id, text in Citation(id).map { "\(text): \($0.subject)" } }
        return rules.enumerated().flatMap { index, text in
            Columns.wrapped(text, to: sentenceColumnsAtMost).enumerated().map { line, part in
                let head = "  \(side) by "
                let indentation = String(repeating: " ", count: head.utf8.count)
                return (index == 0 && line == 0 ? head : indentation) + (line == 0 ? part : "  \(part)")
            }
        }
    }

    private func counts(_ scenario: ScenarioComparison) -> String {
        let (same, changed, left, right) = scenario.counts
        return "  \(same.counted("line")) the same, \(changed) changed, \(left) only in a, \(right) only in b"
    }
}
