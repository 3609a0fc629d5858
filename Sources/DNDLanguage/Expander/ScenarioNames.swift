/// The reported names of a scenario: one, or one for each case.
package struct ScenarioNames {
    package let all: [String]

    package init(of scenario: Phrase) {
        guard let title = scenario.declaredName, let table = scenario.caseTable else {
            all = scenario.declaredName.map { [$0.text] } ?? []
            return
        }
        let bare = Phrase(tokens: Tokens([.argument(title)]), range: title.range)
        all = table.rows.map { row in
            let values = row.tokens.compactMap { $0.argument }
            var substitution = Substitution(names: table.columns, values: values)
            let written = substitution.apply(to: bare)
            return written.arguments.first?.text ?? title.text
        }
    }
}

extension Phrase {
    /// The table of cases of a scenario.
    package var caseTable: CaseTable? {
        body?.statements.first { $0.keyword == .examples }.flatMap { CaseTable($0) }
    }
}
