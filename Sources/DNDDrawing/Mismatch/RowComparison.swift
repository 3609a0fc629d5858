internal import DNDResults
internal import SourceText

/// Expected and actual rows side by side, one line per position; for many rows only those around the differences.
struct RowComparison {
    /// The number of rows shown on each side of a difference.
    private static let surroundings = 2

    /// The maximum number of rows: one screen.
    private static let rowsAtMost = 24

    private struct Column {
        let title: String
        let cells: [String]
        let role: Style.Role
        let width: Int

        init(_ title: String, _ rows: [String], _ role: Style.Role, _ positions: [Int]) {
            self.title = title
            self.role = role
            cells = positions.map { rows.indices.contains($0) ? DisplayText.visible(Spelling.label(rows[$0])) : "-" }
            width = Columns.width(of: [title] + cells)
        }
    }

    private let columns: [Column]
    private let positions: [Int]
    private let differences: Set<Int>
    private let hidden: Int

    init(_ part: OrderMismatch.Part, expectedTitle: String = "expected") {
        let count = max(part.expected.count, part.shown.count, part.model?.count ?? 0)
        let differing = (0..<count).filter { part.differs(at: $0) }
        let positions = Array(Self.positions(around: differing, count: count).prefix(Self.rowsAtMost))
        var columns = [
            Column(expectedTitle, part.expected, .expected, positions),
            Column("shown", part.shown, .actual, positions),
        ]
        if let model = part.model, model != part.shown { columns.append(Column("data", model, .actual, positions)) }
        self.columns = columns
        self.positions = positions
        differences = Set(differing)
        hidden = differing.filter { $0 > positions.last ?? -1 }.count
    }

    private static func positions(around differing: [Int], count: Int) -> [Int] {
        guard count > rowsAtMost else { return Array(0..<count) }
        var positions: [Int] = []
        for difference in differing {
            let lower = max(difference - surroundings, (positions.last ?? -1) + 1)
            let upper = min(difference + surroundings, count - 1)
            if lower <= upper { positions += lower...upper }
        }
        return positions
    }

    func drawn(margin: StyledText) -> [StyledText] {
        let numberWidth = max(2, "\(positions.last ?? 0)".utf8.count)
        let blanks = String(repeating: " ", count: numberWidth + 4)
        let titles = columns.map { Columns.padded($0.title, to: $0.width) }.joined(separator: "  ")
        var lines = [margin + blanks + StyledText(trimmed(titles), as: .quiet)]
        for (index, position) in positions.enumerated() {
            if index > 0, positions[index - 1] + 1 < position { lines.append(margin + "  …") }
            lines.append(line(index, position, numberWidth, margin: margin))
        }
        if hidden > 0 { lines.append(margin + "  … and \(hidden) rows more that differ") }
        return lines
    }

    private func line(_ index: Int, _ position: Int, _ width: Int, margin: StyledText) -> StyledText {
        let differs = differences.contains(position)
        var line = margin + (differs ? StyledText("≠ ", as: .marks) : StyledText("  "))
        line += StyledText(Columns.aligned("\(position)", to: width), as: .quiet) + "  "
        for (number, column) in columns.enumerated() {
            let isLast = number == columns.count - 1
            let cell = isLast ? column.cells[index] : Columns.padded(column.cells[index], to: column.width)
            line += (differs ? StyledText(cell, as: column.role) : StyledText(cell)) + (isLast ? "" : "  ")
        }
        return line
    }

    private func trimmed(_ text: String) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        return text
    }
}

extension OrderMismatch.Part {
    fileprivate func differs(at position: Int) -> Bool {
        let wanted = row(expected, position)
        return row(shown, position) != wanted || model.map { row($0, position) != wanted } ?? false
    }

    private func row(_ rows: [String], _ position: Int) -> String? {
        position < rows.count ? rows[position] : nil
    }
}
