internal import SourceText

/// A whole file.
extension CheckerPass {
    mutating func program(_ statements: [Expansion.Statement], title: Name) -> Program {
        let matches = statements.compactMap { statement in
            match(statement.phrase, in: .file).map { (match: $0, caseRange: statement.caseRange) }
        }
        let top = matches.filter { !$0.match.entry.isScenario }
        var fixture = fixture(top.map { $0.match }, top.map { $0.match.phrase })
        for entry in top {
            if case .before = entry.match.entry.role { fixture.before += before(entry.match) }
        }
        let scenarios = matches.filter { $0.match.entry.isScenario }
        let steps = top.map { $0.match }.filter { !$0.entry.isDeclaration }
        if scenarios.isEmpty { return Program(fixture: fixture, scenarios: wholeFile(steps, title: title)) }
        reportBesideScenarios(steps)
        checkTitles(scenarios.map { $0.match })
        let checked = scenarios.compactMap { scenario($0.match, caseRange: $0.caseRange) }
        return Program(fixture: fixture, scenarios: checked)
    }

    mutating func before(_ match: PhraseMatch) -> [Statement] {
        let keeps = rowsAreAsDeclared
        let statements = match.blocks.first.map { self.statements($0, in: .before) } ?? []
        rowsAreAsDeclared = keeps && statements.isEmpty
        return statements
    }

    /// Turns a file with steps but without `scenario` into one scenario.
    private mutating func wholeFile(_ steps: [PhraseMatch], title: Name) -> [Scenario] {
        guard let first = steps.first else { return [] }
        let body = steps.compactMap { statement($0) }
        if !hasErrors, !steps.contains(where: { $0.entry.isExpectation }) {
            report(
                .nothingExpected, "nothing is expected", at: first.phrase.verbRange,
                hints: ["Add `expect order: …` after the steps."])
        }
        return [Scenario(name: title.text, range: first.range, body: body)]
    }

    private mutating func reportBesideScenarios(_ steps: [PhraseMatch]) {
        for step in steps {
            report(
                .stepBesideScenarios, "a file with scenarios has steps only in them", at: step.phrase.verbRange,
                hints: ["Steps for every scenario stand in before { }."])
        }
    }

    private mutating func checkTitles(_ scenarios: [PhraseMatch]) {
        var ranges: [String: SourceRange] = [:]
        for scenario in scenarios {
            guard let title = scenario.name(.title) else { continue }
            if let other = ranges[title.text], other != title.range {
                report(
                    .duplicateScenario, "two scenarios have the title '\(title.text)'", at: title.range,
                    notes: [Diagnostic.Note("the other one", at: other)])
            }
            ranges[title.text] = title.range
        }
    }
}
