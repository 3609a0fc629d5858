internal import SourceText

/// Queries of an app to a list.
extension CheckerPass {
    mutating func query(_ match: PhraseMatch) -> Statement.Kind? {
        let query = queryExpression(match)
        guard let list = editedList(match), let query else { return nil }
        return .query(query, in: list)
    }

    private mutating func queryExpression(_ match: PhraseMatch) -> QueryExpression? {
        let space: QueryExpression.Space = match.has("presentation") ? .presentation : .dataSource
        switch match.entry.form {
        case .listCount: return section(match.argument(.section)).map { .rowCount($0) }
        case .listScroll: return place(match.tokens(.place), match).map { .scroll($0) }
        case .listDequeue: return match.name(.name).map { .dequeue($0) }
        case .listLayout: return places(match.all(.place), match).map { .layoutAttributes($0) }
        case .translate: return place(match.tokens(.place), match).map { .translate($0, to: space) }
        default: return section(match.argument(.section)).map { .translateSection($0, to: space) }
        }
    }

    mutating func presentation(_ match: PhraseMatch) -> Statement.Kind? {
        guard let block = match.blocks.first, let list = editedList(match) else { return nil }
        return .presentation(script(block, in: list == nil ? context : context.withList), in: list)
    }

    mutating func returned(_ match: PhraseMatch) -> ReturnedExpression? {
        if match.has("true") || match.has("false") { return .boolean(match.has("true")) }
        let all = match.all(.path)
        guard all.count < 2 else { return labels(all, match).map { .labels($0) } }
        guard let tokens = match.tokens(.path), let path = path(tokens, match) else { return nil }
        if case .integer(let number)? = tokens.first?.argument?.kind { return .number(number) }
        return .path(path)
    }
}
