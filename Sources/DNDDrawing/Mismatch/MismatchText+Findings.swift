package import DNDResults
internal import DragDrop
internal import SourceText

/// Findings, and `expect finding`.
extension MismatchText {
    /// With the code, which `dnd explain` describes further.
    package func headline(_ finding: Finding) -> String {
        "\(finding.code.rawValue): \(sentence(finding))"
    }

    private func sentence(_ finding: Finding) -> String {
        let list = place(finding.list)
        return switch finding.kind {
        case .dragInProgress: "the scenario ends with a drag in progress"
        case .rowLifted: "the scenario ends with a row lifted"
        case .movementInProgress: "the scenario ends with a row\(list) being reordered"
        case .placeholders(let count):
            "the scenario ends with \(count == 1 ? "a placeholder" : "\(count) placeholders")\(list)"
        case .updatesOpen(let count):
            "the updates\(list) were begun and never ended\(count == 1 ? "" : ", \(count) times")"
        case .updatesNeverBegun: "endUpdates()\(list) ends what never began"
        case .modelNotTold: "the app's data\(list) has changed, and the list was not told"
        case .listToldOnly where finding.nativeMove != nil:
            "UIKit moved a row\(list), and \(finding.nativeMove ?? "") did not change the app's data"
        case .toldDifferently where finding.nativeMove != nil:
            "\(finding.nativeMove ?? "")\(list) changed the app's data in another way than UIKit moved the row"
        case .listToldOnly: "the list was told of a change\(list) that the app's data does not have"
        case .snapshotNotApplied: "the snapshot\(list) was changed, and not applied"
        case .toldDifferently: "the app's data and the list\(list) were told different things"
        case .lost(let labels): "\(listed(labels)) is lost: taken out of the data\(list), and put nowhere"
        case .doubled(let labels, nil): "\(listed(labels)) stands twice\(list)"
        case .doubled(let labels, let other?): "\(listed(labels)) stands twice:\(list) and\(place(other))"
        case .leftOut(let labels): "nothing was done with \(listed(labels)), dropped\(list)"
        case .endNotHeard(let begin, let end): "\(begin) does something\(list), and there is no \(end) to end it"
        case .loadOutsideDrop(let item, let isLate, let caller):
            "\(Spelling.label(item)) is asked for its data \(isLate ? "after the drop" : "when nothing is dropped")"
                + list + (caller.map { ", by \($0)" } ?? "")
        case .lateDropCall(let name): "\(name)\(list) comes when nothing is being dropped"
        case .forbidden(let sentence): "\(sentence)\(list)"
        case .answerNotAsked(let method): "no call of \(method) has come that this answers"
        case .notLoaded(let items, let reason): "\(listed(items)) could not be loaded\(list): \(reason)"
        case .withoutEffect(let name, _): "\(name)\(list) has no effect"
        }
    }

    private func listed(_ labels: [String]) -> String {
        labels.prefix(12).map { Spelling.label($0) }.joined(separator: " ") + (labels.count > 12 ? " …" : "")
    }

    func body(_ finding: Finding) -> [StyledText] {
        comparison(finding) + told(at: finding.places) + foundAfter(finding)
    }

    /// The lines of a Swift program that updated the list.
    func told(at places: [String]) -> [StyledText] {
        places.isEmpty ? [] : remark("The list was told so in \(places.joined(separator: ", ")).")
    }

    private func comparison(_ finding: Finding) -> [StyledText] {
        switch finding.kind {
        case .modelNotTold(let rows), .listToldOnly(let rows), .snapshotNotApplied(let rows),
            .toldDifferently(let rows):
            let part = OrderMismatch.Part(title: nil, expected: rows.model, shown: rows.shown, model: nil)
            return RowComparison(part, expectedTitle: "data").drawn(margin: margin)
        default: return []
        }
    }

    /// The step, when it is not the line of the cause.
    private func foundAfter(_ finding: Finding) -> [StyledText] {
        guard finding.step != finding.range else { return [] }
        let step = SourceExcerpt(finding.step, in: sources)
        guard step.place != excerpt.place else { return [] }
        let gutter = max(excerpt.gutterWidth, step.gutterWidth)
        return remark("Found after this step:") + step.drawn(gutter: gutter).map { StyledText($0) }
    }

    func fix(_ finding: Finding) -> [StyledText] {
        let code = finding.code.rawValue
        let rules = finding.rules.map { $0.description }.joined(separator: ", ")
        return remark("To fix: \(remedy(finding))")
            + remark("If it is meant so, write: expect finding \(code)   (rules \(rules); see dnd explain \(code))")
    }

    /// The remedy. A native move of UIKit needs no update of the list.
    private func remedy(_ finding: Finding) -> String {
        guard let method = finding.nativeMove else { return finding.remedy }
        return
            "Change the data in `\(method)` as UIKit has moved the row: out at the first path, then in at the second. "
            + "The list need not be told."
    }

    func body(found: [Finding.Code]) -> [StyledText] {
        found.isEmpty
            ? remark("Nothing was found.")
            : remark("Found were:") + found.map { margin + "  \($0.rawValue)  \($0.description.title)" }
    }
}

extension Finding {
    /// The method that UIKit called about its native move, when the rows show that move.
    fileprivate var nativeMove: String? {
        guard case .nativeMove(let method)? = cause else { return nil }
        return method
    }

    /// The rules of the finding; for a call without effect, the rule that refused it.
    fileprivate var rules: [RuleID] {
        if case .withoutEffect(_, let rule) = kind { return [rule] }
        return code.description.rules
    }
}
