/// Expectations about what is seen under the finger.
extension Checking {
    /// A wish that is not written is not compared.
    mutating func previews(_ match: PhraseMatch) -> Expectation? {
        let isLive: Bool? = match.has("live") ? true : match.has("still") ? false : nil
        let isFullSize: Bool? = match.has("full-size") ? true : match.has("scaled") ? false : nil
        return labels(match.all(.label), match).map {
            .previews($0, PreviewsExpectation(isLive: isLive, isFullSize: isFullSize))
        }
    }

    func badge(_ match: PhraseMatch) -> Expectation.Badge {
        if match.has("plus") { return .plus(itemCount: match.integer(.number) ?? 1) }
        return match.has("forbidden") ? .forbidden : .none
    }
}
