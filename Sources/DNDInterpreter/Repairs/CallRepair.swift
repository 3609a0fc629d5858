internal import DNDLanguage
internal import DNDResults
internal import DragDrop
internal import SourceText

/// The corrected lines of `expect calls`: matching patterns and `...` stay, a pattern with a similar call of its method
/// is changed in the differing parts, and other lines are removed or added.
///
/// Cost: O(patterns × calls) in time and space, by the edit distance of Wagner and Fischer (1974).
struct CallRepair {
    /// The cost of a line. A change is cheaper than a removal, so that `...` does not absorb the intended call.
    private enum Cost {
        static let change = 4
        static let removal = 10
        static let addition = 10
    }

    private(set) var lines: [Repair.Line] = []

    /// Whether a pattern that names a method is left.
    private(set) var namesMethod = false

    private let patterns: [CallPattern]
    private let calls: [RecordedCall]

    /// `edits[p][c]`: the edits that make pattern `p` match call `c`; nil when none do.
    private let edits: [[[TextEdit]?]]

    /// `costs[p][c]`: the cost of the patterns from `p` on and the calls from `c` on.
    private var costs: [[Int]]

    /// The closure returns the text of a line that is added for a call.
    init(_ patterns: [CallPattern], _ calls: [RecordedCall], engine: Engine, text: (RecordedCall) -> String) {
        self.patterns = patterns
        self.calls = calls
        edits = patterns.map { pattern in
            calls.map { pattern.isAnyCalls ? nil : pattern.edits(toFit: $0, engine: engine) }
        }
        costs = Array(repeating: Array(repeating: 0, count: calls.count + 1), count: patterns.count + 1)
        findCosts()
        findLines(text)
    }

    private mutating func findCosts() {
        for c in calls.indices { costs[patterns.count][c] = (calls.count - c) * Cost.addition }
        for p in patterns.indices.reversed() {
            let isAny = patterns[p].isAnyCalls
            costs[p][calls.count] = costs[p + 1][calls.count] + (isAny ? 0 : Cost.removal)
            for c in calls.indices.reversed() {
                var cost = min(
                    costs[p + 1][c] + (isAny ? 0 : Cost.removal), costs[p][c + 1] + (isAny ? 0 : Cost.addition))
                if let pairCost = pairCost(p, c) { cost = min(cost, pairCost + costs[p + 1][c + 1]) }
                costs[p][c] = cost
            }
        }
    }

    private func pairCost(_ p: Int, _ c: Int) -> Int? {
        edits[p][c].map { $0.isEmpty ? 0 : Cost.change + $0.count }
    }

    private mutating func findLines(_ text: (RecordedCall) -> String) {
        var p = 0
        var c = 0
        while p < patterns.count || c < calls.count {
            let range = p < patterns.count ? patterns[p].range : nil
            if let range, patterns[p].isAnyCalls {
                // Of several suitable calls the last one counts: the dots cover those before it.
                if c < calls.count, costs[p][c] == costs[p][c + 1] {
                    c += 1
                } else {
                    lines.append(.kept(range))
                    p += 1
                }
            } else if let range, c < calls.count, let cost = pairCost(p, c), costs[p][c] == cost + costs[p + 1][c + 1] {
                let change = edits[p][c] ?? []
                lines.append(change.isEmpty ? .kept(range) : .changed(range, change))
                namesMethod = true
                p += 1
                c += 1
            } else if let range, costs[p][c] == costs[p + 1][c] + Cost.removal {
                lines.append(.removed(range))
                p += 1
            } else {
                lines.append(.added(text(calls[c])))
                namesMethod = true
                c += 1
            }
        }
    }
}

extension ScenarioPlayer {
    /// The repair that makes the expectation match the actual calls.
    func callsRepair(
        _ patterns: [CallPattern], _ calls: [RecordedCall], in list: ListID?, _ statement: Statement
    ) -> Repair {
        let withList = list == nil && engine.lists.count > 1
        let repair = CallRepair(patterns, calls, engine: engine) { recorded in
            Spelling.call(recorded.call, answer: recorded.answer, engine: engine, withList: withList)
        }
        guard calls.isEmpty || repair.namesMethod else {
            return .impossible("none of the methods was called, and nothing but `...` would be left")
        }
        guard let place = statement.place?.clause ?? statement.place?.range else {
            return .impossible("its lines cannot be found")
        }
        // Without calls, the dots have nothing to match.
        return .block(place, calls.isEmpty ? [] : repair.lines)
    }
}
