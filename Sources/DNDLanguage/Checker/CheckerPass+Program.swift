internal import SourceText

/// A whole file.
extension CheckerPass {
    /// The declarations of a file, or the whole of one without scenarios.
    mutating func program(_ statements: [Expansion.Statement], title: Name, hasScenarios: Bool) -> Program {
        let (top, unmatched) = matches(statements.map { $0.phrase }, in: .file)
        var fixture = fixture(top, top.map { $0.phrase })
        report(unmatched)
        for match in top {
            if case .before = match.entry.role { fixture.before += before(match) }
            if case .meanwhile = match.entry.role { fixture.meanwhile += meanwhile(match) }
        }
        let steps = top.filter { !$0.entry.isDeclaration }
        if hasScenarios { reportBesideScenarios(steps) }
        return Program(fixture: fixture, scenarios: hasScenarios ? [] : wholeFile(steps, title: title))
    }

    mutating func before(_ match: PhraseMatch) -> [Statement] {
        let keeps = rowsAreAsDeclared
        var block = match.blocks.first
        if let declarations = DeclarationsInBefore(match.phrase) {
            block = declarations.rest
            report(
                .misplacedPhrase, "'\(declarations.verb)' cannot stand in a before block",
                at: declarations.verbRange, hints: ["Declarations stand before the block."], edit: declarations.edit)
        }
        let statements = block.map { self.statements($0, in: .before) } ?? []
        rowsAreAsDeclared = keeps && statements.isEmpty
        return statements
    }

    /// Scenarios play none of these, so they leave the rows as declared.
    private mutating func meanwhile(_ match: PhraseMatch) -> [Statement] {
        let keeps = rowsAreAsDeclared
        defer { rowsAreAsDeclared = keeps }
        return match.blocks.first.map { statements($0, in: .script) } ?? []
    }

    /// Turns a file with steps but without `scenario` into one scenario.
    private mutating func wholeFile(_ steps: [PhraseMatch], title: Name) -> [Scenario] {
        guard let first = steps.first else { return [] }
        let body = steps.compactMap { statement($0) }
        if !diagnostics.hasErrors, !steps.contains(where: { $0.entry.isExpectation }) {
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
}
