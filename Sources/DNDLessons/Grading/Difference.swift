internal import DNDDrawing
internal import DNDInterpreter
internal import DNDResults
package import DragDrop
internal import SourceText

/// The first difference between an answer and what UIKit does.
package struct Difference: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
        /// The calls of a scenario differ from a place on, counted from 0. Nil is the end of the calls.
        case call(place: Int, expected: String?, actual: String?, order: CallOrder)

        /// Another expectation does not hold, or a finding or exception came, with what was expected and happened.
        case other(headline: String, detail: [String])

        /// A line that is not the wrong one, and what still happens.
        case line(String, still: String)

        /// A failure after steps that were found among all gestures.
        case gestures(String, steps: [String])
    }

    /// What becomes of the expected call.
    package enum CallOrder: Hashable, Sendable {
        /// UIKit makes it later.
        case later
        /// UIKit does not make it; silent by these rules.
        case never([Citation])
        /// The delegate of the scene does not have it, though UIKit would call it.
        case lacking
        /// UIKit has made it before.
        case before
    }

    package let kind: Kind

    /// The index of the scenario and its name, and the index of its step; nil when none is to blame.
    package let scenario: Int
    package let scenarioName: String
    package let step: Int?

    /// The rules behind what UIKit does there.
    package private(set) var rules: [Citation] = []

    init(_ kind: Kind, rules: [Citation] = []) {
        self.kind = kind
        scenario = 0
        scenarioName = ""
        step = nil
        self.rules = rules
    }

    /// A failure that an exploration found.
    init(_ title: String, after steps: [String]) {
        self.init(.gestures(title, steps: steps))
    }

    /// The first mismatch of a scenario that has not passed.
    init(_ result: ScenarioResult, number: Int, sources: SourceSet) {
        scenario = number
        scenarioName = result.name
        guard let mismatch = result.mismatches.first else {
            step = nil
            kind = .other(headline: "the scenario is \(result.state.word.rawValue)", detail: [])
            return
        }
        step = result.steps.firstIndex { $0.contains(mismatch.range) }
        if case .calls(let calls) = mismatch.kind, let hint = Self.nearCall(calls, mismatch) {
            kind = .other(headline: hint, detail: [])
        } else if case .calls(let calls) = mismatch.kind {
            let found = Self.firstDifference(calls, result.trace)
            kind = found.kind
            rules = found.rules
        } else {
            kind = Self.other(mismatch, sources, result.trace)
            rules = Self.rules(of: mismatch)
        }
    }

    /// The name of the method that a call or pattern begins with.
    package static func method(_ call: String) -> String {
        String(call.prefix { $0 != " " })
    }

    // MARK: - Calls

    /// What was called in place of a call behind `...`, without the full stop.
    private static func nearCall(_ calls: CallsMismatch, _ mismatch: Mismatch) -> String? {
        let leavesOpen = calls.rows.contains { row in
            if case .skipped = row { true } else { false }
        }
        guard leavesOpen, let hint = mismatch.hints.first, hint.hasSuffix(".") else { return nil }
        return String(hint.dropLast())
    }

    private static func firstDifference(
        _ calls: CallsMismatch, _ trace: TraceRecord
    ) -> (kind: Kind, rules: [Citation]) {
        var place = 0
        var first = 0
        loop: for row in calls.rows {
            switch row {
            case .same: place += 1
            case .skipped(let count): place += count
            case .missing, .unexpected: break loop
            }
            first += 1
        }
        let rest = calls.rows[first...]
        let expected = rest.lazy.compactMap { $0.expected }.first
        let actual = rest.lazy.compactMap { $0.actual }.first
        let name = expected.map { method($0) } ?? ""
        let order: CallOrder
        if rest.dropFirst().contains(where: { $0.actual.map { method($0) } == name }) {
            order = .later
        } else if calls.rows[..<first].contains(where: { $0.actual.map { method($0) } == name }) {
            order = .before
        } else {
            order = trace.asksInVain(for: name) ? .lacking : .never(trace.silenceRules(of: name).suffix(1) + [])
        }
        let entry = actual != nil && calls.entries.indices.contains(place) ? calls.entries[place] : nil
        let rule = entry.flatMap { trace.entries[$0].citation }
        return (.call(place: place, expected: expected, actual: actual, order: order), rule.map { [$0] } ?? [])
    }

    // MARK: - Others

    private static func other(_ mismatch: Mismatch, _ sources: SourceSet, _ trace: TraceRecord) -> Kind {
        let text = MismatchText(mismatch, sources: sources, trace: trace)
        // The ledger of an exception names lines, which differ from one answer to the next.
        if case .unexpectedException(let raised) = mismatch.kind {
            return .other(headline: text.headline, detail: [raised.exception.text])
        }
        return .other(headline: text.headline, detail: text.body.map { $0.plain }.withoutMargin)
    }

    private static func rules(of mismatch: Mismatch) -> [Citation] {
        switch mismatch.kind {
        case .finding(let finding): finding.code.description.rules.map { .rule($0) }
        case .callCount(let count): count.silence.map { [$0] } ?? []
        case .order(let order): order.route.map { [$0.citation] } ?? []
        default: []
        }
    }
}

extension CallsMismatch.Row {
    fileprivate var expected: String? {
        switch self {
        case .same(let text), .missing(let text): text
        case .unexpected, .skipped: nil
        }
    }

    fileprivate var actual: String? {
        switch self {
        case .same(let text), .unexpected(let text): text
        case .missing, .skipped: nil
        }
    }
}

extension [String] {
    /// The lines without the blanks that all of them begin with.
    fileprivate var withoutMargin: [String] {
        let margin = reduce(Int.max) { least, line in
            line.isEmpty ? least : Swift.min(least, line.prefix { $0 == " " }.count)
        }
        return margin == Int.max ? self : map { String($0.dropFirst(margin)) }
    }
}
