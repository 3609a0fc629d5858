internal import DNDLanguage
internal import DNDResults
internal import DragDrop

/// The alignment of patterns and calls with the fewest differences.
///
/// Cost: O(patterns × calls) in time and space, by the edit distance of Wagner and Fischer (1974).
struct CallAlignment {
    private(set) var rows: [CallsMismatch.Row] = []
    private(set) var isExact = true

    /// The patterns that no call matches.
    private(set) var missing: [CallPattern] = []

    init(patterns: [CallPattern], calls: [RecordedCall], engine: Engine) {
        let costs = Self.costs(patterns, calls, engine)
        guard costs[0][0] > 0 else { return }
        isExact = false
        trace(patterns, calls, engine, costs)
    }

    /// `costs[p][c]`: the differences between the patterns from `p` on and the calls from `c` on.
    private static func costs(_ patterns: [CallPattern], _ calls: [RecordedCall], _ engine: Engine) -> [[Int]] {
        var costs = Array(repeating: Array(repeating: 0, count: calls.count + 1), count: patterns.count + 1)
        for c in calls.indices { costs[patterns.count][c] = calls.count - c }
        for p in patterns.indices.reversed() {
            let isAny = patterns[p].isAnyCalls
            costs[p][calls.count] = costs[p + 1][calls.count] + (isAny ? 0 : 1)
            for c in calls.indices.reversed() {
                if isAny {
                    costs[p][c] = min(costs[p + 1][c], costs[p][c + 1])
                } else {
                    let fits = patterns[p].fits(calls[c], engine: engine)
                    let apart = min(costs[p + 1][c], costs[p][c + 1]) + 1
                    costs[p][c] = fits ? min(costs[p + 1][c + 1], apart) : apart
                }
            }
        }
        return costs
    }

    private mutating func trace(
        _ patterns: [CallPattern], _ calls: [RecordedCall], _ engine: Engine, _ costs: [[Int]]
    ) {
        var p = 0
        var c = 0
        let withList = engine.lists.count > 1
        func text(_ recorded: RecordedCall) -> String {
            Spelling.call(recorded.call, answer: recorded.answer, engine: engine, withList: withList)
        }
        while p < patterns.count || c < calls.count {
            if p < patterns.count, patterns[p].isAnyCalls {
                var skipped = 0
                while c < calls.count, costs[p][c] == costs[p][c + 1], costs[p][c] < costs[p + 1][c] {
                    c += 1
                    skipped += 1
                }
                rows.append(.skipped(skipped))
                p += 1
            } else if p < patterns.count, c < calls.count, costs[p][c] == costs[p + 1][c + 1],
                patterns[p].fits(calls[c], engine: engine)
            {
                rows.append(.same(text(calls[c])))
                p += 1
                c += 1
            } else if p < patterns.count, costs[p][c] == costs[p + 1][c] + 1 {
                rows.append(.missing(Spelling.pattern(patterns[p])))
                missing.append(patterns[p])
                p += 1
            } else {
                rows.append(.unexpected(text(calls[c])))
                c += 1
            }
        }
    }
}

extension CallPattern {
    var isAnyCalls: Bool {
        if case .anyCalls = subject { return true }
        return false
    }
}
