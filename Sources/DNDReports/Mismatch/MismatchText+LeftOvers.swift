internal import DNDResults
internal import SourceText

/// What was not in order at the end of a scenario.
extension MismatchText {
    func headline(_ leftOver: LeftOver) -> String {
        switch leftOver {
        case .dragInProgress(lifted: true): "the scenario ends with a row lifted"
        case .dragInProgress(lifted: false): "the scenario ends with a drag in progress"
        case .placeholders(let count, let list):
            "the scenario ends with \(count == 1 ? "a placeholder" : "\(count) placeholders")\(place(list))"
        case .modelDiffers(let list, _, _): "the scenario ends with rows\(place(list)) that are not the app's data"
        }
    }

    func body(_ leftOver: LeftOver) -> [String] {
        guard case .modelDiffers(_, let model, let shown) = leftOver else { return [] }
        let part = OrderMismatch.Part(title: nil, expected: model, shown: shown, model: nil)
        return RowComparison(part, expectedTitle: "data").drawn(margin: margin, style: style)
    }

    func fix(_ leftOver: LeftOver) -> [String] {
        switch leftOver {
        case .dragInProgress(lifted: true):
            remark("To fix, end with `release`, or say that it stays: expect state: lifted")
        case .dragInProgress(lifted: false):
            remark("To fix, end with `drop` or `cancel`, or say that it goes on: expect state: dragging")
        case .placeholders(let count, let list):
            remark("To fix, end with `settle`, or say that it stays: expect placeholders\(place(list)): \(count)")
        case .modelDiffers(let list, _, let shown):
            remark(
                "To fix, tell the list of every change of the data, or say that they differ: "
                    + shownLine(list, shown))
        }
    }

    private func shownLine(_ list: String, _ rows: [String]) -> String {
        let labels = rows.prefix(12).map { Spelling.label($0) }.joined(separator: " ")
        return "expect shown\(place(list)): \(labels)\(rows.count > 12 ? " …" : "")"
    }
}
