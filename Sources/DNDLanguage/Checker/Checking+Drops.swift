internal import SourceText

/// Where dropped items land.
extension Checking {
    mutating func drop(_ match: PhraseMatch) -> Expectation? {
        guard let label = match.tokens(.label).flatMap({ label($0, match) }), let landing = landing(match) else {
            return nil
        }
        return .drop(label, landing)
    }

    private mutating func landing(_ match: PhraseMatch) -> LandingExpression? {
        if match.has("default") { return .standard }
        if match.has("placeholder") { return .placeholder }
        if match.has("view") { return namedList(match).map { .view($0) } }
        guard let path = path(match.tokens(.path), match) else { return nil }
        return match.has("into") ? .intoRow(path) : .row(path)
    }
}
