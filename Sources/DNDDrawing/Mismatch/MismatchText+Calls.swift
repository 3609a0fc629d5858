internal import DNDResults
internal import DragDrop
internal import SourceText

/// `expect calls`, `expect call` and `expect silence`
extension MismatchText {
    /// The number of rows shown on each side of a difference.
    private static var surroundings: Int { 3 }

    /// The maximum number of rows.
    private static var rowsAtMost: Int { 40 }

    func body(_ calls: CallsMismatch) -> [StyledText] {
        var lines: [StyledText] = []
        var isCut = false
        for (index, row) in calls.rows.enumerated() {
            guard calls.rows.count <= Self.rowsAtMost || isNearDifference(index, in: calls.rows),
                lines.count < Self.rowsAtMost
            else {
                isCut = true
                continue
            }
            if isCut { lines.append(margin + StyledText("  (more calls that are as expected)", as: .quiet)) }
            isCut = false
            lines.append(line(row))
        }
        if isCut { lines.append(margin + StyledText("  (and more)", as: .quiet)) }
        let legend = "(- expected, not called   + called, not expected   … skipped by ...)"
        return lines + [margin + StyledText(legend, as: .quiet)]
    }

    private func isNearDifference(_ index: Int, in rows: [CallsMismatch.Row]) -> Bool {
        let lower = max(0, index - Self.surroundings)
        return rows[lower..<min(rows.count, index + Self.surroundings + 1)].contains { $0.isDifference }
    }

    private func line(_ row: CallsMismatch.Row) -> StyledText {
        switch row {
        case .same(let text): margin + "  " + DisplayText.visible(text)
        case .missing(let text): margin + StyledText("- " + DisplayText.visible(text), as: .expected)
        case .unexpected(let text): margin + StyledText("+ " + DisplayText.visible(text), as: .actual)
        case .skipped(let count): margin + StyledText("… \(count.counted("call"))", as: .quiet)
        }
    }

    // MARK: - Counts

    func headline(_ count: CallCountMismatch) -> String {
        "\(count.pattern): expected \(times(count.expected)), called \(times(count.matching.count))"
    }

    func body(_ count: CallCountMismatch) -> [StyledText] {
        var lines: [StyledText] = []
        if !count.matching.isEmpty {
            lines += remark(count.matching.count == 1 ? "This call fits:" : "These calls fit:")
            lines += listed(count.matching)
        }
        if !count.near.isEmpty, count.matching.count < count.expected {
            lines += remark("The method was called, but not like this:") + listed(count.near)
        }
        if let method = count.lacking {
            return lines + remark("UIKit asks for it, but this delegate does not implement it.")
                + remark("To implement it in a spec, write `with \(method)`.")
        }
        return lines + (count.near.isEmpty ? count.silence.map { reason($0) } ?? [] : [])
    }

    private func listed(_ calls: [String]) -> [StyledText] {
        let shown = calls.prefix(Self.rowsAtMost / 2).map { margin + "  " + DisplayText.visible($0) }
        return shown + (calls.count > shown.count ? [margin + "  … and \(calls.count - shown.count) more"] : [])
    }

    // MARK: - Silence

    func headline(silence method: String, _ rule: String, _ found: SilenceFinding) -> String {
        switch found {
        case .called: "\(method) was called"
        case .otherRules: "\(method) was not called, but \(rule) is not why"
        case .noReason: "\(method) was not called, but nothing came near it"
        }
    }

    func body(_ found: SilenceFinding) -> [StyledText] {
        switch found {
        case .called(let call): listed([call])
        case .otherRules(let rules): rules.flatMap { reason($0) }
        case .noReason: []
        }
    }

    func fix(silence found: SilenceFinding) -> [StyledText] {
        switch found {
        case .called: remark("To fix, expect the call instead of the silence.")
        case .otherRules: []
        case .noReason: remark("To fix, make the gesture that would have called it.")
        }
    }

    /// A rule with its sentence.
    func reason(_ citation: Citation) -> [StyledText] {
        remark("It stayed silent by \(citation.description): \(citation.sentence)")
    }
}

extension CallsMismatch.Row {
    fileprivate var isDifference: Bool {
        switch self {
        case .missing, .unexpected: true
        case .same, .skipped: false
        }
    }
}
