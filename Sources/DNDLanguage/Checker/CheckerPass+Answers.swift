internal import SourceText

/// `answer dropSessionDidUpdate at [0, 4]: 2 -> forbidden`
extension CheckerPass {
    mutating func handAnswer(_ match: PhraseMatch) -> Statement.Kind? {
        let number = match.integer(.number) ?? 1
        guard number > 0 else {
            let place = match.argument(.number)?.range ?? match.range
            report(.wrongArgument, "calls are counted from 1", at: place)
            return nil
        }
        let kinds = kinds(of: namedList(match))
        return callRule(match, kinds: kinds).map { .answer($0, number: number) }
    }
}
