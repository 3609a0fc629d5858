internal import SourceText

/// The column widths that align the rows of a part of a trace.
struct TraceLayout {
    private let numberWidth: Int
    private let nameWidth: Int
    private let argumentsWidth: Int
    private let answerWidth: Int

    /// Whether aligned rows would not fit, so that the columns follow each other directly.
    private var isCompact = false

    /// The maximum width of aligned selectors. A longer one shifts only its own row, so that most rows fit a narrow
    /// terminal.
    private static let nameWidthMax = 46

    /// The maximum width of aligned arguments. Longer ones shift only their own row, since a batch may have many
    /// updates.
    private static let argumentsWidthMax = 30

    /// Computes the widths for rows. With a limit, rows that would exceed it are set compactly.
    init(_ rows: [TraceRow], columnsAtMost limit: Int? = nil) {
        let columns = rows.filter { $0.hasColumns }
        numberWidth = max(2, rows.reduce(0) { max($0, $1.number.map { "\($0)".utf8.count } ?? 0) })
        nameWidth = Columns.width(
            of: columns.map { $0.indentation + $0.name }.filter { DisplayText.width(of: $0) <= Self.nameWidthMax })
        argumentsWidth = Columns.width(
            of: columns.map { $0.arguments }.filter { DisplayText.width(of: $0) <= Self.argumentsWidthMax })
        answerWidth = Columns.width(of: columns.map { $0.answerText })
        let ruleWidth = rows.reduce(0) { max($0, $1.reasons.utf8.count) }
        guard let limit else { return }
        let isTooWide = rows.contains { $0.hasColumns && alignedWidth($0) > limit }
        isCompact = isTooWide || numberWidth + 3 + textWidth + 2 + ruleWidth > limit
    }

    func line(_ row: TraceRow) -> StyledText {
        if row.kind == .gesture { return StyledText(trimmed(row.name), as: .heading) }
        let number = StyledText(Columns.aligned(row.number.map { "\($0)" } ?? "", to: numberWidth), as: .quiet) + " "
        let text = row.indentation + (row.hasColumns ? columns(row) : row.name)
        let padded = row.reasons.isEmpty || isCompact ? text : Columns.padded(text, to: textWidth)
        let rule = StyledText(row.reasons.isEmpty ? "" : "  " + row.reasons, as: .rule)
        switch row.kind {
        case .call: return (number + StyledText(row.marker, as: .call) + " \(padded)" + rule).trimmed
        case .action: return (number + StyledText(row.marker, as: .action) + " \(padded)" + rule).trimmed
        case .exception:
            return number + StyledText(row.marker, as: .failed) + " " + StyledText(text, as: .failed) + rule
        default: return number + StyledText(trimmed("\(row.marker) \(padded)\(rule.plain)"), as: .quiet)
        }
    }

    /// The width of an aligned row, including overflow of a column.
    private func alignedWidth(_ row: TraceRow) -> Int {
        let text = DisplayText.width(of: row.indentation + columns(row))
        return numberWidth + 3 + max(text, textWidth) + (row.reasons.isEmpty ? 0 : 2 + row.reasons.utf8.count)
    }

    private var textWidth: Int {
        nameWidth + (argumentsWidth > 0 ? argumentsWidth + 2 : 0) + (answerWidth > 0 ? answerWidth + 2 : 0)
    }

    /// The row without indent: columns stay at the same position at every depth.
    private func columns(_ row: TraceRow) -> String {
        guard !isCompact, DisplayText.width(of: row.indentation + row.name) <= nameWidth else {
            return [row.name, row.arguments, row.answerText].filter { !$0.isEmpty }.joined(separator: "  ")
        }
        var text = Columns.padded(row.name, to: nameWidth - row.indentation.utf8.count)
        if argumentsWidth > 0 || !row.arguments.isEmpty {
            text += "  " + Columns.padded(row.arguments, to: argumentsWidth)
        }
        if row.answer != nil { text += "  " + row.answerText }
        return text
    }

    private func trimmed(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }
}
