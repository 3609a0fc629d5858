/// A comparison of two scenarios, line by line.
package struct ScenarioComparison: Sendable {
    package enum Row: Hashable, Sendable {
        case same(Int, Int)

        /// The same call with different arguments, a different answer or a different rule.
        case changed(Int, Int)
        case onlyFirst(Int)
        case onlySecond(Int)

        package var isSame: Bool {
            if case .same = self { return true }
            return false
        }

        /// The index of each side's item in the row.
        var firstItem: Int? {
            switch self {
            case .same(let item, _), .changed(let item, _), .onlyFirst(let item): item
            case .onlySecond: nil
            }
        }

        var secondItem: Int? {
            switch self {
            case .same(_, let item), .changed(_, let item), .onlySecond(let item): item
            case .onlyFirst: nil
            }
        }
    }

    /// Nil if only the other run has the scenario.
    package let first: ComparableRun.Scenario?
    package let second: ComparableRun.Scenario?
    package let rows: [Row]

    package init(_ first: ComparableRun.Scenario?, _ second: ComparableRun.Scenario?) {
        self.first = first
        self.second = second
        rows = first.flatMap { first in second.map { Self.rows(first.items, $0.items) } } ?? []
    }

    package var title: String { first?.title ?? second?.title ?? "" }
    package var isSame: Bool { first != nil && second != nil && rows.allSatisfy { $0.isSame } }

    /// The index of the first differing row.
    package var divergence: Int? { rows.firstIndex { !$0.isSame } }

    /// The first item of each side at the divergence; nil for a side without one.
    var partingItems: (first: ComparableRun.Item?, second: ComparableRun.Item?) {
        guard let divergence else { return (nil, nil) }
        let parting = rows[divergence...].prefix { !$0.isSame }
        let left = parting.compactMap { $0.firstItem }.first
        let right = parting.compactMap { $0.secondItem }.first
        return (left.flatMap { first?.items[$0] }, right.flatMap { second?.items[$0] })
    }

    /// The number of rows of each kind.
    var counts: (same: Int, changed: Int, onlyFirst: Int, onlySecond: Int) {
        rows.reduce(into: (0, 0, 0, 0)) { counts, row in
            switch row {
            case .same: counts.0 += 1
            case .changed: counts.1 += 1
            case .onlyFirst: counts.2 += 1
            case .onlySecond: counts.3 += 1
            }
        }
    }

    // MARK: - Aligning

    /// The shortest edit script (Myers, 1986), in which items with the same subject are paired. O(n d).
    private static func rows(_ first: [ComparableRun.Item], _ second: [ComparableRun.Item]) -> [Row] {
        let difference = second.map { $0.content }.difference(from: first.map { $0.content })
        var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var rows: [Row] = []
        var (left, right) = (0, 0)
        while left < first.count || right < second.count {
            let leftEnd = (left..<first.count).first { !removed.contains($0) } ?? first.count
            let rightEnd = (right..<second.count).first { !inserted.contains($0) } ?? second.count
            rows += paired(first, left..<leftEnd, second, right..<rightEnd)
            (left, right) = (leftEnd, rightEnd)
            guard left < first.count, right < second.count else { continue }
            rows.append(.same(left, right))
            (left, right) = (left + 1, right + 1)
        }
        return rows
    }

    private static func paired(
        _ first: [ComparableRun.Item], _ left: Range<Int>, _ second: [ComparableRun.Item], _ right: Range<Int>
    ) -> [Row] {
        var rows: [Row] = []
        var rest = right
        for index in left {
            if let partner = rest.first(where: { second[$0].subject == first[index].subject }) {
                rows += (rest.lowerBound..<partner).map { .onlySecond($0) }
                rows.append(.changed(index, partner))
                rest = (partner + 1)..<right.upperBound
            } else {
                rows.append(.onlyFirst(index))
            }
        }
        return rows + rest.map { .onlySecond($0) }
    }
}

/// A comparison of two runs, scenario by scenario.
package struct RunComparison: Sendable {
    package let first: ComparableRun
    package let second: ComparableRun
    package let scenarios: [ScenarioComparison]

    /// Pairs scenarios by name. If each run has a single scenario, these two are paired.
    package init(_ first: ComparableRun, _ second: ComparableRun) {
        self.first = first
        self.second = second
        if first.scenarios.count == 1, second.scenarios.count == 1 {
            scenarios = [ScenarioComparison(first.scenarios[0], second.scenarios[0])]
            return
        }
        var rest = second.scenarios
        var pairs: [ScenarioComparison] = []
        for scenario in first.scenarios {
            let partner = rest.firstIndex { $0.title == scenario.title }
            pairs.append(ScenarioComparison(scenario, partner.map { rest.remove(at: $0) }))
        }
        scenarios = pairs + rest.map { ScenarioComparison(nil, $0) }
    }

    package var isSame: Bool { scenarios.allSatisfy { $0.isSame } }
}
