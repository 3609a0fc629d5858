/// Decisions of the rules for presentation and data-source index paths.
extension Rulebook {
    /// Whether the gap and placeholders are rows on the screen (R195).
    var presentsGapAndPlaceholders: Bool { obeys(.r195) }

    /// Whether a call inside `performUsingPresentationValues` uses the order on the screen (R198).
    var translatesPresentationValues: Bool { obeys(.r198) }

    /// The result of a translation: nil without a counterpart on the screen (R196) or in the data source (R197).
    func translation<Place>(_ result: Place?, toScreen: Bool, otherwise place: @autoclosure () -> Place?) -> Place? {
        obeys(toScreen ? .r196 : .r197) ? result : result ?? place()
    }
}
