private import CEditline
internal import SourceText

/// The candidates as printed below the line: one per row with descriptions, or packed in columns without. Groups stand
/// under their headings.
enum CandidateList {
    /// The maximum number of rows; the rest is only counted. More would push the line being typed off the screen.
    static let rowCountMax = 40

    private static let gap = 2
    private static let ellipsis = "…"

    static func text(_ candidates: [Completion.Candidate], columns: Int) -> String {
        let isDescribed = candidates.contains { !$0.description.isEmpty }
        let rows = isDescribed ? describedRows(candidates) : packedRows(candidates, columns: columns)
        var shown = rows.prefix(rowCountMax).map { cut($0, columns: columns - 1) }
        if rows.count > rowCountMax { shown.append("\(ellipsis) and \(rows.count - rowCountMax) more rows") }
        return shown.map { $0 + "\n" }.joined()
    }

    private static func describedRows(_ candidates: [Completion.Candidate]) -> [String] {
        let width = labelWidth(candidates)
        var rows: [String] = []
        var group = ""
        for candidate in candidates {
            if candidate.group != group {
                group = candidate.group
                rows.append(DisplayText.visible(group) + ":")
            }
            let margin = group.isEmpty ? "" : String(repeating: " ", count: gap)
            rows.append(margin + pad(label(candidate), to: width) + DisplayText.visible(candidate.description))
        }
        return rows
    }

    private static func packedRows(_ candidates: [Completion.Candidate], columns: Int) -> [String] {
        let width = labelWidth(candidates)
        let perRow = max(1, (columns - 1 + gap) / width)
        return stride(from: 0, to: candidates.count, by: perRow).map { start in
            let row = candidates[start..<min(start + perRow, candidates.count)]
            return row.dropLast().map { pad(label($0), to: width) }.joined() + (row.last.map { label($0) } ?? "")
        }
    }

    private static func label(_ candidate: Completion.Candidate) -> String { DisplayText.visible(candidate.label) }

    private static func labelWidth(_ candidates: [Completion.Candidate]) -> Int {
        (candidates.map { width(label($0)) }.max() ?? 0) + gap
    }

    private static func pad(_ text: String, to columns: Int) -> String {
        text + String(repeating: " ", count: max(0, columns - width(text)))
    }

    private static func cut(_ text: String, columns: Int) -> String {
        guard width(text) > columns else { return text }
        var result = ""
        var used = 1
        for character in text {
            used += width(String(character))
            if used > columns { break }
            result.append(character)
        }
        return result + ellipsis
    }

    /// The width of the text in columns.
    private static func width(_ text: String) -> Int {
        text.unicodeScalars.reduce(0) { $0 + Int(editline_character_columns($1.value)) }
    }
}
