internal import SourceText

/// A line of the REPL: declarations and statements take effect in their order.
extension CheckerPass {
    mutating func line(_ statements: [Expansion.Statement]) -> [LineItem] {
        scope.addInsertions(in: statements.map { $0.phrase })
        var items: [LineItem] = []
        for statement in statements {
            guard let match = match(statement.phrase, in: .file) else { continue }
            items += self.items(match, statement)
        }
        return items
    }

    private mutating func items(_ match: PhraseMatch, _ expanded: Expansion.Statement) -> [LineItem] {
        switch match.entry.role {
        case .scenario: return scenario(match, caseRange: expanded.caseRange).map { [.scenario($0)] } ?? []
        case .delegate(let read): return read(&self, match).map { [.delegate($0)] } ?? []
        case .before:
            report(.misplacedPhrase, "'before' means nothing in a session", at: match.phrase.verbRange)
            return []
        case .meanwhile: return []
        case _ where match.entry.isDeclaration: return declared(match)
        default:
            let range = expanded.writtenRange ?? match.range
            return statement(match).map { [.statement($0, of: range)] } ?? []
        }
    }

    /// The parts of a fixture. A declaration replaces an earlier one with the same name.
    private mutating func declared(_ match: PhraseMatch) -> [LineItem] {
        var fixture = Fixture()
        declare(match, in: &fixture)
        scope.lay(fixture)
        checkProviders(of: fixture)
        let device: [LineItem] = fixture.device.isEmpty ? [] : [.device(fixture.device)]
        return device + fixture.assumptions.map { .assumption($0) } + fixture.types.map { .type($0) }
            + fixture.classes.map { .providerClass($0) } + fixture.teams.map { .team($0) }
            + fixture.scenes.map { .scene($0) } + fixture.items.map { .item($0) }
    }
}
