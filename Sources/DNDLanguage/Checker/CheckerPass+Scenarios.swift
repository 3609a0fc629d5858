internal import SourceText

/// Scenarios: their declarations and statements.
extension CheckerPass {
    /// A scenario. What it declares is in scope until its end.
    mutating func scenario(_ match: PhraseMatch, caseRange: SourceRange?) -> Scenario? {
        let tags = tags(of: match.phrase)
        guard let title = match.name(.title), let block = match.blocks.first else { return nil }
        var inner = CheckerPass(methods: methods)
        swap(&inner.scope, &scope)
        inner.scope.open()
        defer {
            inner.scope.close()
            swap(&inner.scope, &scope)
        }
        inner.rowsAreAsDeclared = rowsAreAsDeclared
        inner.isDragging = isDragging
        inner.diagnostics = diagnostics.emptied
        var scenario = inner.scenario(title, block.statements, in: .scenario, tags: tags)
        scenario.caseRange = caseRange
        diagnostics.add(inner.diagnostics)
        unknown += inner.unknown
        return scenario
    }

    mutating func scenario(_ title: Name, _ phrases: [Phrase], in kind: BlockKind, tags: [Tag]) -> Scenario {
        let (matches, unmatched) = matches(phrases, in: kind)
        let fixture = fixture(matches, phrases)
        report(unmatched)
        let body = matches.filter { !$0.entry.isDeclaration }.compactMap { statement($0) }
        let scenario = Scenario(name: title.text, range: title.range, tags: tags, fixture: fixture, body: body)
        checkExpects(scenario, matches)
        return scenario
    }

    /// Reads the declarations among the phrases and adds their names to the scope.
    mutating func fixture(_ matches: [PhraseMatch], _ phrases: [Phrase]) -> Fixture {
        var fixture = Fixture()
        for match in matches { declare(match, in: &fixture) }
        scope.lay(fixture)
        scope.addInsertions(in: phrases)
        checkProviders(of: fixture)
        for match in matches {
            if case .delegate(let read) = match.entry.role, let delegate = read(&self, match) {
                fixture.delegates.append(delegate)
            }
        }
        return fixture
    }

    /// Adds the declarations of a phrase that need no name lookup: scenes, items, the device.
    mutating func declare(_ match: PhraseMatch, in fixture: inout Fixture) {
        switch match.entry.role {
        case .declaration(let add): add(&self, match, &fixture)
        case .parameters: checkRows(match, in: .parameters)
        case .include: checkRows(match, in: .values)
        default: break
        }
    }

    /// Checks the rows of a block. The expander has read them; faulty rows are reported here.
    private mutating func checkRows(_ match: PhraseMatch, in kind: BlockKind) {
        for row in match.blocks.first?.statements ?? [] { _ = self.match(row, in: kind) }
    }

    /// Reports a scenario without an expectation, which could not fail.
    private mutating func checkExpects(_ scenario: Scenario, _ matches: [PhraseMatch]) {
        let expects = matches.contains { $0.entry.isExpectation }
        guard !expects, !diagnostics.hasErrors, !scenario.tags.contains(where: { $0.name == "skip" }) else { return }
        report(
            .nothingExpected, "nothing is expected", at: scenario.range,
            hints: ["Add `expect order: …`, or mark the scenario @skip(\"why\")."])
    }
}
