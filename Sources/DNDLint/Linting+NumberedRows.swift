internal import DNDLanguage
internal import SourceText

/// Positions that are also labels.
extension Linting {
    /// Reports the first position of each sequence that is also the label of a row.
    mutating func lintNumberedRows() {
        let labels = Set((allStatements + bodies).flatMap { $0.numberedRows })
        guard !labels.isEmpty else { return }
        for statements in [block.statements] + scenarios.map({ $0.body?.statements ?? [] }) {
            let positions = statements.lazy.flatMap { $0.touchedPositions }
            guard let position = positions.first(where: { labels.contains($0.text) }) else { continue }
            report(
                .numberedRow, "\(position.text) is a position here, and the label of a row", at: position.range,
                hints: ["For the row of that name write \"\(position.text)\"."])
        }
    }

    private var bodies: [Phrase] { scenarios.flatMap { $0.body?.statements ?? [] } }
}

extension Phrase {
    /// The labels of a scene that are whole numbers.
    fileprivate var numberedRows: [String] {
        guard let verb, ListKind.allCases.contains(where: { $0.word == verb }) || verb == "section" else { return [] }
        let rows = (list?.arguments ?? []).compactMap { argument -> String? in
            guard case .integer = argument.kind else { return nil }
            return argument.text
        }
        return rows + (body?.statements ?? []).flatMap { $0.numberedRows }
    }

    /// The bare numbers that a gesture takes as rows.
    fileprivate var touchedPositions: [Argument] {
        guard let keyword, Vocabulary.entries(keyword, in: .scenario).contains(where: { $0.isGesture }),
            keyword != .finger, keyword != .wait
        else { return [] }
        return tokens.dropFirst().compactMap { $0.argument }.prefix { argument in
            if case .integer = argument.kind { true } else { false }
        }
    }
}
